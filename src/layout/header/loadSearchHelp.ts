import { SearchHelp } from '../../features/search/SearchHelp'
import type { Language } from '../../i18n/languages'
import { loadWords } from '../../i18n/loadWords'

/** What helps to search, with its words. */
export async function loadSearchHelp(language: Language): Promise<typeof SearchHelp> {
  await loadWords(language, ['search'])
  return SearchHelp
}
