import type { GatsbyConfig } from 'gatsby'
import { env } from './src/config/env'
import { nodeEnv } from './src/config/nodeEnv'

const sandbox = `http://127.0.0.1:${nodeEnv.sandboxPort}`

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'ignore',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  // With no shop API configured, develop hands the API's paths, the stand-in payment page and the scenario switches to the sandbox.
  ...(env.shopApiUrl
    ? {}
    : {
        proxy: [
          { prefix: '/web', url: sandbox },
          { prefix: '/pay', url: sandbox },
          { prefix: '/sandbox', url: sandbox },
        ],
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
