import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { runCaptured } from '../programs'
import { createRenditions } from '../createRenditions'
import type { Options } from '../readOptions'
import { printLine } from '../printLine'
import { demoFolder, replaceDemo } from './replaceDemo'

/**
 * `npm run new-shop -- FOLDER`: copies the project to a new folder, with an empty catalogue and placeholders instead of
 * the demo (docs/your-own-shop.md).
 */
export async function createNewShop({ parameters: [name] }: Options): Promise<void> {
  const folder = path.resolve(name!)
  if (existsSync(demoFolder))
    throw new Error('This project is a new shop already: run the command in the original one.')
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${name} is not empty: choose a new folder.`)
  if (folder.startsWith(path.resolve('.') + path.sep))
    throw new Error(`${name} is in this project: choose a folder outside.`)
  for (const sourceName of readdirSync('.').filter(isSource)) {
    cpSync(sourceName, path.join(folder, sourceName), { recursive: true, filter: (file) => !isDemoPicture(file) })
  }
  replaceDemo(path.resolve('.'), folder)
  await runCaptured('oxfmt', [path.join(folder, 'data')])
  // `createRenditions` uses the current folder, so here it creates the renditions of the placeholders.
  process.chdir(folder)
  await createRenditions()
  printLine(`The new shop is in ${folder}. Next: cd ${name} && npm ci && npm start, and docs/your-own-shop.md.`)
}

/** Matches the folders that tools create, and the files that belong to this machine only. */
const ignoredPattern =
  /^(node_modules|public|\.cache|\.sandbox|test-results|coverage|hosting|\.env(\..+)?|\.eslintcache)$/

/**
 * Returns whether to copy an entry. The folder .git is copied, for merging newer versions. The file .git of a worktree
 * is not copied.
 */
const isSource = (name: string) =>
  name === '.env.example' || (!ignoredPattern.test(name) && (name !== '.git' || statSync(name).isDirectory()))

/** Returns whether a file is a picture of the demo. The pictures, about 100 MB, are not copied. */
const isDemoPicture = (file: string) =>
  /^(data\/catalogue\/photos|static\/pictures)\/./.test(file.replaceAll('\\', '/'))
