import path from 'node:path'
import type { BundleConfig } from './BundleConfig'
import { lazyCompilation } from './lazyCompilation'

/** Has the development server bundle what the open page needs, and keeps it quiet about what does not matter here. */
export function speedUpDevelopment(config: BundleConfig): void {
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
    use: [{ loader: path.resolve('src/app/bundle/hotMessagesLoader.cjs') }],
  })
}
