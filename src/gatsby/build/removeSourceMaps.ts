import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Removes the source maps from a build, even if their upload has failed, because a host must never publish them. */
export function removeSourceMaps(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'))
  for (const file of maps) rmSync(path.join(folder, file))
}
