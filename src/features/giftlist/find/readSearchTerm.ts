import { maxSearchLength, minGiftlistSearchLength } from '../../../contract/limits'

/** Returns the search term in the query of a URL (`?search=`), or '' without a term. */
export function readSearchTerm(search: string): string {
  const typedTerm = (new URLSearchParams(search).get('search') ?? '').trim().replace(/\s+/g, ' ')
  // Splits the text into code points, so that no character is cut in half.
  return [...typedTerm].slice(0, maxSearchLength).join('').trim()
}

/** Counts only letters and digits. */
export const isSearchableTerm = (term: string): boolean =>
  [...term.replace(/[^\p{L}\p{N}]/gu, '')].length >= minGiftlistSearchLength
