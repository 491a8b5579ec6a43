import { languageOfPath, languages, type Language } from '../i18n/languages'
import { paths, type LinkedPage } from './paths'

/** Pages that may exist though the build didn't know them: added since, or past PRERENDER_LIMIT. */
export const patternIds = ['product', 'sku', 'brand', 'family', 'category'] as const
export type PatternId = (typeof patternIds)[number]

/** The page of one customer's order: no build makes it, and no catalogue knows it. */
const orderId = 'my-order'

export interface PathMatch<Id = PatternId> {
  id: Id
  language: Language
  /** Without a slash at its end. */
  path: string
  /** The values of the pattern's parts, decoded; a category's line of slugs is under `*`. */
  parameters: Record<string, string>
}

/**
 * Which path pattern (docs/architecture.md, "Routes") a path fits; null when none. A static page of the same path goes
 * first: this one is asked when there is none.
 */
export const matchPath = (pathname: string): PathMatch | null => findFirstMatch(patternIds, pathname)

/** The path of an order's page; null for any other. */
export const matchOrder = (pathname: string): PathMatch<typeof orderId> | null => findFirstMatch([orderId], pathname)

function findFirstMatch<Id extends LinkedPage>(ids: readonly Id[], pathname: string): PathMatch<Id> | null {
  const language = languageOfPath(pathname)
  const path = pathname.replace(/\/$/, '')
  for (const id of ids) {
    const parameters = fit(paths[id][languages.indexOf(language)]!, path)
    if (parameters) return { id, language, path, parameters }
  }
  return null
}

function fit(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.match(/(?<=:)\w+|\*/g) ?? []
  const values = new RegExp(`^${buildPatternSource(pattern, '(', ')')}$`).exec(path)?.slice(1)
  if (!values) return null
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]))
  } catch {
    // A path that can't be decoded ("%zz") fits nothing.
    return null
  }
}

/** A part of a path, none of whose characters Gatsby's router stumbles over: it draws nothing at "%00" and at half a letter. */
const part = '(?:[^/%]|%[2-7][\\da-fA-F]|%[c-fC-F][\\da-fA-F](?:%[89abAB][\\da-fA-F])+)+'

const buildPatternSource = (pattern: string, open = '', close = '') =>
  pattern.replace(/:\w+/g, `${open}${part}${close}`).replace('*', `${open}${part}(?:/${part})*${close}`)

/** The pages of which the 404 page carries the rows. */
export const rowsOfNotFound: readonly LinkedPage[] = [...patternIds, orderId]

/** The source of a regular expression that finds what `matchPath` and `matchOrder` find, for the script in the 404 page's HTML. */
export const patternSource = `^(?:${rowsOfNotFound.flatMap((id) => paths[id].map((each) => buildPatternSource(each))).join('|')})/?$`
