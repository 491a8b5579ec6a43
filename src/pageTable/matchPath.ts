import { readPathLanguage, languages, type Language } from '../i18n/languages'
import { getPattern, type LinkedPage } from './paths'

/**
 * The pages that may exist without being in the build, because they were added later or exceed PRERENDER_LIMIT or
 * PRERENDER_SKU_LIMIT.
 */
export const patternIds = ['product', 'sku', 'brand', 'family', 'category'] as const
export type PatternId = (typeof patternIds)[number]

/** The pages of a customer's order and of a gift list, which are neither in a build nor in the catalogue. */
const privateIds = ['my-order', 'giftlist'] as const
export type PrivateId = (typeof privateIds)[number]

export interface PathMatch<Id = PatternId> {
  id: Id
  language: Language
  /** The path without a trailing slash. */
  path: string
  /** The decoded values of the pattern's parameters. A category's slugs are under `*`. */
  parameters: Record<string, string>
}

/**
 * Matches a path with a path pattern (docs/architecture.md, "Routes"). Returns null without a match. A static page at
 * the same path takes precedence, so call this only if there is none.
 */
export const matchPath = (pathname: string): PathMatch | null => findFirstMatch(patternIds, pathname)

/**
 * Matches the path of an order or of a gift list. As with `matchPath`, call this only if no static page has the path.
 */
export const matchPrivatePage = (pathname: string): PathMatch<PrivateId> | null => findFirstMatch(privateIds, pathname)

function findFirstMatch<Id extends LinkedPage>(ids: readonly Id[], pathname: string): PathMatch<Id> | null {
  const language = readPathLanguage(pathname)
  const path = pathname.replace(/\/$/, '')
  for (const id of ids) {
    const parameters = fitPattern(getPattern(id, language), path)
    if (parameters) return { id, language, path, parameters }
  }
  return null
}

function fitPattern(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.match(/(?<=:)\w+|\*/g) ?? []
  const encodedValues = new RegExp(`^${buildPatternSource(pattern, '(', ')')}$`).exec(path)?.slice(1)
  if (!encodedValues) return null
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(encodedValues[index] ?? '')]))
  } catch {
    // A path that cannot be decoded ("%zz") matches nothing.
    return null
  }
}

/**
 * The source of a pattern for a path segment that Gatsby's router can handle. The router renders nothing for "%00" and
 * for an incomplete UTF-8 sequence.
 */
const segment = '(?:[^/%]|%[2-7][\\da-fA-F]|%[c-fC-F][\\da-fA-F](?:%[89abAB][\\da-fA-F])+)+'

const buildPatternSource = (pattern: string, open = '', close = '') =>
  pattern.replace(/:\w+/g, `${open}${segment}${close}`).replace('*', `${open}${segment}(?:/${segment})*${close}`)

/** The pages whose rows are part of the 404 page. */
export const notFoundRowIds: readonly LinkedPage[] = [...patternIds, ...privateIds]

/**
 * The source of a regular expression that is equivalent to `matchPath` and `matchPrivatePage`, for the script in the
 * 404 page's HTML.
 */
export const patternSource = `^(?:${notFoundRowIds.flatMap((id) => languages.map((language) => buildPatternSource(getPattern(id, language)))).join('|')})/?$`
