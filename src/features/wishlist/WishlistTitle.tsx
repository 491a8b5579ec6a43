import { useHeadings } from '../../i18n/headings'
import type { PageContext } from '../../pageTable/pageContext'
import { useLocationSearch } from '../../store/browser/useLocationSearch'
import { useDocumentTitle } from '../../ui/page/useDocumentTitle'

/** Renders the heading, and sets the title of the document when the URL contains the key of a shared list. */
export function WishlistTitle({ page: { title, head } }: { page: PageContext }) {
  const isShared = typeof useSharedKey() === 'string'
  const { sharedWishlist } = useHeadings()
  const heading = isShared ? sharedWishlist : title
  useDocumentTitle(head.title, title, heading)
  return <>{heading}</>
}

/** Returns the key of a shared list in the URL (`?list=`): null when there is none, undefined until the URL is read. */
export function useSharedKey(): string | null | undefined {
  const search = useLocationSearch()
  return search === null ? undefined : new URLSearchParams(search).get('list')
}
