import type { Options } from '../readOptions'
import { say } from '../say'
import { formatTable, type TableRow } from './formatTable'

const benches: Record<string, () => Promise<TableRow[]>> = {
  queries: async () => (await import('./benchQueries')).benchQueries(),
  pages: async () => (await import('./benchPages')).benchPages(),
  planner: async () => (await import('./benchPlanner')).benchPlanner(),
}

/**
 * `npm run bench`: measures and prints a table for each benchmark, or for the named ones (`npm run bench -- pages`).
 * docs/performance.md explains the tables. A slow machine does not make the command fail.
 */
export async function bench({ words }: Options): Promise<void> {
  for (const [name, run] of Object.entries(benches)) {
    if (words.length > 0 && !words.includes(name)) continue
    const rows = await run()
    say(name)
    formatTable(rows).forEach((line) => say(line))
    say()
  }
}
