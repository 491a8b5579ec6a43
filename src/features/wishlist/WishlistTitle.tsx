import { useEffect, useReducer, useRef } from 'react'
import { useHeadings } from '../../i18n/headings'
import type { PageContext } from '../../pageTable/pageContext'

/**
 * Shows the heading of the page and sets its title: the user's own list, unless the URL contains the key of a shared
 * one.
 */
export function WishlistTitle({ page: { title, head } }: { page: PageContext }) {
  const isShared = typeof useSharedKey() === 'string'
  const { sharedWishlist } = useHeadings()
  const heading = isShared ? sharedWishlist : title
  useEffect(() => {
    if (heading === title) return undefined
    document.title = head.title.replace(title, heading)
    return () => {
      document.title = head.title
    }
  }, [heading, title, head.title])
  return <>{heading}</>
}

/** Returns the key of a shared list in the URL (`?list=`): null when there is none, undefined until it is read. */
export function useSharedKey(): string | null | undefined {
  const isMounted = useRef(false)
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    isMounted.current = true
    rerender()
    window.addEventListener('popstate', rerender)
    return () => window.removeEventListener('popstate', rerender)
  }, [])
  return isMounted.current ? new URLSearchParams(window.location.search).get('list') : undefined
}
