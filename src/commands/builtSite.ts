import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const builtFolder = 'public'
/** A file that a successful build writes. It is newer than all sources as long as the build is up to date. */
const stamp = path.join('.cache', 'built.json')
/** The sources of a build. Pictures are not among them, because they keep their names and are copied. */
const sources = [
  'src',
  'data/content',
  'data/customers-of-the-month.json',
  'data/jobs.json',
  'data/navigation.json',
  'data/opening-hours.json',
  'data/pages.json',
  'data/team.json',
  'data/catalogue/catalogue.json',
  'static',
]
const rootSources = /^(gatsby-.*|package(-lock)?\.json|tsconfig\.json|\.env.*)$/

interface Built {
  pages: number
  seconds: number
}

export function recordBuild(built: Built): void {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, JSON.stringify(built))
}

/** Must be called before a build, which may fail, and before `gatsby develop`, which writes to public/ too. */
export function clearBuildRecord(): void {
  rmSync(stamp, { force: true })
}

/** Whether public/ was built from the current sources. */
export function isFresh(): boolean {
  if (!existsSync(stamp) || !existsSync(path.join(builtFolder, '404.html'))) return false
  const built = statSync(stamp).mtimeMs
  const root = readdirSync('.').filter((name) => rootSources.test(name))
  return [...sources, ...root].filter(existsSync).every((source) => findNewestChange(source) <= built)
}

function findNewestChange(file: string): number {
  const { mtimeMs } = statSync(file)
  if (!statSync(file).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(file).map((name) => findNewestChange(path.join(file, name))))
}

/** Lists the HTML files of all built pages, relative to the folder. */
export function listBuiltPages(folder = builtFolder): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => path.basename(file) === 'index.html')
}

/**
 * Throws a one-line Error when there is no complete build: none exists, the last one failed, or `npm start` overwrote
 * it.
 */
export function requireBuilt(): void {
  if (existsSync(stamp) && existsSync(path.join(builtFolder, '404.html'))) return
  throw new Error(`There is no built site in ${builtFolder}/: run "npm run build" first.`)
}
