import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Takes away the last build but for webpack's cache. Gatsby would keep the HTML of pages that it thinks unchanged,
 * yet that HTML holds what the last step of a build wrote into it: the names of scripts and the styles of then.
 */
export function clearBuild(root = '.'): void {
  rmSync(path.join(root, 'public'), { recursive: true, force: true })
  const cache = path.join(root, '.cache')
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    if (name !== 'webpack') rmSync(path.join(cache, name), { recursive: true, force: true })
  }
}
