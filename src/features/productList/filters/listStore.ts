import type { ListContent } from '../../../pageTable/contents/lists'
import { getStore } from '../../../store/lazyStore'
import type { AppThunk } from '../../../store/services'
import { getSortings } from '../listFilters'
import type { ListChoice, ListResult, ListState, ListStore } from '../listState'
import { fetchList, fetchNextPage } from './fetchList'
import { countChosen, isWhole } from './listChoice'
import { createListHistory, mostPages, readListUrl, writeListUrl } from './listUrl'
import { listElement } from '../listElement'

/**
 * Makes the list of the page in view live: what it shows follows its address and the shopper's choices; an answer that
 * comes late is dropped.
 * @param list the page's own: what its HTML shows
 */
export function createListStore(list: ListContent): ListStore {
  const { pathname: path, search } = window.location
  const { scope, products, total } = list
  const sortings = getSortings(scope)
  const [usual] = sortings
  const own: ListResult = { products, total, facets: null, relaxations: [], searched: null }
  const history = createListHistory(path, search)
  const listeners = new Set<() => void>()
  let running: AbortController | null = null
  let lastAction = () => {}

  const buildUrlQuery = (choice: ListChoice) => writeListUrl(choice, history.search)
  const shownFor = (choice: ListChoice) =>
    getCachedList(path + buildUrlQuery(choice)) ?? (isWhole(choice) && scope.q === undefined ? own : null)

  function buildState(choice: ListChoice, shown: ListResult | null): ListState {
    const goesOn = shown !== null && shown.products.length < shown.total
    const next = goesOn ? path + buildUrlQuery({ ...choice, page: Math.min(choice.page + 1, mostPages) }) : null
    return { choice, shown, next, chosen: countChosen(choice), busy: null, failed: false, added: null }
  }

  const begin = readListUrl(search, sortings)
  let state = buildState(begin, shownFor(begin))
  function set(next: ListState): void {
    state = next
    listeners.forEach((listener) => listener())
  }

  /** Asks, and drops the question before. Whether the answer came and still counts. */
  async function fetchLatest(
    busy: 'list' | 'more',
    choice: ListChoice,
    question: (signal: AbortSignal) => AppThunk<Promise<ListResult>>,
  ): Promise<boolean> {
    running?.abort()
    const mine = new AbortController()
    running = mine
    set({ ...state, busy, failed: false, added: null })
    try {
      const shown = await (await getStore()).dispatch(question(mine.signal))
      if (running !== mine) return false
      cacheList(path + buildUrlQuery(choice), shown)
      set(buildState(choice, shown))
      return true
    } catch {
      // The shop API's fault or the connection's; what is shown stays, and the shopper may try again.
      if (running === mine) set({ ...state, shown: state.shown ?? own, busy: null, failed: true })
      return false
    }
  }

  function show(choice: ListChoice): void {
    lastAction = () => show(choice)
    void fetchLatest('list', choice, (signal) => fetchList({ scope, choice, usual }, signal))
  }

  async function more(): Promise<void> {
    const { choice, shown, busy } = state
    if (!shown || busy) return
    lastAction = () => void more()
    const next = { ...choice, page: choice.page + 1 }
    const seen = new Set(shown.products.map(({ id_product }) => id_product))
    if (!(await fetchLatest('more', next, (signal) => fetchNextPage({ scope, choice: next, usual }, shown, signal))))
      return
    history.write(buildUrlQuery(next), 'replace')
    set({ ...state, added: state.shown?.products.find(({ id_product }) => !seen.has(id_product)) ?? null })
  }

  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    arrive(query) {
      if (!history.hear(query)) return
      const choice = readListUrl(query, sortings)
      const known = shownFor(choice)
      running?.abort()
      running = null
      set(buildState(choice, known ?? state.shown))
      if (!known || (known === own && choice.page > 1)) show(choice)
    },
    choose(choice, step = 'push') {
      // The choice counts at once, whatever comes of it: its box is ticked and its address is there to share.
      set({ ...state, choice, chosen: countChosen(choice) })
      history.write(buildUrlQuery(choice), step)
      scrollToListTop()
      show(choice)
    },
    more: () => void more(),
    needFacets() {
      if (!state.shown?.facets && !state.busy) show(state.choice)
    },
    retry: () => lastAction(),
  }
}

/** How many lists are cached, the last ones shown. */
const most = 12

/** What lists showed in this visit, by address: whoever goes back finds the same pieces at once. */
const cached = new Map<string, ListResult>()

const getCachedList = (address: string): ListResult | null => cached.get(address) ?? null

function cacheList(address: string, shown: ListResult): void {
  cached.delete(address)
  cached.set(address, shown)
  const [oldest] = cached.keys()
  if (cached.size > most && oldest !== undefined) cached.delete(oldest)
}

/** Brings the top of the list back into view when the shopper has scrolled past it: what they chose shows there. */
function scrollToListTop(): void {
  const section = listElement()
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
}
