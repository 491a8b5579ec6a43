/** Converts a number to the characters that stand for it in an address, in base 36. */
export const encodeNumber = (value: number): string => value.toString(36)

/** Reads a whole number in base 36; null for anything else. */
export function readNumber(text: string): number | null {
  if (!/^[0-9a-z]{1,4}$/.test(text)) return null
  return parseInt(text, 36)
}

/** Returns two characters that change with the text, so that a mangled address is noticed (FNV-1a). */
export function computeChecksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return (hash % 1296).toString(36).padStart(2, '0')
}

/** The version of the format, at the start of every encoded design. */
export const formatVersion = '1'
