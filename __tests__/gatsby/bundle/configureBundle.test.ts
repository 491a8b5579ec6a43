import type { CreateWebpackConfigArgs } from 'gatsby'
import { nodeEnv } from '../../../src/config/nodeEnv'
import type { BundleConfig, Stage } from '../../../src/gatsby/bundle/BundleConfig'
import { configureBundle } from '../../../src/gatsby/bundle/configureBundle'

jest.mock('../../../src/config/nodeEnv', () => ({ nodeEnv: { sentryAuthToken: '' } }))

const babel = () => [{ loader: '/project/node_modules/gatsby/dist/utils/babel-loader.js' }]
const own = () => true

/** Returns the part of Gatsby's configuration that the project changes, as it is for a stage. */
function configured(stage: Stage): BundleConfig {
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

const loadersFor = (file: string, { module }: BundleConfig) =>
  module.rules
    .filter(({ test, include }) => (test as RegExp).test(file) && (include === undefined || include === own))
    .flatMap(({ use }) => (Array.isArray(use) ? (use as { loader: string }[]) : []))

test.each<Stage>(['develop', 'develop-html', 'build-javascript', 'build-html'])(
  'every kind of script is compiled only with swc in stage %s',
  (stage) => {
    const config = configured(stage)
    for (const file of ['src/a.ts', 'src/a.tsx', '.cache/a.js']) {
      expect(loadersFor(file, config).map(({ loader }) => loader)).toEqual(['swc-loader'])
    }
  },
)

test('the rule with Gatsby’s loader is kept in development, since Fast Refresh is silently off without it', () => {
  const rules = configured('develop').module.rules.filter(({ use }) => use === babel)
  expect(rules).toHaveLength(2)
  expect(rules.every(({ include }) => (include as () => boolean)() === false)).toBe(true)
  expect(configured('build-javascript').module.rules.some(({ use }) => use === babel)).toBe(false)
})

test('Fast Refresh is on only in development', () => {
  const refresh = (stage: Stage) =>
    JSON.stringify(loadersFor('src/a.tsx', configured(stage))).includes('"refresh":true')
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
