import { useHeadings } from '../../i18n/headings'
import type { PageContext } from '../../pageTable/pageContext'
import { useLocationSearch } from '../../store/browser/useLocationSearch'
import { useDocumentTitle } from '../../ui/page/useDocumentTitle'

/** A shared list has another heading and another document title than the list of the user. */
export function WishlistTitle({ page: { title, head } }: { page: PageContext }) {
  const isShared = typeof useSharedKey() === 'string'
  const { sharedWishlist } = useHeadings()
  const heading = isShared ? sharedWishlist : title
  useDocumentTitle(head.title, title, heading)
  return <>{heading}</>
}

/** Returns the key of a shared list (`?list=`); null without a key, and undefined until the URL has been read. */
export function useSharedKey(): string | null | undefined {
  const search = useLocationSearch()
  return search === null ? undefined : new URLSearchParams(search).get('list')
}
