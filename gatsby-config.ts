import type { GatsbyConfig } from 'gatsby'
import { forwardTo } from './src/commands/site/forwardTo'
import { env } from './src/config/env'
import { nodeEnv } from './src/config/nodeEnv'

/** As much of Gatsby's development server as is used here; Gatsby itself gives it no type. */
interface Develop {
  use: (paths: string[], middleware: ReturnType<typeof forwardTo>) => void
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'ignore',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  // With no shop API configured, develop hands the API's paths, the stand-in payment page and the scenario switches to the sandbox.
  ...(env.shopApiUrl
    ? {}
    : {
        developMiddleware: (app: Develop) => app.use(['/web', '/pay', '/sandbox'], forwardTo(nodeEnv.sandboxPort)),
      }),
  plugins: [
    'gatsby-plugin-react-helmet',
    ...(env.googleTagManagerId
      ? [
          {
            resolve: 'gatsby-plugin-google-tagmanager',
            options: { id: env.googleTagManagerId, includeInDevelopment: false },
          },
        ]
      : []),
  ],
}

export default config
