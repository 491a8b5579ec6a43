/** Separates the notes that all rows share from those of each row, so that the same words are not on every row. */
export function splitCommon(rows: readonly (readonly string[])[]): { common: string[]; rest: string[][] } {
  const [first, ...others] = rows
  const common = others.length > 0 ? (first ?? []).filter((note) => others.every((row) => row.includes(note))) : []
  return { common, rest: rows.map((row) => row.filter((note) => !common.includes(note))) }
}
