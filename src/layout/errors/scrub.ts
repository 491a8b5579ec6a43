import { readTokens } from '../../store/browser/tokens'

/** Further down nothing is reported (SPEC §9: depth 3 of each value). */
const deepest = 12

/** What is taken out of every text, and what stands there instead. */
const replacements: [RegExp, string][] = [
  // What an address says after its path: searches, mailed links, whatever else brings a token.
  [/[?#][^\s"'<>?#]*=[^\s"'<>]*/g, ''],
  [/[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // Tokens are long and random; a UUID is not one.
  [/\b(?![0-9a-f]{8}-[0-9a-f]{4}-)[\w-]{33,}/gi, '[token]'],
]

function scrubText(text: string, tokens: readonly string[]): string {
  const known = tokens.reduce((rest, token) => rest.replaceAll(token, '[token]'), text)
  return replacements.reduce((rest, [secret, instead]) => rest.replace(secret, instead), known)
}

function scrubValue(value: unknown, tokens: readonly string[], depth: number): unknown {
  if (typeof value === 'string') return scrubText(value, tokens)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) return value.map((one) => scrubValue(one, tokens, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubValue(one, tokens, depth + 1)]))
}

/**
 * A report of an error as it may leave the browser: without e-mail addresses, tokens, and what addresses say after their
 * path, wherever they stand in it (message, breadcrumbs, the page's address).
 */
export function scrub<Report extends object>(report: Report): Report {
  const { session, cart } = readTokens()
  const tokens = [session, cart].filter((token) => token !== null)
  return scrubValue(report, tokens, 0) as Report
}
