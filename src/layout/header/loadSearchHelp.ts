import { SearchHelp } from '../../features/search/SearchHelp'
import type { Language } from '../../i18n/languages'
import { loadWords } from '../../i18n/loadWords'

/** Loads the search suggestions with their messages. */
export async function loadSearchHelp(language: Language): Promise<typeof SearchHelp> {
  await loadWords(language, ['search'])
  return SearchHelp
}
