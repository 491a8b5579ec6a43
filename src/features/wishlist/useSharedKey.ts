import { useEffect, useReducer, useRef } from 'react'

/** The key of somebody's list in the page's address (`?list=`): null when there is none, undefined until it is read. */
export function useSharedKey(): string | null | undefined {
  const mounted = useRef(false)
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    mounted.current = true
    renderAnew()
    window.addEventListener('popstate', renderAnew)
    return () => window.removeEventListener('popstate', renderAnew)
  }, [])
  return mounted.current ? new URLSearchParams(window.location.search).get('list') : undefined
}
