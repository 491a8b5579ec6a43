import { useEffect, useReducer, useRef } from 'react'
import { readGiftlistId } from './readGiftlistId'

const readPlace = () => ({ pathname: window.location.pathname, search: window.location.search })

/**
 * Returns the id of the list in the page's URL, or null without one. The id does not change while the browser navigates
 * to another page, whose query means something else. Only for components that render in the browser.
 */
export function useListId(): number | null {
  const place = useRef(readPlace())
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  if (place.current.pathname === window.location.pathname) place.current = readPlace()
  useEffect(() => {
    window.addEventListener('popstate', rerender)
    return () => window.removeEventListener('popstate', rerender)
  }, [])
  return readGiftlistId(place.current.search)
}
