import { maxSearchLength, minGiftlistSearchLength } from '../../../contract/limits'

/**
 * Reads the search term in the query of an address (`?search=`), or '' when there is none. Spaces count once, and what
 * is longer than a search can be is cut off.
 */
export function readSearchTerm(search: string): string {
  const typed = (new URLSearchParams(search).get('search') ?? '').trim().replace(/\s+/g, ' ')
  // By characters, so that none is cut in half.
  return [...typed].slice(0, maxSearchLength).join('').trim()
}

/** Whether a term has enough letters or digits for a search. */
export const isLongEnough = (term: string): boolean =>
  [...term.replace(/[^\p{L}\p{N}]/gu, '')].length >= minGiftlistSearchLength
