import { useCallback, useEffect, useState } from 'react'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import { useShopDispatch } from '../../state/hooks'
import { findPage } from './findPage'
import type { NewerPage } from './newerPage'

type Asking<Shown> = { kind: 'asking' } | { kind: 'failed' } | Shown

/**
 * What is at an address that has no page of its own.
 * @param prepare fetches what is needed to show it; must be the same function at every render
 */
export function useNewerPage<Shown>(
  match: PathMatch,
  notFound: PageContext<NotFoundContent>,
  prepare: (found: NewerPage) => Promise<Shown>,
): { result: Asking<Shown>; retry: () => void } {
  const dispatch = useShopDispatch()
  const [attempt, setAttempt] = useState(1)
  const [result, setResult] = useState<Asking<Shown>>({ kind: 'asking' })
  useEffect(() => {
    let left = false
    const show = (next: Asking<Shown>) => {
      if (!left) setResult(next)
    }
    dispatch(findPage(match, notFound))
      .then(prepare)
      .then(show, () => show({ kind: 'failed' }))
    return () => {
      left = true
    }
  }, [dispatch, match, notFound, prepare, attempt])
  const retry = useCallback(() => {
    setResult({ kind: 'asking' })
    setAttempt((count) => count + 1)
  }, [])
  return { result, retry }
}
