import { readNodeVariables } from './checkEnvironment'

const variables = readNodeVariables(process.env)
const sandboxProducts = variables.SANDBOX_PRODUCTS

/**
 * The settings of the commands and the build, which never run in a browser. Importing this file throws when a variable
 * is invalid.
 */
export const nodeEnv = {
  /** Whether this process is Gatsby's development server. Gatsby itself sets the variable. */
  isDevelopmentServer: process.env.gatsby_executing_command === 'develop',
  /** The sandbox's database file, relative to the project folder. An extended catalogue has its own file. */
  sandboxDatabase:
    variables.SANDBOX_DATABASE ?? (sandboxProducts === 0 ? '.sandbox/shop.db' : `.sandbox/shop-${sandboxProducts}.db`),
  /** The number of products to which the sandbox extends its catalogue; 0 means the demo catalogue. */
  sandboxProducts,
  /** The time in ms for which a customer's session in the sandbox lasts after its last use. */
  sandboxSessionLifetime: variables.SANDBOX_SESSION_MINUTES * 60_000,
  /** The token with which a build uploads source maps; '' means that none are uploaded. */
  sentryAuthToken: variables.SENTRY_AUTH_TOKEN ?? '',
  /** The number of products that a build renders, most important first; 0 means all. */
  prerenderLimit: variables.PRERENDER_LIMIT,
  /** The number of rendered products for which the build also renders every SKU; 0 means all. */
  prerenderSkuLimit: variables.PRERENDER_SKU_LIMIT,
}

/**
 * Makes the development server create the data of all pages when it starts. By default, it creates the data of a page
 * when the page is first opened, but sometimes never finishes and answers 404. Gatsby sets the variable before
 * `onPreInit`.
 */
export function disableQueryOnDemand(): void {
  delete process.env.GATSBY_QUERY_ON_DEMAND
}
