import { maxSearchLength, minSuggestionLength } from '../../contract/limits'
import { historyKeys } from '../../store/browser/deviceHistory'
import { readStoredJson } from '../../store/browser/readStoredJson'
import { writeStored } from '../../store/browser/storage'
import type { Language } from '../../i18n/languages'
import { buildPath } from '../../pageTable/paths'

export const recentSearchesKey = historyKeys.searches
const maxSearches = 5

/** The latest search comes first. Ignores invalid values in storage. */
export function readRecentSearches(): string[] {
  const storedSearches = readStoredJson('local', recentSearchesKey)
  if (!Array.isArray(storedSearches)) return []
  const searches = storedSearches.filter(isSearchTerm).map(cleanSearchTerm)
  return [...new Set(searches)].slice(0, maxSearches)
}

/** Puts the term first, and removes an earlier search that differs only in case. Returns the new list. */
export function rememberTerm(term: string): string[] {
  return storeSearches([term, ...readOtherSearches(term)].filter(isSearchTerm).slice(0, maxSearches))
}

export const forgetTerm = (term: string): string[] => storeSearches(readOtherSearches(term))

export const forgetAllTerms = (): string[] => storeSearches([])

const readOtherSearches = (term: string) =>
  readRecentSearches().filter((recentSearch) => recentSearch.toLowerCase() !== term.toLowerCase())

function storeSearches(searches: string[]): string[] {
  writeStored('local', recentSearchesKey, searches.length > 0 ? JSON.stringify(searches) : null)
  return searches
}

const isSearchTerm = (value: unknown): value is string =>
  // A user cannot type control characters.
  typeof value === 'string' && cleanSearchTerm(value).length >= minSuggestionLength && !/\p{Cc}/u.test(value)

/** Cuts a term to the maximum length of the shop API, and removes half an emoji at its end. */
export const cleanSearchTerm = (typedText: string): string =>
  typedText
    .trim()
    .slice(0, maxSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '')

/** The native form requests the same path. */
export const buildResultsPath = (term: string, language: Language): string =>
  `${buildPath('search', language)}?${new URLSearchParams({ q: term }).toString()}`
