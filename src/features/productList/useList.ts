import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import type { ListContent } from '../../pageTable/contents/lists'
import { isHydrated } from '../../store/browser/pageLoad'
import { findUrlRequest } from './listFilters'
import type { ListStore } from './listState'
import type { Language } from '../../i18n/languages'
import { loadWords } from '../../i18n/loadWords'
import { hasWords } from '../../i18n/words'
import { getStore } from '../../store/lazyStore'
import type { filterChunk } from './filters/filterChunk'

type ListTask = (live: ListStore) => void

/**
 * A list that is its HTML until something is wanted of it, by the shopper or by the address; then it is live.
 * `urlRequest` is what the address asks for and is not there yet; `failed` says that the filterChunk could not be fetched.
 * `withListStore` does a task as soon as the list is live, and makes it so.
 */
export function useList(list: ListContent) {
  const language = useLanguage()
  const search = useLocationSearch() ?? ''
  const [filterChunk, setFilterChunk] = useState(() => (isHydrated() ? getLoadedFilterChunk(language) : null))
  const [failed, setFailed] = useState(false)
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  const waiting = useRef<ListTask[]>([])
  const live = useMemo(() => filterChunk && filterChunk.createListStore(list), [filterChunk, list])

  const withListStore = useCallback(
    (task: ListTask = () => {}) => {
      if (live) return task(live)
      waiting.current.push(task)
      setFailed(false)
      loadFilterChunk(language).then(setFilterChunk, () => setFailed(true))
    },
    [live, language],
  )

  useIsomorphicLayoutEffect(() => live?.subscribe(renderAnew), [live])
  useIsomorphicLayoutEffect(() => {
    if (live) live.arrive(search)
    else if (findUrlRequest(search)) withListStore()
  }, [live, search, withListStore])
  useEffect(() => {
    if (live) waiting.current.splice(0).forEach((task) => task(live))
  }, [live])

  const missing = live ? live.state.shown === null : !failed
  return { filterChunk, live, urlRequest: missing ? findUrlRequest(search) : undefined, failed, withListStore }
}

/** What filters, sorting and paging need: fetched when a shopper first wants one of them, or the address does. */
type FilterChunk = typeof filterChunk

let loaded: FilterChunk | null = null

/** The filterChunk when they have come earlier in this visit: a list that the shopper goes back to shows at once. */
const getLoadedFilterChunk = (language: Language): FilterChunk | null => (hasWords(language, 'list') ? loaded : null)

async function loadFilterChunk(language: Language): Promise<FilterChunk> {
  // The shop opens meanwhile; whoever asks it something hears whether it could.
  getStore().catch(() => undefined)
  const [chunk] = await Promise.all([import('./filters/filterChunk'), loadWords(language, ['list'])])
  return (loaded = chunk.filterChunk)
}

/** The server has no layout, and React says so. */
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const here = () => [window.location.pathname, window.location.search] as const

/**
 * The query of the page's own address, kept up to date: every page renders anew when its address changes by a link, and
 * going back is heard here, before Gatsby looks for the scroll position. null in the HTML and in the first render on it.
 * Stays when the browser is on its way to another page.
 */
export function useLocationSearch(): string | null {
  const address = useRef(isHydrated() ? here() : null)
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  if (address.current && address.current[0] === here()[0]) address.current = here()
  useIsomorphicLayoutEffect(() => {
    if (!address.current) {
      address.current = here()
      renderAnew()
    }
    window.addEventListener('popstate', renderAnew)
    return () => window.removeEventListener('popstate', renderAnew)
  }, [])
  return address.current && address.current[1]
}
