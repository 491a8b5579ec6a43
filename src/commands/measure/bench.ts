import { say } from '../say'

const benches: Record<string, () => Promise<Row[]>> = {
  queries: async () => (await import('./benchQueries')).benchQueries(),
  pages: async () => (await import('./benchPages')).benchPages(),
}

/**
 * `npm run bench`: measures and prints a table for each benchmark, or for the named ones (`npm run bench -- pages`).
 * docs/performance.md explains the tables. Nothing fails on a slow machine.
 */
export async function bench(): Promise<void> {
  const requested = process.argv.slice(3)
  const unknown = requested.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) {
    throw new Error(`There is no benchmark "${unknown}"; choose from: ${Object.keys(benches).join(', ')}.`)
  }
  for (const [name, run] of Object.entries(benches)) {
    if (requested.length > 0 && !requested.includes(name)) continue
    const rows = await run()
    say(name)
    formatTable(rows).forEach((line) => say(line))
    say()
  }
}

/** Formats rows as lines of text: a heading, a rule, and columns as wide as their widest text. */
export function formatTable(rows: readonly Row[]): string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [
    line(columns),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ]
}

/** A row of a benchmark's table: the text of each column by its name. */
export type Row = Record<string, string>
