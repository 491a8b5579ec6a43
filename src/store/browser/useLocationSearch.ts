import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { isHydrated } from './pageLoad'

/** React would warn about a layout effect on the server, so `useEffect` takes its place there. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

const readLocation = () => [window.location.pathname, window.location.search] as const

/**
 * Returns the query of the page's URL; null in the HTML and in the render that hydrates it. A link renders the page
 * again, and this hook handles `popstate` before Gatsby restores the scroll position. The query does not change while
 * the browser navigates to another page.
 */
export function useLocationSearch(): string | null {
  const url = useRef(isHydrated() ? readLocation() : null)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  if (url.current && url.current[0] === readLocation()[0]) url.current = readLocation()
  useIsomorphicLayoutEffect(() => {
    if (!url.current) {
      url.current = readLocation()
      rerender()
    }
    window.addEventListener('popstate', rerender)
    return () => window.removeEventListener('popstate', rerender)
  }, [])
  return url.current && url.current[1]
}
