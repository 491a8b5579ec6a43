/** One row of a benchmark's table, with the text of each column. */
export type TableRow = Record<string, string>

/** Formats rows as lines of text: a heading, a rule, and every column as wide as its longest text. */
export function formatTable(rows: readonly TableRow[]): string[] {
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
