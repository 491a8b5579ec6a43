import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import type { BundleConfig } from './BundleConfig'

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

/** The templates that show product tiles: what most visits go through. */
const productCardPages =
  /^component---src-templates-(homepage|category|sale|new-arrivals|search|brand|family|campaign|product|sku)-tsx$/

/**
 * The script of tiles in one file that these pages share: else a product's page, which is fetched ahead from every list,
 * would bring it along once more.
 */
const productGrid = {
  name: 'productGrid',
  test: /[\\/]src[\\/](features[\\/](productList[\\/]productGrid|variant)|ui)[\\/][^.]+\.tsx?$/,
  chunks: ({ name }: { name?: string | null }) => productCardPages.test(name ?? ''),
  minChunks: 3,
  enforce: true,
  priority: 50,
}

/**
 * Keeps the browser's bundle light: Preact for React, of axios what the shop calls, and a page's styles with its own
 * chunk in place of Gatsby's one sheet for the whole shop, which would be inlined into every page.
 */
export function slimBundle(config: BundleConfig): void {
  nameScriptsByHash(config)
  preferPreact(config)
  minifyWithSwc(config)
}

/** A script's file is its hash alone: every page names the first ones, and its first script holds the list of all others. */
function nameScriptsByHash({ output, plugins }: BundleConfig): void {
  output.filename = output.chunkFilename = '[contenthash].js'
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.chunkFilename = '[contenthash].css'
  }
}

function preferPreact(config: BundleConfig): void {
  config.resolve.alias = { ...preact, ...slimAxios, ...withoutWorkerScripts, ...withoutReact(config.resolve.alias) }
  const groups = config.optimization.splitChunks.cacheGroups
  if (!groups) return
  delete groups.styles
  shareByUse(groups)
  groups['productGrid'] = productGrid
}

/**
 * Gatsby names a shared script after the names of those that share it. Parts that are loaded later have no names, so all
 * that any two of them share would be one script, and the cart would bring the forms of the account along.
 */
function shareByUse(groups: Record<string, unknown>): void {
  groups['shared'] = { ...(groups['shared'] as object), name: undefined }
}

function withoutReact(alias: BundleConfig['resolve']['alias']): BundleConfig['resolve']['alias'] {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}

/** Terser does the same in ten times the time. Safari 16 and its like need no code for older browsers. */
function minifyWithSwc({ optimization }: BundleConfig): void {
  const others = (optimization.minimizer ?? []).filter((minimizer) => !isTerser(minimizer))
  const terserOptions = { compress: { passes: 2 }, mangle: true }
  optimization.minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions }), ...others]
}

const isTerser = (minimizer: unknown) => (minimizer as object).constructor.name === 'TerserPlugin'

/**
 * Parts of axios that a client of JSON over fetch never calls: the other transport, forms and
 * files, progress, XSRF cookies, and what axios only hands on to whoever asks for it by name.
 */
const unused = [
  'adapters/xhr',
  'cancel/CancelToken',
  'core/createMultipartBody',
  'core/setFormDataHeaders',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/cookies',
  'helpers/estimateDataURLDecodedBytes',
  'helpers/formDataToJSON',
  'helpers/progressEventReducer',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
  'helpers/trackStream',
]

const folder = path.resolve('node_modules/axios/lib')

/** Aliases that put an empty module in the place of each: a quarter of what the shop's client would weigh. */
export const slimAxios: Record<string, false> = Object.fromEntries(
  unused.map((name) => [path.join(folder, `${name}.js`), false]),
)
