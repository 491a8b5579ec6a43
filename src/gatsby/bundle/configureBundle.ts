import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { browserslist } from '../../../package.json'
import { nodeEnv } from '../../config/nodeEnv'
import { unusedGatsbyAliases } from '../patches/unusedGatsby'
import type { BundleConfig, CssLoader, ModuleRule, GatsbyStage } from './BundleConfig'
import { slimBundle } from './slimBundle'

/**
 * The number of hexadecimal digits in the hash of a file name, which is enough to distinguish the files of different
 * builds.
 */
const hashDigits = 8

/** Configures webpack for each of Gatsby's four stages (docs/decisions/gatsby.md, "Fast builds"). */
export const configureBundle: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => BundleConfig)()
  renewCache(config)
  compileWithSwc(config, stage)
  reducePageTable(config)
  if (stage.startsWith('build-')) {
    config.output.hashDigestLength = hashDigits
    shortenClassNames(config.module.rules)
  }
  if (stage.endsWith('-html')) skipDynamicImports(config)
  if (stage === 'build-javascript') slimBundle(config)
  if (stage === 'develop') configureDevelopment(config)
  actions.replaceWebpackConfig(config)
}

/**
 * Invalidates webpack's cache of earlier builds when a package, a file of src/gatsby/bundle or src/gatsby/patches, the
 * list of unused files of Gatsby, or the need for source maps changes. Webpack itself would check every file that
 * Gatsby's configuration loads, which would cost more time than the cache saves.
 */
function renewCache({ cache, plugins }: BundleConfig): void {
  if (!cache) return
  const files = ['src/gatsby/bundle', 'src/gatsby/patches'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  )
  // Modules that were compiled without a source map have none in the cache either.
  const digest = createHash('sha1').update(nodeEnv.sentryAuthToken ? 'with source maps' : '')
  // A module that the build leaves out must return when a page begins to use it.
  digest.update(Object.keys(unusedGatsbyAliases).join())
  for (const file of ['package-lock.json', ...files]) digest.update(readFileSync(file))
  cache.version = digest.digest('hex')
  cache.buildDependencies = { defaultWebpack: [] }
  // Otherwise, webpack would check all files that Gatsby's configuration loads, such as those of Babel.
  plugins.push({
    apply: (compiler) =>
      compiler.hooks.afterCompile.tap('renewCache', ({ buildDependencies }) => buildDependencies.clear()),
  })
}

function reducePageTable({ module }: BundleConfig): void {
  module.rules.push({
    test: /[\\/]data[\\/]pages\.json$/,
    use: [{ loader: path.resolve('src/gatsby/bundle/pathsLoader.cjs') }],
  })
}

/** Leaves `import()` calls unprocessed in the HTML renderer, because only browsers execute them. */
function skipDynamicImports({ module }: BundleConfig): void {
  module.rules.push({ test: /\.tsx?$/, include: path.resolve('src'), parser: { import: false } })
}

/** Names classes by a short hash, because each name occurs twice in a page's HTML and once more in its scripts. */
function shortenClassNames(rules: ModuleRule[]): void {
  for (const { oneOf = [], use } of rules) {
    shortenClassNames(oneOf)
    for (const { options } of Array.isArray(use) ? (use as CssLoader[]) : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]'
    }
  }
}

/** Makes hot updates more reliable, and silences warnings that are irrelevant in development. */
function configureDevelopment(config: BundleConfig): void {
  // By default, webpack logs a line for each page that is requested while it compiles.
  config.infrastructureLogging = { level: 'warn' }
  // A single style sheet would bundle the styles of the whole site, and webpack would warn about each pair of files
  // whose order differs.
  delete config.optimization.splitChunks.cacheGroups['styles']
  for (const { constructor, options } of config.plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
  // Gatsby's own linting reads only .js files, of which the project has none.
  config.plugins = config.plugins.filter(({ constructor }) => constructor.name !== 'ESLintWebpackPlugin')
  config.module.rules.push({
    test: /[\\/]src[\\/]i18n[\\/]\w\w[\\/](?:firstLoad[\\/])?\w+\.ts$/,
    use: [{ loader: path.resolve('src/gatsby/bundle/hotMessagesLoader.cjs') }],
  })
  config.module.rules.push({
    test: /[\\/]webpack-hot-middleware[\\/]process-update\.js$/,
    enforce: 'pre',
    use: [{ loader: path.resolve('src/gatsby/patches/hotUpdateLoader.cjs') }],
  })
}

/**
 * Compiles the project's files with swc instead of Babel, which needs twenty seconds for each of the four stages.
 * Gatsby's own loader still compiles the files of Gatsby itself, and the files with a GraphQL query, because it
 * extracts the query.
 */
function compileWithSwc(config: BundleConfig, stage: GatsbyStage): void {
  const babelRules = config.module.rules.filter(isBabelRule)
  if (babelRules.length === 0)
    throw new Error('Gatsby has changed its rule for scripts: src/gatsby/bundle/configureBundle.ts must follow.')
  for (const rule of babelRules) rule.exclude = isCompiledWithSwc
  config.module.rules.push(
    { test: /\.tsx$/, include: isCompiledWithSwc, resolve: resolveOptions, use: createSwcLoader(stage, true) },
    { test: /\.ts$/, include: isCompiledWithSwc, resolve: resolveOptions, use: createSwcLoader(stage, false) },
  )
}

const isCompiledWithSwc = (file: string): boolean =>
  (file.startsWith(path.resolve('src') + path.sep) || /[\\/]gatsby-(?:browser|ssr)\.tsx$/.test(file)) &&
  !mentionsQuery(file)

const mentionsQuery = (file: string): boolean => /\bgraphql`/.test(readFileSync(file, 'utf8'))

/** The project's imports name no extension, so its own extensions are tried before those of packages. */
const resolveOptions = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }

/**
 * Returns whether a rule compiles scripts with Babel. Gatsby has one such rule for all scripts, and its TypeScript
 * plugin adds another. The `use` of each rule is a function that returns the loader.
 */
function isBabelRule({ use }: ModuleRule): boolean {
  if (typeof use !== 'function') return false
  const loaders = (use as (file: object) => { loader?: string }[])({ resourceQuery: '', issuer: '' })
  return loaders.some(({ loader: file }) => /[\\/]gatsby[\\/]dist[\\/]utils[\\/]babel-loader\.js$/.test(file ?? ''))
}

function createSwcLoader(stage: GatsbyStage, isTsx: boolean) {
  const isDevelop = stage === 'develop'
  const isForBrowser = isDevelop || stage === 'build-javascript'
  const options = {
    module: { type: 'es6' },
    // Without `bugfixes`, swc rewrites every parameter because of a rare bug in Safari 16.0.
    env: { targets: isForBrowser ? browserslist : { node: process.versions.node }, bugfixes: true },
    jsc: {
      parser: { syntax: 'typescript', tsx: isTsx },
      transform: { react: { runtime: 'automatic', development: isDevelop, refresh: isDevelop } },
    },
  }
  return [{ loader: 'swc-loader', options }]
}
