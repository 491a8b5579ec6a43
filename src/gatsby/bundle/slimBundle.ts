import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import { nodeEnv } from '../../config/nodeEnv'
import { unusedAxiosAliases } from '../patches/unusedAxios'
import { unusedGatsbyAliases } from '../patches/unusedGatsby'
import type { BundleConfig } from './BundleConfig'
import { moduleListPlugin } from './moduleListPlugin'

/**
 * The aliases that replace React in the browser with Preact, which has the same interface in a tenth of the bytes
 * (docs/decisions/first-load.md, "Preact in the browser").
 */
const preactAliases = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'prop-types': path.resolve('src/gatsby/patches/stubPropertyTypes.ts'),
}

/** Matches the templates with product cards, which most visits open. */
const productCardPages =
  /^component---src-templates-(homepage|category|sale|new-arrivals|search|brand|family|campaign|product|sku)-tsx$/

/**
 * The group that puts the product cards of `productCardPages` into one file. Otherwise a product page, which every list
 * preloads, would load the cards again. The pattern leaves out the modules that the home page does not use.
 */
const productGrid = {
  name: 'productGrid',
  test: /[\\/]src[\\/](features[\\/](productList[\\/]productGrid|variant)|ui)[\\/](?!.*(EndCard|Breadcrumb|MeasureLine|StoryColumns))[^.]+\.tsx?$/,
  chunks: ({ name }: { name?: string | null }) => productCardPages.test(name ?? ''),
  minChunks: 3,
  enforce: true,
  priority: 50,
}

interface GroupedModule {
  nameForCondition: () => string | null
  identifier: () => string
}

/**
 * Groups of pages that one visit often opens together, or that have little code of their own. The pages of a group
 * share one file.
 */
const pageGroups: Record<string, RegExp> = {
  accountPages: /^component---src-templates-(account|checkout|create-account|lost-password)-/,
  contentPages: /^component---src-templates-(contact|content|interior-advice)-tsx$/,
  giftlistPages: /^component---src-templates-giftlist-(buy|index)-tsx$/,
  productPages: /^component---src-templates-(product|sku)-tsx$/,
}

/** Creates webpack's group for pages. The group contains only scripts, because each page has its styles in its HTML. */
const createPageGroup = (name: string, pages: RegExp) => ({
  name,
  type: /^javascript/,
  // A `require` with a language in its path makes a module that lists the possible files. That module has no file.
  test: (module: GroupedModule) => /[\\/]src[\\/]/.test(module.nameForCondition() ?? module.identifier()),
  chunks: ({ name: page }: { name?: string | null }) => pages.test(page ?? ''),
  enforce: true,
  priority: 45,
})

/** Matches the chunks that load without the services. */
const independentChunks = /^(app|card|filters|menu|planner|component---.*)$/

/**
 * Creates a group for modules that the services share with most lazy chunks, so that these chunks contain no copies.
 * A chunk that loads without the services contains a copy.
 */
const createServiceGroup = (name: string, folder: RegExp, minChunks: number) => ({
  name,
  test: folder,
  chunks: ({ name: chunk }: { name?: string | null }) => !independentChunks.test(chunk ?? ''),
  minChunks,
  enforce: true,
  priority: 40,
})

/** The lazy messages that pages need together. The messages of a group are one file for each language. */
const messageGroups: Record<string, RegExp> = {
  cart: /^(cart|common|offers|panel)$/,
  checkout: /^(checkout|giftlistLines)$/,
  account: /^(account|addresses|identity|password|wishlist)$/,
  giftlist: /^(giftlist|giftlistItems|giftlistOwner)$/,
  product: /^(consent|gallery|list|newsletter|search|stockAlert)$/,
}

