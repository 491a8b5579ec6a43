/**
 * A spreadsheet takes a cell that begins with one of these for a formula, also after spaces or as a full-width
 * character. A tab or a line end at the beginning could hide one.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u

const buildCell = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * Builds a CSV text that spreadsheets open with the right letters: in UTF-8 with a byte order mark, with every cell in
 * quotes. No text that a user typed can act as a formula.
 * @param separator as the spreadsheets of the language expect it
 */
export const buildCsv = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => row.map(buildCell).join(separator)).join('\r\n')}\r\n`
