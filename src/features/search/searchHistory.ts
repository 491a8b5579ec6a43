import { readStored, writeStored } from '../../store/browser/storage'
import type { Language } from '../../i18n/languages'
import { buildPath } from '../../pageTable/paths'

export const recentSearchesKey = 'upnorth.searches'
const most = 5

/** What was searched for on this device, the latest first. Storage may hold anything: what is no search is passed over. */
export function readRecentSearches(): string[] {
  const stored = parsed(readStored('local', recentSearchesKey))
  if (!Array.isArray(stored)) return []
  const searches = stored.filter(isSearch).map(cleanSearchTerm)
  return [...new Set(searches)].slice(0, most)
}

/** Puts words first; what was there before in other capitals goes. Gives the new list. */
export function remember(words: string): string[] {
  return keep([words, ...without(words)].filter(isSearch).slice(0, most))
}

export const forget = (words: string): string[] => keep(without(words))

export const forgetAll = (): string[] => keep([])

const without = (words: string) => readRecentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase())

function keep(searches: string[]): string[] {
  writeStored('local', recentSearchesKey, searches.length > 0 ? JSON.stringify(searches) : null)
  return searches
}

const isSearch = (value: unknown): value is string =>
  // Control characters would be nothing that a shopper typed.
  typeof value === 'string' && cleanSearchTerm(value).length >= fewestLetters && !/\p{Cc}/u.test(value)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return null
  }
}

/** The shop API looks for no more than this (contract/productList). */
const mostLetters = 100
/** Suggestions start here (contract/productList). */
export const fewestLetters = 2

/** What somebody typed, as it is searched for: without space around it, and no longer than the shop API takes. */
export const cleanSearchTerm = (typed: string): string => typed.trim().slice(0, mostLetters)

/** The page with what was found; the same address as the browser's own form would make. */
export const buildResultsPath = (words: string, language: Language): string =>
  `${buildPath('search', language)}?${new URLSearchParams({ q: words }).toString()}`
