import type { GatsbyNode } from 'gatsby'

/** What the browser gets in place of React (docs/decisions): the same interface in a tenth of the bytes. */
const preact = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

interface Rule {
  oneOf?: Rule[]
  use?: { options?: { modules?: { localIdentName?: string } } }[] | unknown
}

interface BundleConfig {
  module: { rules: Rule[] }
  resolve: { alias: Record<string, string> }
  optimization: { splitChunks: { cacheGroups?: Record<string, unknown> } }
}

/**
 * Keeps the browser's bundle light: Preact for React, and a page's styles with its own
 * chunk in place of Gatsby's one sheet for the whole shop, which would be inlined into every page.
 */
export const lightenBundle: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ stage, getConfig, actions }) => {
  if (!stage.startsWith('build-')) return
  const config = getConfig() as BundleConfig
  shortenClassNames(config.module.rules)
  if (stage === 'build-javascript') preferPreact(config)
  actions.replaceWebpackConfig(config)
}

/** Class names of CSS modules as four letters: their long names are for developers. */
function shortenClassNames(rules: Rule[]): void {
  for (const rule of rules) {
    shortenClassNames(rule.oneOf ?? [])
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules) options.modules.localIdentName = '[hash:base64:4]'
    }
  }
}

function preferPreact(config: BundleConfig): void {
  config.resolve.alias = { ...preact, ...withoutReact(config.resolve.alias) }
  const groups = config.optimization.splitChunks.cacheGroups
  if (groups) delete groups.styles
}

function withoutReact(alias: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}
