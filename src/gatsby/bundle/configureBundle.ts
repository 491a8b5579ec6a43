import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { BundleConfig, CssModules, ModuleRule, PostcssOptions, Stage } from './BundleConfig'
import { compileWithSwc } from './compileWithSwc'
import { slimBundle } from './slimBundle'
import { shortenClassName } from './shortenClassName'
import { inlineCssTokens } from './inlineCssTokens'
import { lazyCompilation } from './lazyCompilation'

/** Hexadecimal digits of the hashes in file names: enough to tell one build's file from another's. */
const hashDigits = 8

/** How webpack makes the shop's scripts and styles, in each of Gatsby's four stages (docs/decisions, fast builds). */
export const configureBundle: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ stage, getConfig, actions }) => {
  const config = getConfig() as BundleConfig
  renewCache(config)
  compileWithSwc(config, stage as Stage)
  if (stage.startsWith('build-')) {
    config.output.hashDigestLength = hashDigits
    slimStyles(config.module.rules)
  }
  if (stage.endsWith('-html')) leaveImportsOut(config)
  if (stage === 'build-javascript') slimBundle(config)
  if (stage === 'develop') speedUpDevelopment(config)
  actions.replaceWebpackConfig(config)
}

/**
 * Has webpack's cache of earlier builds thrown away when a package or this folder changes. Webpack would find out by going
 * through every file that Gatsby's configuration loads, which takes longer than the cache saves.
 */
function renewCache({ cache }: BundleConfig): void {
  if (!cache) return
  const folder = 'src/gatsby/bundle'
  const files = ['package-lock.json', ...readdirSync(folder).map((name) => `${folder}/${name}`)]
  const digest = createHash('sha1')
  for (const file of files) digest.update(readFileSync(file))
  cache.version = digest.digest('hex')
  cache.buildDependencies = { defaultWebpack: [] }
}

/** The renderer of the HTML never calls `import()`, which loads parts in a browser, so those calls stay as written. */
function leaveImportsOut({ module }: BundleConfig): void {
  module.rules.push({ test: /\.tsx?$/, include: path.resolve('src'), parser: { import: false } })
}

/** Long class names and tokens are for developers: a page's HTML says each of them twice. */
function slimStyles(rules: ModuleRule[]): void {
  for (const rule of rules) {
    slimStyles(rule.oneOf ?? [])
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = shortClassName
      if (options?.postcssOptions) options.postcssOptions = withInlineTokens(options.postcssOptions)
    }
  }
}

function withInlineTokens(original: PostcssOptions): PostcssOptions {
  return (context) => {
    const options = original(context)
    return { ...options, plugins: [...(options.plugins ?? []), inlineCssTokens()] }
  }
}

const shortClassName: CssModules['getLocalIdent'] = ({ resourcePath }, _pattern, local) =>
  shortenClassName(path.relative(process.cwd(), resourcePath), local)

/** Has the development server bundle what the open page needs, and keeps it quiet about what does not matter here. */
function speedUpDevelopment(config: BundleConfig): void {
  const { backend } = lazyCompilation
  config.experiments = { ...config.experiments, lazyCompilation: { imports: true, entries: false, backend } }
  // Else each page that is asked for while webpack works is a line of its own.
  config.infrastructureLogging = { level: 'warn' }
  // One sheet for the whole shop would bundle all of it, and webpack would warn of each pair of files in another order.
  delete config.optimization.splitChunks.cacheGroups?.styles
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
  // Gatsby's own lint reads .js files alone, of which the shop has none.
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'ESLintWebpackPlugin')
  config.module.rules.push({
    test: /[\\/]src[\\/]i18n[\\/](?:nl|en)[\\/]\w+\.ts$/,
    use: [{ loader: path.resolve('src/gatsby/bundle/hotMessagesLoader.cjs') }],
  })
}
