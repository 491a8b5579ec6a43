import { useCallback, useEffect, useState } from 'react'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { useStoreDispatch } from '../../store/hooks'
import { findPage, type NewerPage } from './findPage'

type Loading<Shown> = { kind: 'loading' } | { kind: 'failed' } | Shown

/**
 * Looks up the page of a path that no build has made a page for.
 * @param prepare fetches the code that shows the result; must be a stable function
 */
export function useNewerPage<Shown>(
  match: PathMatch,
  notFound: PageContext<NotFoundContent>,
  prepare: (found: NewerPage) => Promise<Shown>,
): { result: Loading<Shown>; retry: () => void } {
  const dispatch = useStoreDispatch()
  const [attempt, setAttempt] = useState(1)
  const [result, setResult] = useState<Loading<Shown>>({ kind: 'loading' })
  useEffect(() => {
    let stopped = false
    const show = (next: Loading<Shown>) => {
      if (!stopped) setResult(next)
    }
    dispatch(findPage(match, notFound))
      .then(prepare)
      .then(show, () => show({ kind: 'failed' }))
    return () => {
      stopped = true
    }
  }, [dispatch, match, notFound, prepare, attempt])
  const retry = useCallback(() => {
    setResult({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { result, retry }
}
