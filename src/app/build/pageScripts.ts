import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type ChunkFiles = Record<string, string[]>

let chunks: ChunkFiles | null = null

/** The files of every named chunk of the browser's bundle; empty in develop, which makes none. */
function chunkFiles(): ChunkFiles {
  if (chunks) return chunks
  const file = path.join(process.cwd(), 'public', 'webpack.stats.json')
  const stats = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { assetsByChunkName?: ChunkFiles }) : {}
  chunks = stats.assetsByChunkName ?? {}
  return chunks
}

/**
 * The addresses of the scripts that a page runs besides the ones Gatsby names in its HTML:
 * its template's chunk and its language's words. Naming them saves a round trip each.
 */
export function pageScripts(chunkNames: readonly string[]): string[] {
  return chunkNames
    .flatMap((name) => chunkFiles()[name] ?? [])
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
}
