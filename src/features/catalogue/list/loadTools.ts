import type { Language } from '../../../i18n/languages'
import { loadWords } from '../../../i18n/loadWords'
import { hasWords } from '../../../i18n/words'
import { openShop } from '../../../state/door'
import type { tools } from './live/tools'

/** What filters, sorting and paging need: fetched when a shopper first wants one of them, or the address does. */
export type ListTools = typeof tools

let loaded: ListTools | null = null

/** The tools when they have come earlier in this visit: a list that the shopper goes back to shows at once. */
export const loadedTools = (language: Language): ListTools | null => (hasWords(language, 'list') ? loaded : null)

export async function loadTools(language: Language): Promise<ListTools> {
  // The shop opens meanwhile; whoever asks it something hears whether it could.
  openShop().catch(() => undefined)
  const [chunk] = await Promise.all([import('./live/tools'), loadWords(language, ['list'])])
  return (loaded = chunk.tools)
}
