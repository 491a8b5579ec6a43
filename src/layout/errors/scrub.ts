import { readTokens } from '../../store/browser/tokens'

/**
 * Returns an error report that may leave the browser. Email addresses, tokens, and the queries and fragments of URLs are
 * removed from all of its values (message, breadcrumbs, page URL).
 */
export function scrub<Report extends object>(report: Report): Report {
  const { session, cart } = readTokens()
  const tokens = [session, cart].filter((token) => token !== null)
  return scrubValue(report, tokens, 0) as Report
}

/** The maximum depth. Deeper values are never reported (SPEC §9: depth 3 of each value). */
const deepest = 12

/** The patterns that are removed from every text, with their replacements. */
const replacements: [RegExp, string][] = [
  // Queries and fragments of URLs may contain search terms and tokens.
  [/[?#][^\s"'<>?#]*=[^\s"'<>]*/g, ''],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
]

/** A long word that is not a UUID or a slug, which has short words in lower case, is treated as a token. */
const scrubWord = (word: string): string =>
  /^(?:[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[a-z0-9]{1,20}(?:-[a-z0-9]{1,20})+)$/.test(word)
    ? word
    : '[token]'

function scrubText(text: string, tokens: readonly string[]): string {
  const known = tokens.reduce((rest, token) => rest.replaceAll(token, '[token]'), text)
  return replacements
    .reduce((rest, [secret, instead]) => rest.replace(secret, instead), known)
    .replace(/[\w-]{33,}/g, scrubWord)
}

function scrubValue(value: unknown, tokens: readonly string[], depth: number): unknown {
  if (typeof value === 'string') return scrubText(value, tokens)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((one) => scrubValue(one, tokens, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubValue(one, tokens, depth + 1)]))
}
