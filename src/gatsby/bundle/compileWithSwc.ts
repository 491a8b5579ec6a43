import { browserslist } from '../../../package.json'
import type { BundleConfig, ModuleRule, Stage } from './BundleConfig'

/**
 * Replaces Babel with swc for the scripts of the project and of Gatsby. Each of Babel's four passes takes more than
 * twenty seconds, and each pass of swc a fraction of a second.
 */
export function compileWithSwc(config: BundleConfig, stage: Stage): void {
  const babelRules = config.module.rules.filter(isBabelRule)
  const [original] = babelRules
  if (!original)
    throw new Error('Gatsby has changed its rule for scripts: src/gatsby/bundle/compileWithSwc.ts must follow.')
  const scripts = [
    { ...original, test: /\.tsx$/, resolve, use: loader(stage, { syntax: 'typescript', tsx: true }) },
    { ...original, test: /\.ts$/, resolve, use: loader(stage, { syntax: 'typescript' }) },
    { ...original, test: /\.(?:js|mjs|jsx)$/, use: loader(stage, { syntax: 'ecmascript', jsx: true }) },
  ]
  // Gatsby enables Fast Refresh for the file extensions of the rules with its own loader, so these rules remain but
  // match no file.
  const refreshed = stage === 'develop' ? babelRules.map((rule) => ({ ...rule, include: () => false })) : []
  const others = config.module.rules.filter((rule) => !babelRules.includes(rule))
  config.module.rules = [...others, ...scripts, ...refreshed]
}

/** The project's imports name no extension, so its own extensions are tried before those of packages. */
const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }

/**
 * Gatsby has one such rule for all scripts, and its TypeScript plugin adds another. Both return the loader from a
 * function.
 */
function isBabelRule({ use }: ModuleRule): boolean {
  if (typeof use !== 'function') return false
  const loaders = (use as (file: object) => { loader?: string }[])({ resourceQuery: '', issuer: '' })
  return loaders.some(({ loader: file }) => /[\\/]gatsby[\\/]dist[\\/]utils[\\/]babel-loader\.js$/.test(file ?? ''))
}

type Parser = { syntax: 'typescript'; tsx?: boolean } | { syntax: 'ecmascript'; jsx: boolean }

function loader(stage: Stage, parser: Parser) {
  const develop = stage === 'develop'
  const inBrowser = develop || stage === 'build-javascript'
  const options = {
    // Some of Gatsby's files are CommonJS. An added import would turn such a file into a module without exports.
    isModule: 'unknown',
    module: { type: 'es6' },
    // Without `bugfixes`, swc rewrites every parameter because of a rare bug in Safari 16.0.
    env: { targets: inBrowser ? browserslist : { node: process.versions.node }, bugfixes: true },
    jsc: {
      parser,
      transform: { react: { runtime: 'automatic', development: develop, refresh: develop } },
    },
  }
  return [{ loader: 'swc-loader', options }]
}
