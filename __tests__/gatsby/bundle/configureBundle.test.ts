/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { BundleConfig, Stage } from '../../../src/gatsby/bundle/BundleConfig'
import { configureBundle } from '../../../src/gatsby/bundle/configureBundle'

const babel = () => [{ loader: '/project/node_modules/gatsby/dist/utils/babel-loader.js' }]
const own = () => true

/** As much of Gatsby's configuration as the shop changes, after a stage has been through. */
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
  'in stage %s swc alone compiles each kind of script, once',
  (stage) => {
    const config = configured(stage)
    for (const file of ['src/a.ts', 'src/a.tsx', '.cache/a.js']) {
      expect(loadersFor(file, config).map(({ loader }) => loader)).toEqual(['swc-loader'])
    }
  },
)

test('development keeps a rule that names the loader of Gatsby, without which Fast Refresh is silently off', () => {
  const kept = configured('develop').module.rules.filter(({ use }) => use === babel)
  expect(kept).toHaveLength(2)
  expect(kept.every(({ include }) => (include as () => boolean)() === false)).toBe(true)
  expect(configured('build-javascript').module.rules.some(({ use }) => use === babel)).toBe(false)
})

test('Fast Refresh is on in development alone', () => {
  const refresh = (stage: Stage) =>
    JSON.stringify(loadersFor('src/a.tsx', configured(stage))).includes('"refresh":true')
  expect([refresh('develop'), refresh('build-javascript')]).toEqual([true, false])
})

test('a Gatsby without a rule for its own loader stops the build', () => {
  const config = { cache: false, module: { rules: [] } } as unknown as BundleConfig
  const bundle = { stage: 'develop', getConfig: () => config, actions: {} } as unknown as CreateWebpackConfigArgs
  expect(() => configureBundle(bundle, { plugins: [] }, () => undefined)).toThrow(/Gatsby has changed its rule/)
})
