import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a build puts the site. */
export const builtFolder = 'public'
/** Written by a build that went well; newer than all it was made from as long as the build is fresh. */
const stamp = path.join('.cache', 'built.json')
/** What a build is made from. Pictures keep their names and are copied; they need no new build to be tested. */
const sources = ['src', 'data/pages.json', 'data/content', 'data/catalogue/catalogue.json', 'static']
const rootSources = /^(gatsby-.*|package(-lock)?\.json|tsconfig\.json|\.env.*)$/

interface Built {
  pages: number
  seconds: number
}

export function noteBuilt(built: Built): void {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, JSON.stringify(built))
}

/** Before a build, which may fail, and before `gatsby develop`, which writes into public/ as well. */
export function forgetBuilt(): void {
  rmSync(stamp, { force: true })
}

/** Whether public/ was built from the files as they are now. */
export function isFresh(): boolean {
  if (!existsSync(stamp) || !existsSync(path.join(builtFolder, '404.html'))) return false
  const built = statSync(stamp).mtimeMs
  const root = readdirSync('.').filter((name) => rootSources.test(name))
  return [...sources, ...root].filter(existsSync).every((source) => newestIn(source) <= built)
}

function newestIn(file: string): number {
  const { mtimeMs } = statSync(file)
  if (!statSync(file).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(file).map((name) => newestIn(path.join(file, name))))
}

/** Every built page as its HTML file in public/. */
export function builtPages(folder = builtFolder): string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => path.basename(file) === 'index.html')
}

/** Fails in one line when there is nothing to serve: no build, or one that failed or that `npm start` wrote over. */
export function requireBuilt(): void {
  if (existsSync(stamp) && existsSync(path.join(builtFolder, '404.html'))) return
  throw new Error(`There is no built site in ${builtFolder}/: run "npm run build" first.`)
}
