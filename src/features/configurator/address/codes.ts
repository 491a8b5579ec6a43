export const encodeNumber = (value: number): string => value.toString(36)

/** Returns null for anything but one to four digits of base 36. */
export function readNumber(text: string): number | null {
  if (!/^[0-9a-z]{1,4}$/.test(text)) return null
  return parseInt(text, 36)
}

/** Returns two characters that reveal a mangled address (FNV-1a). */
export function computeChecksum(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return (hash % 1296).toString(36).padStart(2, '0')
}

/** The version of the format, at the start of every encoded design. */
export const formatVersion = '1'
