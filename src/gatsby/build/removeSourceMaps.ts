import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Removes source maps from a finished build, even if their upload has failed: a host must never publish them. */
export function removeSourceMaps(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.map'))
  for (const file of maps) rmSync(path.join(folder, file))
}
