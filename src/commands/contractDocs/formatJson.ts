/** The width of a line that still fits on a page, in characters. */
const maxWidth = 100

/** Formats a value as JSON with two spaces, in which objects and lists that fit stand on one line. */
export function formatJson(value: unknown, indent = ''): string {
  const short = formatOnOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + short.length <= maxWidth) return short
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const lines = Array.isArray(value)
    ? value.map((one) => formatJson(one, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${formatJson(one, inner)}`)
  return `${open}\n${lines.map((line) => `${inner}${line}`).join(',\n')}\n${indent}${close}`
}

function formatOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatOnOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${formatOnOneLine(one)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
