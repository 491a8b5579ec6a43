/**
 * Reads the id of the list in the query of a URL (`?giftlist=12`): null when the query has none, and 0 when it is not a
 * valid id.
 */
export function readGiftlistId(search: string): number | null {
  const text = new URLSearchParams(search).get('giftlist')
  if (text === null) return null
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

/** Returns the query that names a list. */
export const buildGiftlistQuery = (id_giftlist: number): string => `?giftlist=${id_giftlist}`
