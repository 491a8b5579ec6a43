import { languages, type Language } from '../i18n/languages'
import { paths, type LinkedPage } from './pathTable'

/** The path of a page in a language. `parameters` fill the path's `:name` parts and its `*`. */
export function pathOf(id: LinkedPage, language: Language, parameters: Record<string, string> = {}): string {
  return fillPattern(paths[id][languages.indexOf(language)]!, parameters)
}

/** Fills `:name` and `*` of a path pattern; slashes stay slashes in `*` alone. Throws when a value is missing. */
export function fillPattern(pattern: string, parameters: Record<string, string>): string {
  return pattern.replace(/:([a-z]+)|\*/g, (part: string, name: string | undefined) => {
    const value = parameters[name ?? '*']
    if (!value) throw new Error(`The path ${pattern} needs a value for ${part}`)
    return name ? encodeURIComponent(value) : value.split('/').map(encodeURIComponent).join('/')
  })
}
