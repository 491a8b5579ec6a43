import type { Row } from './bench/row'
import { tableOf } from './bench/table'
import { say } from './say'

const benches: Record<string, () => Promise<Row[]>> = {
  queries: async () => (await import('./bench/queries')).benchQueries(),
  pages: async () => (await import('./bench/pages')).benchPages(),
}

/**
 * `npm run bench`: measures and prints a table for each benchmark, or for those named (`npm run bench -- pages`).
 * docs/performance.md says how to read them. Nothing fails on a slow machine.
 */
export async function bench(): Promise<void> {
  const asked = process.argv.slice(3)
  const unknown = asked.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) {
    throw new Error(`There is no benchmark "${unknown}"; choose from: ${Object.keys(benches).join(', ')}.`)
  }
  for (const [name, run] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const rows = await run()
    say(name)
    tableOf(rows).forEach((line) => say(line))
    say()
  }
}
