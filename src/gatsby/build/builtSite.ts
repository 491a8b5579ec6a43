import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../config/env'
import { nodeEnv } from '../../config/nodeEnv'

export const builtFolder = 'public'

/**
 * The path of the record of the sources and settings from which the site in public/ was built. Without the record,
 * public/ has no complete site, because development writes to that folder too.
 */
const recordFile = path.join('.cache', 'built.txt')

const sourceFolders = ['src', 'data', 'static']
const rootSources = /^(gatsby-.*|package(-lock)?\.json|tsconfig\.json)$/

/** Records that public/ contains a complete site. Runs at the end of every build, whichever command started it. */
export function recordBuild(): void {
  mkdirSync(path.dirname(recordFile), { recursive: true })
  writeFileSync(recordFile, digestSources())
}

/** Removes the record of the build. Must be called before anything writes to public/. */
export function forgetBuild(): void {
  rmSync(recordFile, { force: true })
}

/** Returns whether public/ contains a complete site, even if the sources have changed since. */
const isSiteBuilt = (): boolean => existsSync(recordFile) && existsSync(path.join(builtFolder, '404.html'))

/** Returns whether public/ was built from the current sources with the current settings. */
export const isSiteFresh = (): boolean => isSiteBuilt() && readFileSync(recordFile, 'utf8') === digestSources()

/** Returns a digest of the settings and of the paths and contents of all sources. */
function digestSources(): string {
  const digest = createHash('sha1').update(JSON.stringify([env, nodeEnv]))
  const rootFiles = readdirSync('.').filter((name) => rootSources.test(name))
  const folderFiles = sourceFolders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  )
  for (const file of [...rootFiles, ...folderFiles].sort()) digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

/** Throws a one-line Error when no build has finished, or when development has written to public/ since. */
export function requireBuiltSite(): void {
  if (!isSiteBuilt()) throw new Error(`There is no built site in ${builtFolder}/: run "npm run build" first.`)
}

/** Lists the index.html files of the built pages, relative to public/. */
export const listBuiltPages = (): string[] =>
  readdirSync(builtFolder, { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'index.html')