const lateMessages = {
  test: /[\\/]src[\\/]i18n[\\/]\w\w[\\/]\w+\.ts$/,
  name: ({ resource }: { resource: string }) => {
    const [area = '', language = ''] = resource.replace(/\.ts$/, '').split(/[\\/]/).reverse()
    const group = Object.keys(messageGroups).find((name) => messageGroups[name]?.test(area)) ?? area
    return `messages-${group}-${language}`
  },
  chunks: 'async',
  enforce: true,
  priority: 60,
}

/**
 * Makes the browser's bundle smaller, mainly with Preact instead of React, and without the unused files of axios and
 * Gatsby. Styles are part of each page's chunk, because Gatsby's single sheet for the whole site would be inlined into
 * every page.
 */
export function slimBundle(config: BundleConfig): void {
  // Only the error-reporting service reads the maps, which a build uploads and then deletes.
  config.devtool = nodeEnv.sentryAuthToken ? 'hidden-source-map' : false
  // Gatsby's own target, ES5, makes webpack write each export and chunk in the longer form of old browsers.
  config.target = ['web', 'es2020']
  config.plugins.push(moduleListPlugin)
  nameScriptsByHash(config)
  replacePackages(config)
  groupModules(config)
  minifyWithSwc(config)
}

/**
 * Names a script or a style sheet by its hash alone. Names should be short, because every page names its first scripts,
 * and one of them lists all other scripts.
 */
function nameScriptsByHash({ output, plugins }: BundleConfig): void {
  output.filename = output.chunkFilename = '[contenthash].js'
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.chunkFilename = '[contenthash].css'
  }
}

function replacePackages({ resolve }: BundleConfig): void {
  resolve.alias = { ...preactAliases, ...unusedAxiosAliases, ...unusedGatsbyAliases, ...removeReact(resolve.alias) }
}

function groupModules({ optimization }: BundleConfig): void {
  const groups = optimization.splitChunks.cacheGroups
  delete groups['styles']
  removeSharedName(groups)
  leaveLazyChunksOut(groups)
  groups['productGrid'] = productGrid
  groups['lateMessages'] = lateMessages
  groups['answerChecks'] = createServiceGroup('answerChecks', /[\\/]src[\\/]contract[\\/]/, 10)
  groups['sharedStore'] = createServiceGroup(
    'sharedStore',
    /[\\/]src[\\/]store[\\/](cart|session|tabs|browser[\\/](formDrafts|tokens))\b/,
    3,
  )
  for (const [name, pages] of Object.entries(pageGroups)) groups[name] = createPageGroup(name, pages)
}

/**
 * Lets webpack name shared scripts. Gatsby would name them after the chunks that share them. For lazy chunks without a
 * name, all shared modules would be in one script, and the cart would load the forms of the account.
 */
function removeSharedName(groups: Record<string, unknown>): void {
  groups['shared'] = { ...(groups['shared'] as object), name: undefined }
}

/**
 * Makes Gatsby count only the chunks of templates for its `commons` script. Every page loads that script, which
 * contains each module that at least as many chunks use as there are templates. If lazy chunks counted too, the store
 * would be part of the first load.
 */
function leaveLazyChunksOut(groups: Record<string, unknown>): void {
  const chunks = ({ name }: { name?: string | null }) => /^component---/.test(name ?? '')
  groups['commons'] = { ...(groups['commons'] as object), chunks }
}

function removeReact(alias: BundleConfig['resolve']['alias']): BundleConfig['resolve']['alias'] {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}

/**
 * Replaces Terser with swc, which minifies in a tenth of the time. The code may be ES2020, because the oldest supported
 * browser is Safari 16.
 */
function minifyWithSwc({ optimization }: BundleConfig): void {
  const otherMinimizers = (optimization.minimizer ?? []).filter((minimizer) => !isTerser(minimizer))
  const terserOptions = { compress: { passes: 2, ecma: 2020 }, format: { ecma: 2020 }, mangle: true }
  optimization.minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions }), ...otherMinimizers]
}

const isTerser = (minimizer: unknown) => (minimizer as object).constructor.name === 'TerserPlugin'
