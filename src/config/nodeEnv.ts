import { readNodeVariables } from './checkEnvironment'

const variables = readNodeVariables(process.env)
const sandboxProducts = variables.SANDBOX_PRODUCTS

/** Settings of the commands and the build, never in a browser. Importing this file throws when a variable is wrong. */
export const nodeEnv = {
  /** Port of the sandbox beside `npm start`. */
  sandboxPort: variables.SANDBOX_PORT,
  /** The sandbox's database file, relative to the project's folder. A bigger catalogue has a file of its own. */
  sandboxDatabase:
    variables.SANDBOX_DATABASE ?? (sandboxProducts === 0 ? '.sandbox/shop.db' : `.sandbox/shop-${sandboxProducts}.db`),
  /** The number of products to which the sandbox extends its catalogue; 0 = the demo as it is. */
  sandboxProducts,
  /** How long a customer's session in the sandbox lasts after its last use, in ms. */
  sandboxSessionLifetime: variables.SANDBOX_SESSION_MINUTES * 60_000,
  /** How many products a build renders, the most important first; 0 = all. */
  prerenderLimit: variables.PRERENDER_LIMIT,
  /** For how many of those it renders every SKU too; 0 = all. */
  prerenderSkuLimit: variables.PRERENDER_SKU_LIMIT,
}
