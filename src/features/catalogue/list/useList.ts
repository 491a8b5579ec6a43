import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { ListContent } from '../../../pageTable/contents'
import { isHydrated } from '../../../state/hydrated'
import { askedBy, asksForPages, type Asked } from './listKeys'
import type { LiveList } from './liveList'
import { loadedTools, loadTools, type ListTools } from './loadTools'
import { useAddress, useBeforePaint } from './useAddress'

interface ListInView {
  tools: ListTools | null
  live: LiveList | null
  /** What the address asks for that is not there yet; null when the list may show. */
  asked: Asked | null
  /** The tools could not be fetched. */
  failed: boolean
  /** Fetches the tools if need be, then does the deed. */
  withLive: (deed?: (live: LiveList) => void) => void
}

/** A list that is its HTML until something is wanted of it, by the shopper or by the address; then it is live. */
export function useList(list: ListContent): ListInView {
  const language = useLanguage()
  const address = useAddress()
  const [tools, setTools] = useState(() => (isHydrated() ? loadedTools(language) : null))
  const [failed, setFailed] = useState(false)
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  const waiting = useRef<((live: LiveList) => void)[]>([])
  const path = address?.path
  const search = address?.search ?? ''
  const first = useRef(search)
  if (!tools) first.current = search
  const live = useMemo(
    () => (tools && path !== undefined ? tools.openList({ list, path, search: first.current }) : null),
    [tools, list, path],
  )

  const withLive = useCallback(
    (deed?: (live: LiveList) => void) => {
      if (deed) waiting.current.push(deed)
      setFailed(false)
      loadTools(language).then(
        (loaded) => {
          setTools(loaded)
          renderAnew()
        },
        () => setFailed(true),
      )
    },
    [language],
  )

  useBeforePaint(() => live?.subscribe(renderAnew), [live])
  useBeforePaint(() => {
    if (live) live.arrive(search)
    else if (askedBy(search) || asksForPages(search)) withLive()
  }, [live, search, withLive])
  useEffect(() => {
    if (live) waiting.current.splice(0).forEach((deed) => deed(live))
  })

  const missing = live ? live.state.shown === null : !failed
  return { tools, live, asked: missing ? askedBy(search) : null, failed, withLive }
}
