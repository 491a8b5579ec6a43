import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { lightAxios } from './lightenAxios'
import { lightenStyles, type StyleRule } from './lightenStyles'

/** What the browser gets in place of React (docs/decisions): the same interface in a tenth of the bytes. */
const preact = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** Gatsby's plugin for scripts in a web worker, which the shop has none of: it would bring its library into every page. */
const withoutWorkerScripts = {
  [path.resolve('node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: false as const,
}

interface BundleConfig {
  cache: { buildDependencies?: Record<string, string[]> } | false
  output: { hashDigestLength?: number; filename?: string; chunkFilename?: string }
  plugins: { constructor: { name: string }; options?: { chunkFilename?: string } }[]
  module: { rules: StyleRule[] }
  resolve: { alias: Record<string, string | false> }
  optimization: { splitChunks: { cacheGroups?: Record<string, unknown> } }
}

/** Hexadecimal digits of the hashes in file names: enough to tell one build's file from another's. */
const hashDigits = 8

/** The templates that show product tiles: what most visits go through. */
const withTiles =
  /^component---src-templates-(homepage|category|sale|new-arrivals|search|brand|family|campaign|product|sku)-tsx$/

/**
 * The script of tiles in one file that these pages share: else a product's page, which is fetched ahead from every list,
 * would bring it along once more.
 */
const wall = {
  name: 'wall',
  test: /[\\/]src[\\/](features[\\/]catalogue[\\/](wall|price)|design)[\\/][^.]+\.tsx?$/,
  chunks: ({ name }: { name?: string | null }) => withTiles.test(name ?? ''),
  minChunks: 3,
  enforce: true,
  priority: 50,
}

/**
 * Keeps the browser's bundle light: Preact for React, of axios what the shop calls, and a page's styles with its own
 * chunk in place of Gatsby's one sheet for the whole shop, which would be inlined into every page.
 */
export const lightenBundle: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ stage, getConfig, actions }) => {
  if (!stage.startsWith('build-')) return
  const config = getConfig() as BundleConfig
  renewCache(config)
  lightenStyles(config.module.rules)
  config.output.hashDigestLength = hashDigits
  if (stage === 'build-javascript') {
    nameScriptsByHash(config)
    preferPreact(config)
  }
  actions.replaceWebpackConfig(config)
}

/** Has webpack's cache of earlier builds thrown away when this folder changes: webpack knows nothing of it. */
function renewCache({ cache }: BundleConfig): void {
  if (cache && cache.buildDependencies) cache.buildDependencies.shop = [`${path.resolve('src/app/build')}/`]
}

/** A script's file is its hash alone: every page names the first ones, and its first script holds the list of all others. */
function nameScriptsByHash({ output, plugins }: BundleConfig): void {
  output.filename = output.chunkFilename = '[contenthash].js'
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.chunkFilename = '[contenthash].css'
  }
}

function preferPreact(config: BundleConfig): void {
  config.resolve.alias = { ...preact, ...lightAxios, ...withoutWorkerScripts, ...withoutReact(config.resolve.alias) }
  const groups = config.optimization.splitChunks.cacheGroups
  if (!groups) return
  delete groups.styles
  groups['wall'] = wall
}

function withoutReact(alias: BundleConfig['resolve']['alias']): BundleConfig['resolve']['alias'] {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}
