import { existsSync } from 'node:fs'
import { builtFolder, listBuiltPages } from '../gatsby/build/builtSite'
import { removeSourceMaps } from '../gatsby/build/removeSourceMaps'
import { runProgram } from './programs'
import { printLine } from './printLine'

/**
 * `npm run build`: builds the static site in public/ as `npx gatsby build` does, and prints the number of pages and the
 * duration.
 */
export async function buildSite(): Promise<void> {
  const startTime = Date.now()
  const exitCode = await runProgram('gatsby', ['build'])
  if (exitCode !== 0) {
    // A build that failed has not removed its source maps itself.
    if (existsSync(builtFolder)) removeSourceMaps(builtFolder)
    throw new Error('The build failed; the message above says where.')
  }
  printLine(`${listBuiltPages().length} pages built in ${Math.round((Date.now() - startTime) / 1000)} s`)
}
