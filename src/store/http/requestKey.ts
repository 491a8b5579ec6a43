/** `randomUUID` is missing on pages without encryption. */
export const createRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The same content has the same key, also after a reload, so that the shop API recognizes a repetition after a lost
 * response. Other content has another key.
 * @param seed the random key of the form, or the end of a cart's token
 */
export const createRequestKey = (seed: string, payload: object): string =>
  `${seed}-${computeHash(JSON.stringify(payload))}`

/** Computes a hash of 53 bits (cyrb53), because cryptographic hashes are missing on pages without encryption. */
function computeHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of text) {
    const code = character.codePointAt(0)!
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
