import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { isHydrated } from '../../../state/hydrated'

/** The server has no layout, and React says so. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

const here = () => [window.location.pathname, window.location.search] as const

/**
 * The query of the page's own address, kept up to date: every page renders anew when its address changes by a link, and
 * going back is heard here, before Gatsby looks for the scroll position. null in the HTML and in the first render on it.
 * Stays when the browser is on its way to another page.
 */
export function useAddress(): string | null {
  const address = useRef(isHydrated() ? here() : null)
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  if (address.current && address.current[0] === here()[0]) address.current = here()
  useBeforePaint(() => {
    if (!address.current) {
      address.current = here()
      renderAnew()
    }
    window.addEventListener('popstate', renderAnew)
    return () => window.removeEventListener('popstate', renderAnew)
  }, [])
  return address.current && address.current[1]
}
