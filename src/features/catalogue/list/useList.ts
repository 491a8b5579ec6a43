import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { ListContent } from '../../../pageTable/contents/lists'
import { isHydrated } from '../../../state/hydrated'
import { askedBy } from './listKeys'
import type { LiveList } from './liveList'
import { loadedTools, loadTools } from './loadTools'
import { useAddress, useBeforePaint } from './useAddress'

type Deed = (live: LiveList) => void

/**
 * A list that is its HTML until something is wanted of it, by the shopper or by the address; then it is live.
 * `asked` is what the address asks for and is not there yet; `failed` says that the tools could not be fetched.
 * `withLive` does a deed as soon as the list is live, and makes it so.
 */
export function useList(list: ListContent) {
  const language = useLanguage()
  const search = useAddress() ?? ''
  const [tools, setTools] = useState(() => (isHydrated() ? loadedTools(language) : null))
  const [failed, setFailed] = useState(false)
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  const waiting = useRef<Deed[]>([])
  const live = useMemo(() => tools && tools.openList(list), [tools, list])

  const withLive = useCallback(
    (deed: Deed = () => {}) => {
      if (live) return deed(live)
      waiting.current.push(deed)
      setFailed(false)
      loadTools(language).then(setTools, () => setFailed(true))
    },
    [live, language],
  )

  useBeforePaint(() => live?.subscribe(renderAnew), [live])
  useBeforePaint(() => {
    if (live) live.arrive(search)
    else if (askedBy(search)) withLive()
  }, [live, search, withLive])
  useEffect(() => {
    if (live) waiting.current.splice(0).forEach((deed) => deed(live))
  }, [live])

  const missing = live ? live.state.shown === null : !failed
  return { tools, live, asked: missing ? askedBy(search) : undefined, failed, withLive }
}
