import './src/config/loadEnvironment'
import type { GatsbyConfig } from 'gatsby'
import { env } from './src/config/env'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: env.siteUrl },
  trailingSlash: 'ignore',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  plugins: ['gatsby-plugin-react-helmet'],
}

export default config
