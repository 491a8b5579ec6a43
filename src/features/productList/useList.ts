import { navigate } from 'gatsby'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import type { ListContent } from '../../pageTable/contents/lists'
import { isHydrated } from '../../store/browser/pageLoad'
import { useIsomorphicLayoutEffect, useLocationSearch } from '../../store/browser/useLocationSearch'
import { findUrlRequest, hasScaleParameter, toggleScaleParameter } from './listFilters'
import type { ListStore } from './filters/listState'
import type { Language } from '../../i18n/languages'
import { areMessagesLoaded, loadMessages } from '../../i18n/messages'
import { useAppStore } from '../../store/hooks'
import type { filterChunk } from './filters/filterChunk'

type ListTask = (listStore: ListStore) => void

/**
 * The list shows its HTML until the user or the URL requests something else. From then on, it has a store
 * (`listStore`). `urlRequest` is the kind of list that the URL requests, until that list has loaded. `runWithListStore`
 * fetches the filter chunk if needed, and runs a task with the list's store.
 */
export function useList(list: ListContent) {
  const language = useLanguage()
  const search = useLocationSearch() ?? ''
  const store = useAppStore()
  const [filterChunk, setFilterChunk] = useState(() => (isHydrated() ? getLoadedFilterChunk(language) : null))
  const [hasChunkFailed, setHasChunkFailed] = useState(false)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const waitingTasks = useRef<ListTask[]>([])
  const listStore = useMemo(
    () => filterChunk && filterChunk.createListStore(list, store.dispatch),
    [filterChunk, list, store],
  )

  const runWithListStore = useCallback(
    (task: ListTask = () => {}) => {
      if (listStore) return task(listStore)
      waitingTasks.current.push(task)
      setHasChunkFailed(false)
      // The services load in parallel. If they cannot be loaded, the first request reports the error.
      store.openServices().catch(() => undefined)
      loadFilterChunk(language).then(setFilterChunk, () => setHasChunkFailed(true))
    },
    [listStore, language, store],
  )

  useIsomorphicLayoutEffect(() => listStore?.subscribe(rerender), [listStore])
  useIsomorphicLayoutEffect(() => {
    if (listStore) listStore.followUrl(search)
    else if (findUrlRequest(search)) runWithListStore()
  }, [listStore, search, runWithListStore])
  useEffect(() => {
    if (listStore) waitingTasks.current.splice(0).forEach((task) => task(listStore))
  }, [listStore])

  const isListMissing = listStore ? listStore.state.shownList === null : !hasChunkFailed
  return {
    filterChunk,
    listStore,
    urlRequest: isListMissing ? findUrlRequest(search) : undefined,
    hasChunkFailed,
    runWithListStore,
    isToScale: hasScaleParameter(search),
    switchView: () =>
      runWithListStore(() => void navigate(window.location.pathname + toggleScaleParameter(window.location.search))),
  }
}

/** The code for filtering, sorting and paging, which loads when the user or the URL first requires it. */
type FilterChunk = typeof filterChunk

let loadedChunk: FilterChunk | null = null

/** If the chunk loaded earlier in this visit, a list appears immediately after the user navigates back. */
const getLoadedFilterChunk = (language: Language): FilterChunk | null =>
  areMessagesLoaded(language) ? loadedChunk : null

async function loadFilterChunk(language: Language): Promise<FilterChunk> {
  const chunk = await import(/* webpackChunkName: "filters" */ './filters/filterChunk')
  await loadMessages(language)
  return (loadedChunk = chunk.filterChunk)
}
