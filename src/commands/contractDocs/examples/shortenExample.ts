import { giftlistCodePattern } from '../../../contract/limits'
import type { CallName } from '../../../contract/calls/allCalls'

/** A call as the storefront makes it, with the sandbox's response. */
export interface Example {
  /** The address without its origin, but with its query. */
  address: string
  payload?: unknown
  answer: unknown
}

export type Examples = Partial<Record<CallName, Example>>

/** The maximum length of a string in an example, in characters. A string without spaces may be longer. */
const maxLength = 100

/** Matches a random token of the sandbox, which has a capital letter. Slugs have none. */
const tokenPattern = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/g

/**
 * Shortens an example, so that it shows the shape: only the first entry of each list and the beginning of each long
 * string remain. Random tokens and codes get a fixed value, so that a page changes only when the contract changes.
 */
export const shortenExample = ({ address, payload, answer }: Example): Example => ({
  address: replaceToken(address),
  ...(payload !== undefined && { payload: shortenValue(payload) }),
  answer: shortenValue(answer),
})

function shortenValue(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value)
  if (Array.isArray(value)) return value.slice(0, 1).map(shortenValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortenValue(entry)]))
}

function shortenText(text: string): string {
  if (giftlistCodePattern.test(text)) return 'K7QFM2XP'
  const stableText = replaceToken(text)
  return stableText.length > maxLength && !/^\S+$/.test(stableText)
    ? `${stableText.slice(0, maxLength).replace(/\s+\S*$/, '')} …`
    : stableText
}

const replaceToken = (text: string) => text.replace(tokenPattern, 'q3mXv0Zr')
