import { LineCounter, parseDocument } from 'yaml'

/**
 * Returns the line of a value in a YAML or JSON text, counted from 1. A value that is missing has the line of the value
 * that should contain it.
 */
export function findYamlLine(source: string, path: readonly unknown[]): number {
  const positions = new LineCounter()
  const document = parseDocument(source, { lineCounter: positions })
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null
    if (range) return positions.linePos(range[0]!).line
  }
  return 1
}
