/**
 * Parses the text of a JSON file, which may begin with a byte order mark. Throws an Error whose message names the line
 * if the parser knows the position.
 */
export function parseJson(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(json)
  } catch (cause) {
    const { message } = cause as Error
    const position = /^(.+) in JSON at position (\d+)/.exec(message)
    if (!position) throw cause
    const [, problem, offset] = position
    throw new Error(`line ${json.slice(0, Number(offset)).split('\n').length}: ${problem}`, { cause })
  }
}
