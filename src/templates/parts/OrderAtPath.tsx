import { useEffect, useMemo } from 'react'
import { buildOrderPage } from '../../features/newerPage/buildOrderPage'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import AccountOrdersPage from '../account-orders'

interface OrderAtPathProps {
  match: PathMatch<'my-order'>
  /** The 404 page in the path's language. */
  notFound: PageContext<NotFoundContent>
  /** Tells the layout which page was found. */
  onFound: (page: PageContext<unknown>) => void
}

/** The page of one order. It renders without waiting for a request, and itself reports a missing order. */
export function OrderAtPath({ match, notFound, onFound }: OrderAtPathProps) {
  const page = useMemo(() => buildOrderPage(match, notFound), [match, notFound])
  useEffect(() => onFound(page), [page, onFound])
  return <AccountOrdersPage pageContext={page} />
}
