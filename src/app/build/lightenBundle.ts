import type { GatsbyNode } from 'gatsby'

/** What the browser gets in place of React (docs/decisions): the same interface in a tenth of the bytes. */
const preact = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

interface SplitChunks {
  cacheGroups?: Record<string, unknown>
}

/**
 * Keeps the browser's bundle light: Preact for React, and a page's styles with its own
 * chunk in place of Gatsby's one sheet for the whole shop, which would be inlined into every page.
 */
export const lightenBundle: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ stage, getConfig, actions }) => {
  if (stage !== 'build-javascript') return
  const config = getConfig() as {
    resolve: { alias: Record<string, string> }
    optimization: { splitChunks: SplitChunks }
  }
  config.resolve.alias = { ...preact, ...withoutReact(config.resolve.alias) }
  const groups = config.optimization.splitChunks.cacheGroups
  if (groups) delete groups.styles
  actions.replaceWebpackConfig(config)
}

function withoutReact(alias: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}
