import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { nodeEnv } from '../../../src/config/nodeEnv'
import type { BundleConfig, GatsbyStage } from '../../../src/gatsby/bundle/BundleConfig'
import { configureBundle } from '../../../src/gatsby/bundle/configureBundle'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const project = process.cwd()

jest.mock('../../../src/config/nodeEnv', () => ({ nodeEnv: { sentryAuthToken: '' } }))

const babel = () => [{ loader: '/project/node_modules/gatsby/dist/utils/babel-loader.js' }]
const own = () => true

/** Returns the configuration of a stage after the project has changed it. It contains only the parts that change. */
function configured(stage: GatsbyStage): BundleConfig {
  const config: BundleConfig = {
    cache: { buildDependencies: { config: ['webpack.config.js'] } },
    devtool: 'source-map',
    output: {},
    plugins: [
      { constructor: { name: 'ESLintWebpackPlugin' } },
      { constructor: { name: 'MiniCssExtractPlugin' }, options: {} },
    ],
    module: {
      rules: [
        { test: /\.(js|mjs|jsx|ts|tsx)$/, include: own, use: babel },
        { test: /\.css$/, use: [] },
        { test: /\.tsx?$/, use: babel },
      ],
    },
    resolve: { alias: { react: '/react' } },
    optimization: { minimizer: [], splitChunks: { cacheGroups: { styles: {}, commons: {} } } },
  }
  const actions = { replaceWebpackConfig: jest.fn() }
  const bundle = { stage, getConfig: () => config, actions } as unknown as CreateWebpackConfigArgs
  void configureBundle(bundle, { plugins: [] }, () => undefined)
  expect(actions.replaceWebpackConfig).toHaveBeenCalledWith(config)
  return config
}

type Condition = (file: string) => boolean

/** Returns the loaders that compile a file of the project. */
function loadersFor(name: string, { module }: BundleConfig): { loader: string }[] {
  const file = path.resolve(name)
  return module.rules
    .filter(({ test, include, exclude, enforce }) => {
      if (enforce === 'pre') return false
      const isIncluded = typeof include !== 'function' || (include as Condition)(file)
      return (test as RegExp).test(file) && isIncluded && !(exclude as Condition | undefined)?.(file)
    })
    .flatMap(({ use = [] }) => (typeof use === 'function' ? babel() : (use as { loader: string }[])))
}

const stages: GatsbyStage[] = ['develop', 'develop-html', 'build-javascript', 'build-html']

test.each(stages)('in stage %s, swc compiles the files of the project, and nothing else does', (stage) => {
  const config = configured(stage)
  for (const file of ['src/ui/page/useModal.ts', 'src/templates/cart.tsx', 'gatsby-browser.tsx']) {
    expect(loadersFor(file, config).map(({ loader }) => loader)).toEqual(['swc-loader'])
  }
})

test.each(stages)('in stage %s, Gatsby’s own loader compiles its own files and those with a query', (stage) => {
  const config = configured(stage)
  expect(loadersFor('.cache/dev-404-page.js', config)).toEqual(babel())
  process.chdir(folderWith({ 'src/templates/query.tsx': 'export const query = graphql`{ site { id } }`' }))
  const loaders = new Set(loadersFor('src/templates/query.tsx', config).map(({ loader }) => loader))
  process.chdir(project)
  expect([...loaders]).toEqual([babel()[0]?.loader])
})

test.each(stages)('in stage %s, webpack’s cache follows no file that Gatsby’s loaders import', (stage) => {
  const buildDependencies = new Set(['/project/node_modules/gatsby/dist/utils/babel-loader.js'])
  const afterCompile = {
    tap: (_name: string, listen: (compilation: { buildDependencies: Set<string> }) => void) =>
      listen({ buildDependencies }),
  }
  const afterEmit = { tap: () => undefined }
  for (const { apply } of configured(stage).plugins) apply?.({ hooks: { afterCompile, afterEmit } })
  expect([...buildDependencies]).toEqual([])
})

test('Fast Refresh is on only in development', () => {
  const refresh = (stage: GatsbyStage) =>
    JSON.stringify(loadersFor('src/templates/cart.tsx', configured(stage))).includes('"refresh":true')
  expect([refresh('develop'), refresh('build-javascript')]).toEqual([true, false])
})

test('the build stops when Gatsby no longer has a rule with its own loader', () => {
  const config = { cache: false, module: { rules: [] } } as unknown as BundleConfig
  const bundle = { stage: 'develop', getConfig: () => config, actions: {} } as unknown as CreateWebpackConfigArgs
  expect(() => configureBundle(bundle, { plugins: [] }, () => undefined)).toThrow(/Gatsby has changed its rule/)
})

test('a build with a token makes hidden source maps, and takes nothing from the cache of builds without them', () => {
  const plain = configured('build-javascript')
  nodeEnv.sentryAuthToken = 'token'
  const mapped = configured('build-javascript')
  nodeEnv.sentryAuthToken = ''
  expect([plain.devtool, mapped.devtool]).toEqual([false, 'hidden-source-map'])
  const versions = [plain, mapped, configured('build-javascript')].map(({ cache }) => cache && cache.version)
  expect(versions[1]).not.toBe(versions[0])
  expect(versions[2]).toBe(versions[0])
})
