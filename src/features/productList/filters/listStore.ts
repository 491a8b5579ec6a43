import { navigate } from 'gatsby'
import type { ListContent } from '../../../pageTable/contents/lists'
import type { AppDispatch, AppThunk } from '../../../store/services'
import { getSortings } from '../listFilters'
import {
  countChosen,
  isWhole,
  type ListChoice,
  type ListResult,
  type ListState,
  type ListStore,
  maxPages,
  readListUrl,
  writeListUrl,
} from './listState'
import { fetchList, fetchNextPage } from './fetchList'
import { getListElement } from '../getListElement'

/**
 * Creates the store of the current list, which follows the URL and the user's choices. A response to an outdated request
 * is discarded.
 * @param list the first page of the list, which the HTML shows
 */
export function createListStore(list: ListContent, dispatch: AppDispatch): ListStore {
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
  const findShown = (choice: ListChoice) =>
    getCachedList(path + buildUrlQuery(choice)) ?? (isWhole(choice) && scope.q === undefined ? own : null)

  function buildState(choice: ListChoice, shown: ListResult | null): ListState {
    const hasMore = shown !== null && shown.products.length < shown.total
    const next = hasMore ? path + buildUrlQuery({ ...choice, page: Math.min(choice.page + 1, maxPages) }) : null
    return { choice, shown, next, chosen: countChosen(choice), busy: null, failed: false, added: null }
  }

  const initial = readListUrl(search, sortings)
  let state = buildState(initial, findShown(initial))
  function set(next: ListState): void {
    state = next
    listeners.forEach((listener) => listener())
  }

  /** Runs a request and cancels the previous one. Resolves to whether the request succeeded and is still the latest. */
  async function fetchLatest(
    busy: 'list' | 'more',
    choice: ListChoice,
    createThunk: (signal: AbortSignal) => AppThunk<Promise<ListResult>>,
  ): Promise<boolean> {
    running?.abort()
    const controller = new AbortController()
    running = controller
    set({ ...state, busy, failed: false, added: null })
    try {
      const shown = await dispatch(createThunk(controller.signal))
      if (running !== controller) return false
      cacheList(path + buildUrlQuery(choice), shown)
      set(buildState(choice, shown))
      return true
    } catch {
      // The visible products stay, and the user can retry.
      if (running === controller) set({ ...state, shown: state.shown ?? own, busy: null, failed: true })
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
    const former = new Set(shown.products.map(({ id_product }) => id_product))
    if (!(await fetchLatest('more', next, (signal) => fetchNextPage({ scope, choice: next, usual }, shown, signal))))
      return
    history.write(buildUrlQuery(next), 'replace')
    set({ ...state, added: state.shown?.products.find(({ id_product }) => !former.has(id_product)) ?? null })
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
      if (!history.receive(query)) return
      const choice = readListUrl(query, sortings)
      const known = findShown(choice)
      running?.abort()
      running = null
      set(buildState(choice, known ?? state.shown))
      if (!known || (known === own && choice.page > 1)) show(choice)
    },
    choose(choice, step = 'push') {
      // The choice takes effect before the request succeeds, so that its checkbox is checked and the URL can be shared.
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

/** The maximum number of cached lists. */
const maxCached = 12

/** The latest lists of this visit by URL, so that navigating back shows the same products at once. */
const cached = new Map<string, ListResult>()

const getCachedList = (url: string): ListResult | null => cached.get(url) ?? null

function cacheList(url: string, shown: ListResult): void {
  cached.delete(url)
  cached.set(url, shown)
  const [oldest] = cached.keys()
  if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
}

/** Scrolls back to the top of the list, where the effect of a choice is visible, if the user has scrolled past it. */
function scrollToListTop(): void {
  const section = getListElement()
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
}

/** The query of a page's URL, as its list reads and writes it. */
interface ListHistory {
  /** The query in the address bar, as last read or written by this object. */
  readonly search: string
  /** Receives the query with which the page was rendered. Returns whether it is new and was not written by this object. */
  receive: (query: string) => boolean
  /** Writes a query to the address bar. `push` adds a history entry, and `replace` changes the current one. */
  write: (query: string, step: 'push' | 'replace') => void
}

export function createListHistory(path: string, initial: string): ListHistory {
  let search = initial
  let hasReceived = false
  /** Queries that this object has written and with which the page has not rendered yet. */
  const written = new Set<string>()
  return {
    get search() {
      return search
    },
    receive(query) {
      if (query !== search && written.delete(query)) return false
      written.clear()
      if (query === search && hasReceived) return false
      hasReceived = true
      search = query
      return true
    },
    write(query, step) {
      // The user may have navigated to another page during the request.
      if (query === search || window.location.pathname !== path) return
      search = query
      if (step === 'push') {
        written.add(query)
        void navigate(path + query)
      } else {
        // Gatsby stores the scroll position under the key in the history state, so the key must not change.
        window.history.replaceState(window.history.state, '', path + query)
      }
    },
  }
}
