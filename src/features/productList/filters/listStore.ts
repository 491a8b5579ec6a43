import { navigate } from 'gatsby'
import type { ListContent } from '../../../pageTable/contents/lists'
import type { AppDispatch, AppThunk } from '../../../store/AppThunk'
import { getSortings } from '../listFilters'
import {
  countChosenFilters,
  isWholeList,
  type ListChoice,
  type ListResult,
  type ListState,
  type ListStore,
  maxPages,
  readListUrl,
  writeListUrl,
} from './listState'
import { fetchList, fetchNextPage } from './fetchList'
import { listElementId } from '../listElementId'

/**
 * Discards the responses to outdated requests.
 * @param list the first page of the list, which the HTML contains
 */
export function createListStore(list: ListContent, dispatch: AppDispatch): ListStore {
  const { pathname: path, search } = window.location
  const { scope, products, total } = list
  const sortings = getSortings(scope)
  const [usualSorting] = sortings
  const builtResult: ListResult = { products, total, facets: null, relaxations: [], searched: null }
  const listHistory = createListHistory(path, search)
  const listeners = new Set<() => void>()
  let runningRequest: AbortController | null = null
  let retryLastAction = () => {}

  const buildUrlQuery = (choice: ListChoice) => writeListUrl(choice, listHistory.search)
  const findShownList = (choice: ListChoice) =>
    cachedLists.get(path + buildUrlQuery(choice)) ?? (isWholeList(choice) && scope.q === undefined ? builtResult : null)

  function buildState(choice: ListChoice, shownList: ListResult | null): ListState {
    const hasMore = shownList !== null && shownList.products.length < shownList.total
    const nextUrl = hasMore ? path + buildUrlQuery({ ...choice, page: Math.min(choice.page + 1, maxPages) }) : null
    return {
      choice,
      shownList,
      nextUrl,
      filterCount: countChosenFilters(choice),
      loadingPart: null,
      hasFailed: false,
      addedProduct: null,
    }
  }

  const initialChoice = readListUrl(search, sortings)
  let state = buildState(initialChoice, findShownList(initialChoice))
  function setState(nextState: ListState): void {
    state = nextState
    listeners.forEach((listener) => listener())
  }

  /** Cancels the previous request. Resolves to whether the new request succeeded and is still the latest. */
  async function fetchLatestList(
    loadingPart: 'list' | 'more',
    choice: ListChoice,
    createThunk: (signal: AbortSignal) => AppThunk<Promise<ListResult>>,
  ): Promise<boolean> {
    runningRequest?.abort()
    const controller = new AbortController()
    runningRequest = controller
    setState({ ...state, loadingPart, hasFailed: false, addedProduct: null })
    try {
      const loadedList = await dispatch(createThunk(controller.signal))
      if (runningRequest !== controller) return false
      cacheList(path + buildUrlQuery(choice), loadedList)
      setState(buildState(choice, loadedList))
      return true
    } catch {
      if (runningRequest === controller)
        setState({ ...state, shownList: state.shownList ?? builtResult, loadingPart: null, hasFailed: true })
      return false
    }
  }

  function showChoice(choice: ListChoice): void {
    retryLastAction = () => showChoice(choice)
    void fetchLatestList('list', choice, (signal) => fetchList({ scope, choice, usualSorting }, signal))
  }

  async function loadMore(): Promise<void> {
    const { choice, shownList, loadingPart } = state
    if (!shownList || loadingPart) return
    retryLastAction = () => void loadMore()
    const nextChoice = { ...choice, page: choice.page + 1 }
    const formerIds = new Set(shownList.products.map(({ id_product }) => id_product))
    const isLoaded = await fetchLatestList('more', nextChoice, (signal) =>
      fetchNextPage({ scope, choice: nextChoice, usualSorting }, shownList, signal),
    )
    if (!isLoaded) return
    listHistory.writeQuery(buildUrlQuery(nextChoice), 'replace')
    setState({
      ...state,
      addedProduct: state.shownList?.products.find(({ id_product }) => !formerIds.has(id_product)) ?? null,
    })
  }

  return {
    scope,
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    followUrl(query) {
      if (!listHistory.receiveQuery(query)) return
      const choice = readListUrl(query, sortings)
      const cachedResult = findShownList(choice)
      runningRequest?.abort()
      runningRequest = null
      setState(buildState(choice, cachedResult ?? state.shownList))
      if (!cachedResult || (cachedResult === builtResult && choice.page > 1)) showChoice(choice)
    },
    applyChoice(choice, historyAction = 'push') {
      // The choice takes effect before the response, so that its checkbox is checked and the URL can be shared.
      setState({ ...state, choice, filterCount: countChosenFilters(choice) })
      listHistory.writeQuery(buildUrlQuery(choice), historyAction)
      scrollToListTop()
      showChoice(choice)
    },
    loadMore: () => void loadMore(),
    loadFacets() {
      if (!state.shownList?.facets && !state.loadingPart) showChoice(state.choice)
    },
    retry: () => retryLastAction(),
  }
}

const maxCachedLists = 12

/** Keyed by URL. When the user navigates back, the products of the former list appear immediately. */
const cachedLists = new Map<string, ListResult>()

function cacheList(url: string, list: ListResult): void {
  cachedLists.delete(url)
  cachedLists.set(url, list)
  const [oldestUrl] = cachedLists.keys()
  if (cachedLists.size > maxCachedLists && oldestUrl !== undefined) cachedLists.delete(oldestUrl)
}

/** The effect of a choice must be visible to a user who has scrolled past the top of the list. */
function scrollToListTop(): void {
  const section = document.getElementById(listElementId)
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
}

export function createListHistory(path: string, initialQuery: string) {
  let search = initialQuery
  let hasReceivedQuery = false
  /** Queries that this object has pushed and not yet received. */
  const pushedQueries = new Set<string>()
  return {
    /** Returns the query that this object last read or wrote. */
    get search() {
      return search
    },
    /** Returns true for a query that this object has neither written nor already received. */
    receiveQuery(query: string): boolean {
      if (query !== search && pushedQueries.delete(query)) return false
      pushedQueries.clear()
      if (query === search && hasReceivedQuery) return false
      hasReceivedQuery = true
      search = query
      return true
    },
    writeQuery(query: string, historyAction: 'push' | 'replace'): void {
      // The user may have navigated to another page during the request.
      if (query === search || window.location.pathname !== path) return
      search = query
      if (historyAction === 'push') {
        pushedQueries.add(query)
        void navigate(path + query)
      } else {
        // Gatsby stores the scroll position under the key in the history state, so the key must not change.
        window.history.replaceState(window.history.state, '', path + query)
      }
    },
  }
}
