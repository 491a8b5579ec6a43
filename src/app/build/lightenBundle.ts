import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { classNameOf } from './classNames'

/** What the browser gets in place of React (docs/decisions): the same interface in a tenth of the bytes. */
const preact = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

interface CssModules {
  localIdentName?: string
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, local: string) => string
}

interface Rule {
  oneOf?: Rule[]
  use?: { options?: { modules?: CssModules } }[] | unknown
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

/** Long class names are for developers: a page's HTML says each of them twice. */
function shortenClassNames(rules: Rule[]): void {
  for (const rule of rules) {
    shortenClassNames(rule.oneOf ?? [])
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = shortClassName
    }
  }
}

const shortClassName: CssModules['getLocalIdent'] = ({ resourcePath }, _pattern, local) =>
  classNameOf(path.relative(process.cwd(), resourcePath), local)

function preferPreact(config: BundleConfig): void {
  config.resolve.alias = { ...preact, ...withoutReact(config.resolve.alias) }
  const groups = config.optimization.splitChunks.cacheGroups
  if (groups) delete groups.styles
}

function withoutReact(alias: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}
