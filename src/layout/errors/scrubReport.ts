import type { RootState } from '../../store/start/rootReducer'
import { listPersonalTexts, type PersonalText } from './listPersonalTexts'

/**
 * The maximum length in characters of each string in a report (SPEC §9). The reporter's own limit covers only some
 * strings.
 */
const maxValueLength = 250

/** Values deeper in a report are replaced with null. */
const maxDepth = 12

/**
 * Removes tokens, email addresses, the customer's data, text that the user has typed, the queries and fragments of
 * URLs, and the ids of orders and gift lists in paths. Long strings are shortened afterwards, so that no part of a
 * secret remains.
 */
export const scrubReport = <Report extends object>(report: Report, state: RootState): Report =>
  scrubValue(report, listPersonalTexts(state), 0) as Report

/** The patterns of secrets, each with its replacement. */
const replacements: [RegExp, string][] = [
  // Queries and fragments of URLs may contain search terms and tokens.
  [/[?#][^\s"'<>?#]*=[^\s"'<>]*/g, ''],
  [/[\w.+%-]+(?:@|%40)(?:[\w-]+\.)+[a-z]{2,}/gi, '[e-mail]'],
  // The paths of these pages identify an order or a gift list.
  [/(\/(?:mijn-bestellingen|my-orders)\/)\d+/g, '$1:order'],
  [/(\/(?:wenslijsten|giftlists)\/)(?=[\w-]*\d)[A-Z0-9-]{6,}/gi, '$1:list'],
]

/** Matches words of letters, digits, hyphens and underscores that are long enough for a token. */
const longWordPattern = /[\w-]{20,}/g
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A slug, a path and a file name consist of words: lower-case, capitalised or upper-case letters, with digits only at
 * the start or the end. Any other text that has both letters and digits counts as random, except a UUID and the
 * reporter's own ids of 32 hexadecimal digits.
 */
function isRandom(word: string): boolean {
  if (uuidPattern.test(word) || /^[0-9a-f]{32}$/.test(word)) return false
  const parts = word.split(/[-_]/)
  const hasOnlyWords = parts.every(
    (part) => /^\d*[A-Z]?[a-z]*\d{0,4}$|^[A-Z]+\d{0,4}$|^\d*$/.test(part) && part.length < 32,
  )
  return !hasOnlyWords && /\d/.test(word) && /[a-z]/i.test(word)
}

function scrubText(text: string, personalTexts: readonly PersonalText[]): string {
  const textWithoutPersonalTexts = personalTexts.reduce(
    (scrubbedText, { pattern, replacement }) => scrubbedText.replace(pattern, replacement),
    text,
  )
  const textWithoutSecrets = replacements.reduce(
    (scrubbedText, [pattern, replacement]) => scrubbedText.replace(pattern, replacement),
    textWithoutPersonalTexts,
  )
  const textWithoutTokens = textWithoutSecrets.replace(longWordPattern, (word) => (isRandom(word) ? '[token]' : word))
  return textWithoutTokens.length > maxValueLength
    ? `${textWithoutTokens.slice(0, maxValueLength - 1)}…`
    : textWithoutTokens
}

function scrubValue(value: unknown, personalTexts: readonly PersonalText[], depth: number): unknown {
  if (typeof value === 'string') return scrubText(value, personalTexts)
  if (typeof value !== 'object' || value === null) return value
  if (depth > maxDepth) return null
  if (Array.isArray(value)) return value.map((element) => scrubValue(element, personalTexts, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [name, scrubValue(property, personalTexts, depth + 1)]),
  )
}
