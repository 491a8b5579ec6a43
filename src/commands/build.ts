import { existsSync, readdirSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../config/env'
import { removeSourceMaps } from '../gatsby/build/removeSourceMaps'
import { builtFolder, listBuiltPages, recordBuild } from './builtSite'
import { runProgram } from './programs'
import { say } from './say'

/**
 * `npm run build`: builds the static site in public/ from the configured shop API or, without one, from the sandbox in
 * this process.
 */
export async function build(): Promise<void> {
  if (env.shopApiUrl) await requireShopApi(env.shopApiUrl)
  clearBuild()
  const started = Date.now()
  // Gatsby copies these files while its workers wait, unless they are there. It also copies what fails here.
  const copying = cp('static', builtFolder, { recursive: true }).catch(() => undefined)
  // The next build clears what Gatsby would remember of this one.
  const code = await runProgram('gatsby', ['build'], { GATSBY_DISABLE_CACHE_PERSISTENCE: 'true' })
  await copying
  if (code !== 0) {
    // A build that stopped halfway has not removed its source maps itself.
    if (existsSync(builtFolder)) removeSourceMaps(builtFolder)
    throw new Error('The build failed; the message above says where.')
  }
  const built = { pages: listBuiltPages().length, seconds: Math.round((Date.now() - started) / 1000) }
  recordBuild(built)
  say(`${built.pages} pages built in ${built.seconds} s`)
}

/**
 * Removes the last build except for webpack's cache. Gatsby would otherwise reuse the HTML of pages that it considers
 * unchanged, although that HTML contains the names of scripts and the styles of the old build.
 */
export function clearBuild(root = '.'): void {
  rmSync(path.join(root, 'public'), { recursive: true, force: true })
  const cache = path.join(root, '.cache')
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    if (name !== 'webpack') rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}

/** The time in ms within which the shop API must respond. */
const patience = 10_000

/** Throws a one-line Error when the configured shop API does not respond at its root (SPEC §7: GET /web/v1). */
export async function requireShopApi(origin: string): Promise<void> {
  const address = new URL('/web/v1', origin).href
  const cure = 'Start it, correct GATSBY_SHOP_API_URL, or unset it to build from the sandbox.'
  const answer = await fetch(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new Error(`The shop API does not answer at ${address}. ${cure}`)
  })
  if (answer.status !== 200) throw new Error(`The shop API answers ${answer.status} at ${address}. ${cure}`)
}
