import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import { nodeEnv } from '../../config/nodeEnv'
import { unusedAxios } from '../patches/unusedAxios'
import { unusedGatsby } from '../patches/unusedGatsby'
import type { BundleConfig } from './BundleConfig'
import { listModules } from './listModules'

/**
 * Replaces React in the browser with Preact, which has the same interface in a tenth of the bytes
 * (docs/decisions/first-load.md, "Preact in the browser").
 */
const preact = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/test-utils': 'preact/test-utils',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'prop-types': path.resolve('src/gatsby/patches/stubPropertyTypes.ts'),
}

/** The templates with product cards, which most visits open. */
const productCardPages =
  /^component---src-templates-(homepage|category|sale|new-arrivals|search|brand|family|campaign|product|sku)-tsx$/

/**
 * Puts the product cards that these pages share into one file. Otherwise a product page, which every list preloads,
 * would load them again. The file has nothing that the home page does not show.
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

/** Families of pages, of which a visit opens several, or whose own parts are tiny. The first load of each is one file. */
const pageFamilies: Record<string, RegExp> = {
  accountPages: /^component---src-templates-(account|checkout)-/,
  contentPages: /^component---src-templates-(contact|content|interior-advice)-tsx$/,
  giftlistPages: /^component---src-templates-giftlist-(buy|index)-tsx$/,
  productPages: /^component---src-templates-(product|sku)-tsx$/,
}

/** Each page has its styles in its HTML, so the files of families contain scripts only. */
const createFamilyGroup = ([name, pages]: [string, RegExp]) => ({
  name,
  type: /^javascript/,
  // The list of files that a `require` with a language in its path chooses from has no file of its own.
  test: (module: GroupedModule) => /[\\/]src[\\/]/.test(module.nameForCondition() ?? module.identifier()),
  chunks: ({ name: page }: { name?: string | null }) => pages.test(page ?? ''),
  enforce: true,
  priority: 45,
})

const loadsWithoutServices = /^(app|card|filters|menu|planner|component---.*)$/

/**
 * Puts into one script what the services share with most late parts, so that the parts have no copies: the checks of the shop API's answers,
 * and the cart. A part that loads without the services has its own copy.
 */
const shareWithServices = (name: string, folder: RegExp, minChunks: number) => ({
  name,
  test: folder,
  chunks: ({ name: chunk }: { name?: string | null }) => !loadsWithoutServices.test(chunk ?? ''),
  minChunks,
  enforce: true,
  priority: 40,
})

/** The late messages that are needed together, so that they are one file: those of the cart, of an account and of a list. */
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
 * Reduces the browser's bundle with Preact instead of React and without the unused files of axios. Styles are part of
 * each page's chunk, because Gatsby's single sheet for the whole site would be inlined into every page.
 */
export function slimBundle(config: BundleConfig): void {
  // Only the error-reporting service reads the maps, which a build uploads and then deletes.
  config.devtool = nodeEnv.sentryAuthToken ? 'hidden-source-map' : false
  // Gatsby's own target, ES5, makes webpack write each export and chunk in the longer form of old browsers.
  config.target = ['web', 'es2020']
  config.plugins.push(listModules)
  nameScriptsByHash(config)
  preferPreact(config)
  minifyWithSwc(config)
}

/**
 * Names a script by its hash alone. Names should be short, because every page names its first scripts and the first one
 * lists all others.
 */
function nameScriptsByHash({ output, plugins }: BundleConfig): void {
  output.filename = output.chunkFilename = '[contenthash].js'
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.chunkFilename = '[contenthash].css'
  }
}

function preferPreact(config: BundleConfig): void {
  config.resolve.alias = { ...preact, ...unusedAxios, ...unusedGatsby, ...withoutReact(config.resolve.alias) }
  const groups = config.optimization.splitChunks.cacheGroups
  if (!groups) return
  delete groups.styles
  shareByUse(groups)
  leaveLazyChunksOut(groups)
  groups['productGrid'] = productGrid
  groups['lateMessages'] = lateMessages
  groups['answerChecks'] = shareWithServices('answerChecks', /[\\/]src[\\/]contract[\\/]/, 10)
  groups['cartStore'] = shareWithServices('cartStore', /[\\/]src[\\/]store[\\/](cart|session|tabs)[\\/]/, 5)
  for (const family of Object.entries(pageFamilies)) groups[family[0]] = createFamilyGroup(family)
}

/**
 * Gatsby names a shared script after the chunks that share it. Lazy chunks have no names, so everything that any two of
 * them share would be in one script, and the cart would load the forms of the account.
 */
function shareByUse(groups: Record<string, unknown>): void {
  groups['shared'] = { ...(groups['shared'] as object), name: undefined }
}

/**
 * Gatsby moves a module that at least as many chunks use as there are templates into a script that every page loads. The
 * lazy chunks of a page would count too, and with enough of them the store would be part of the first load.
 */
function leaveLazyChunksOut(groups: Record<string, unknown>): void {
  const chunks = ({ name }: { name?: string | null }) => /^component---/.test(name ?? '')
  groups['commons'] = { ...(groups['commons'] as object), chunks }
}

function withoutReact(alias: BundleConfig['resolve']['alias']): BundleConfig['resolve']['alias'] {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}

/**
 * Replaces Terser with swc, which does the same in a tenth of the time. Safari 16 and newer need no code for older
 * browsers.
 */
function minifyWithSwc({ optimization }: BundleConfig): void {
  const others = (optimization.minimizer ?? []).filter((minimizer) => !isTerser(minimizer))
  const terserOptions = { compress: { passes: 2, ecma: 2020 }, format: { ecma: 2020 }, mangle: true }
  optimization.minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions }), ...others]
}

const isTerser = (minimizer: unknown) => (minimizer as object).constructor.name === 'TerserPlugin'
