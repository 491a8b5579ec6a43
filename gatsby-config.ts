import type { GatsbyConfig } from 'gatsby'
import { forwardTo } from './src/commands/site/forwardTo'
import { env } from './src/config/env'
import { nodeEnv } from './src/config/nodeEnv'

/** The part of Gatsby's development server that this file uses. Gatsby provides no type for it. */
interface Develop {
  use: (paths: string[], middleware: ReturnType<typeof forwardTo>) => void
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'ignore',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  // Without a shop API, the development server forwards the API's paths, the stand-in payment page and the scenario
  // switch to the sandbox.
  ...(env.shopApiUrl
    ? {}
    : {
        developMiddleware: (app: Develop) => app.use(['/web', '/pay', '/sandbox'], forwardTo(nodeEnv.sandboxPort)),
      }),
  plugins: ['gatsby-plugin-react-helmet'],
}

export default config
