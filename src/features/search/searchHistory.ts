import { readStored, writeStored } from '../../state/storage'
import { cleanWords, fewestLetters } from './searchWords'

export const recentKey = 'upnorth.searches'
const most = 5

/** What was searched for on this device, the latest first. Storage may hold anything: what is no search is passed over. */
export function readRecent(): string[] {
  const stored = parsed(readStored('local', recentKey))
  if (!Array.isArray(stored)) return []
  const searches = stored.filter(isSearch).map(cleanWords)
  return [...new Set(searches)].slice(0, most)
}

/** Puts words first; what was there before in other capitals goes. Gives the new list. */
export function remember(words: string): string[] {
  return keep([words, ...without(words)].filter(isSearch).slice(0, most))
}

export const forget = (words: string): string[] => keep(without(words))

export const forgetAll = (): string[] => keep([])

const without = (words: string) => readRecent().filter((each) => each.toLowerCase() !== words.toLowerCase())

function keep(searches: string[]): string[] {
  writeStored('local', recentKey, searches.length > 0 ? JSON.stringify(searches) : null)
  return searches
}

const isSearch = (value: unknown): value is string =>
  // Control characters would be nothing that a shopper typed.
  typeof value === 'string' && cleanWords(value).length >= fewestLetters && !/\p{Cc}/u.test(value)

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return null
  }
}
