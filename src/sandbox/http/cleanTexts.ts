const multilineFields = new Set(['gift_message', 'message', 'reason', 'welcome_message'])
/** The fields that are compared but never displayed, so they need no cleaning. */
const passwordFields = new Set(['password', 'new_password'])

/** The maximum depth of a payload, which no real payload exceeds. Objects and lists at this depth become null. */
const maxDepth = 10

/**
 * Returns a payload whose texts lack the invisible characters that users paste unknowingly: control characters,
 * zero-width spaces, and characters that force the direction of the text. Characters that join letters or emoji are
 * preserved. A text without any visible character becomes empty.
 */
export function cleanTexts(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') return passwordFields.has(field) ? value : cleanText(value, multilineFields.has(field))
  if (typeof value !== 'object' || value === null) return value
  if (depth === maxDepth) return null
  if (Array.isArray(value)) return value.map((entry) => cleanTexts(entry, field, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cleanTexts(entry, key, depth + 1)]))
}

const invisibleCharacters = /[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu

function cleanText(text: string, isMultiline: boolean): string {
  const lines = isMultiline ? text.replace(/\r\n?|[\u2028\u2029]/g, '\n').split('\n') : [text]
  const cleanLines = lines.map((line) =>
    line
      .replace(/[\t\n\v\f\r\u2028\u2029]+/g, ' ')
      .replace(invisibleCharacters, '')
      .replace(/\p{Cs}/gu, '\ufffd'),
  )
  return cleanLines.some((line) => /[^\p{C}\p{Z}\p{M}]/u.test(line)) ? cleanLines.join('\n') : ''
}
