import path from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import { nodeEnv } from '../../config/nodeEnv'
import { unusedAxios } from '../patches/unusedAxios'
import { unusedGatsby } from '../patches/unusedGatsby'
import type { BundleConfig } from './BundleConfig'
import { listModules } from './listModules'

/**
 * The aliases that replace React in the browser by Preact, which has the same interface in a tenth of the bytes
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

/** Matches the templates with product cards, which most visits open. */
const productCardPages =
  /^component---src-templates-(homepage|category|sale|new-arrivals|search|brand|family|campaign|product|sku)-tsx$/

/**
 * The group that puts the product cards shared by these pages into one file. Otherwise a product page, which every list
 * preloads, would load the cards again. The file contains only modules that the home page uses too.
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

/** Groups of pages of which a visit opens several, or whose own parts are tiny. The pages of a group share one file. */
const pageFamilies: Record<string, RegExp> = {
  accountPages: /^component---src-templates-(account|checkout)-/,
  contentPages: /^component---src-templates-(contact|content|interior-advice)-tsx$/,
  giftlistPages: /^component---src-templates-giftlist-(buy|index)-tsx$/,
  productPages: /^component---src-templates-(product|sku)-tsx$/,
}

/** Creates the group for a family of pages. It contains only scripts, because each page has its styles in its HTML. */
const createFamilyGroup = ([name, pages]: [string, RegExp]) => ({
  name,
  type: /^javascript/,
  // A `require` with a language in its path makes a module that lists the possible files. That module has no file.
  test: (module: GroupedModule) => /[\\/]src[\\/]/.test(module.nameForCondition() ?? module.identifier()),
  chunks: ({ name: page }: { name?: string | null }) => pages.test(page ?? ''),
  enforce: true,
  priority: 45,
})

const loadsWithoutServices = /^(app|card|filters|menu|planner|component---.*)$/

/**
 * Creates a group for modules that the services share with most lazy chunks, so that the chunks contain no copies: the
 * checks of the shop API's answers, and the cart. A chunk that loads without the services has its own copy.
 */
const shareWithServices = (name: string, folder: RegExp, minChunks: number) => ({
  name,
  test: folder,
  chunks: ({ name: chunk }: { name?: string | null }) => !loadsWithoutServices.test(chunk ?? ''),
  minChunks,
  enforce: true,
  priority: 40,
})

/** The lazy messages that pages need together. The messages of each group, such as the cart, are one file. */
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
 * Names a script by its hash alone. Names should be short, because every page names its first scripts, and the first of
 * them lists all other scripts.
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
 * Lets webpack name shared scripts. Gatsby would name them after the chunks that share them. Because lazy chunks have
 * no names, all modules that any two lazy chunks share would be in one script, and the cart would load the forms of the
 * account.
 */
function shareByUse(groups: Record<string, unknown>): void {
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

function withoutReact(alias: BundleConfig['resolve']['alias']): BundleConfig['resolve']['alias'] {
  return Object.fromEntries(Object.entries(alias).filter(([name]) => !/^react(-dom)?(\$|\/|$)/.test(name)))
}

/**
 * Replaces Terser by swc, which minifies in a tenth of the time. The code may be ES2020, because the oldest supported
 * browser is Safari 16.
 */
function minifyWithSwc({ optimization }: BundleConfig): void {
  const otherMinimizers = (optimization.minimizer ?? []).filter((minimizer) => !isTerser(minimizer))
  const terserOptions = { compress: { passes: 2, ecma: 2020 }, format: { ecma: 2020 }, mangle: true }
  optimization.minimizer = [new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions }), ...otherMinimizers]
}

const isTerser = (minimizer: unknown) => (minimizer as object).constructor.name === 'TerserPlugin'
