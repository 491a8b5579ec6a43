import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { BundleConfig, Stage } from './BundleConfig'
import { compileWithSwc } from './compileWithSwc'
import { lightenBundle } from './lightenBundle'
import { lightenStyles } from './lightenStyles'
import { speedUpDevelopment } from './speedUpDevelopment'

/** Hexadecimal digits of the hashes in file names: enough to tell one build's file from another's. */
const hashDigits = 8

/** How webpack makes the shop's scripts and styles, in each of Gatsby's four stages (docs/decisions, fast builds). */
export const configureBundle: NonNullable<GatsbyNode['onCreateWebpackConfig']> = ({ stage, getConfig, actions }) => {
  const config = getConfig() as BundleConfig
  renewCache(config)
  compileWithSwc(config, stage as Stage)
  if (stage.startsWith('build-')) {
    config.output.hashDigestLength = hashDigits
    lightenStyles(config.module.rules)
  }
  if (stage.endsWith('-html')) leaveImportsOut(config)
  if (stage === 'build-javascript') lightenBundle(config)
  if (stage === 'develop') speedUpDevelopment(config)
  actions.replaceWebpackConfig(config)
}

/**
 * Has webpack's cache of earlier builds thrown away when a package or this folder changes. Webpack would find out by going
 * through every file that Gatsby's configuration loads, which takes longer than the cache saves.
 */
function renewCache({ cache }: BundleConfig): void {
  if (!cache) return
  const folder = 'src/app/bundle'
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
