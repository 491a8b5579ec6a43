import { navigate } from 'gatsby'
import type { Language } from '../../../i18n/languages'
import { pathOf, type LinkedPage } from '../../../pageTable/paths'

interface GoOptions {
  language: Language
  /** Starts with "?"; kept as it is. */
  query?: string
  /** The page that is left should not come back by the browser's back button. */
  replace?: boolean
}

/** To another page of the shop, without a full load. */
export function goToPage(page: LinkedPage, { language, query = '', replace = false }: GoOptions): void {
  void navigate(`${pathOf(page, language)}${query}`, { replace })
}
