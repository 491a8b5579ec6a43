import type { Language } from '../../../i18n/languages'
import { loadWords } from '../../../i18n/loadWords'
import { hasWords } from '../../../i18n/words'
import { openShop } from '../../../state/door'

const fetchTools = async (language: Language) => {
  // The shop opens meanwhile; whoever asks it something hears whether it could.
  openShop().catch(() => undefined)
  const [{ openList }, { FacetPopover }, { FilterDrawer }, { ListNotes }] = await Promise.all([
    import(/* webpackChunkName: "list" */ './live/openList'),
    import(/* webpackChunkName: "list" */ './live/FacetPopover'),
    import(/* webpackChunkName: "list" */ './live/FilterDrawer'),
    import(/* webpackChunkName: "list" */ './live/ListNotes'),
    loadWords(language, ['list']),
  ])
  return { openList, FacetPopover, FilterDrawer, ListNotes }
}

/** What filters, sorting and paging need: fetched when a shopper first wants one of them, or the address does. */
export type ListTools = Awaited<ReturnType<typeof fetchTools>>

let tools: ListTools | null = null

/** The tools when they have come earlier in this visit: a list that the shopper goes back to shows at once. */
export const loadedTools = (language: Language): ListTools | null => (hasWords(language, 'list') ? tools : null)

export async function loadTools(language: Language): Promise<ListTools> {
  tools = loadedTools(language) ?? (await fetchTools(language))
  return tools
}
