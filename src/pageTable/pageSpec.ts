import type { Language } from '../i18n/languages'
import type { PageContext } from './pageContext'

/** One page to be made: a path and what its template receives. */
export interface PageSpec {
  path: string
  context: PageContext<unknown>
}

/** What all pages of a language are made of. */
export type PathsByLanguage = Record<Language, string>
