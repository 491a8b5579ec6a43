import { languages, languageOfPath, type Language } from '../i18n/languages'
import { paths, type LinkedPage } from './pathTable'

/** Pages that may exist though the build did not know them: added since, or past the pre-render limit. */
const patterns = ['product', 'sku', 'brand', 'family', 'category', 'giftlist', 'my-order'] as const
export type PatternPage = (typeof patterns)[number] & LinkedPage

export interface PathMatch {
  id: PatternPage
  language: Language
  /** The values of the pattern's parts, decoded; a category's line of slugs is under `*`. */
  parameters: Record<string, string>
}

/** Which pattern of DESIGN §3 a path fits; null when none. A static page of the same path goes first anyway. */
export function matchPath(pathname: string): PathMatch | null {
  const language = languageOfPath(pathname)
  for (const id of patterns) {
    const parameters = fit(paths[id][languages.indexOf(language)]!, pathname.replace(/\/$/, ''))
    if (parameters) return { id, language, parameters }
  }
  return null
}

function fit(pattern: string, pathname: string): Record<string, string> | null {
  const parts = pattern.split('/')
  const given = pathname.split('/')
  const parameters: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    if (part === '*') {
      const rest = given.slice(index)
      return rest.length > 0 && rest.every(Boolean) ? read(parameters, '*', rest.join('/')) : null
    }
    const value = given[index]
    if (value === undefined) return null
    if (part.startsWith(':')) {
      if (!value || !read(parameters, part.slice(1), value)) return null
    } else if (part !== value) return null
  }
  return given.length === parts.length ? parameters : null
}

/** A path that cannot be decoded ("%zz") fits nothing. */
function read(parameters: Record<string, string>, name: string, value: string): Record<string, string> | null {
  try {
    parameters[name] = decodeURIComponent(value)
    return parameters
  } catch {
    return null
  }
}
