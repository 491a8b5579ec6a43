import { maxSearchLength, minSuggestionLength } from '../../contract/limits'
import { historyKeys } from '../../store/browser/deviceHistory'
import { readStoredJson } from '../../store/browser/readStoredJson'
import { writeStored } from '../../store/browser/storage'
import type { Language } from '../../i18n/languages'
import { buildPath } from '../../pageTable/paths'

export const recentSearchesKey = historyKeys.searches
const maxSearches = 5

/** Returns the recent searches on this device, latest first. Ignores invalid entries in storage. */
export function readRecentSearches(): string[] {
  const storedSearches = readStoredJson('local', recentSearchesKey)
  if (!Array.isArray(storedSearches)) return []
  const searches = storedSearches.filter(isSearch).map(cleanSearchTerm)
  return [...new Set(searches)].slice(0, maxSearches)
}

/** Moves a term to the start of the list, or adds it there. Ignores case. Returns the new list. */
export function rememberTerm(term: string): string[] {
  return storeSearches([term, ...readOtherSearches(term)].filter(isSearch).slice(0, maxSearches))
}

export const forgetTerm = (term: string): string[] => storeSearches(readOtherSearches(term))

export const forgetAllTerms = (): string[] => storeSearches([])

const readOtherSearches = (term: string) =>
  readRecentSearches().filter((each) => each.toLowerCase() !== term.toLowerCase())

function storeSearches(searches: string[]): string[] {
  writeStored('local', recentSearchesKey, searches.length > 0 ? JSON.stringify(searches) : null)
  return searches
}

const isSearch = (value: unknown): value is string =>
  // A user cannot type control characters.
  typeof value === 'string' && cleanSearchTerm(value).length >= minSuggestionLength && !/\p{Cc}/u.test(value)

/** Trims a term and cuts it to the maximum length of the shop API. Removes half an emoji at the end, too. */
export const cleanSearchTerm = (typedText: string): string =>
  typedText
    .trim()
    .slice(0, maxSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Builds the same path as the native form requests. */
export const buildResultsPath = (term: string, language: Language): string =>
  `${buildPath('search', language)}?${new URLSearchParams({ q: term }).toString()}`
