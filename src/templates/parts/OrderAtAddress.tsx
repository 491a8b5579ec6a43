import { useEffect, useMemo } from 'react'
import { orderPageOf } from '../../features/newerPage/orderPageOf'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import AccountOrdersPage from '../account-orders'

interface OrderAtAddressProps {
  match: PathMatch<'my-order'>
  /** The 404 page in the path's language. */
  notFound: PageContext<NotFoundContent>
  /** Tells the frame what page this turned out to be. */
  onFound: (page: PageContext<unknown>) => void
}

/** The page of one order. It needs no answer of the shop to be there, so it stands at once: whether there is such an order it says itself. */
export function OrderAtAddress({ match, notFound, onFound }: OrderAtAddressProps) {
  const page = useMemo(() => orderPageOf(match, notFound), [match, notFound])
  useEffect(() => onFound(page), [page, onFound])
  return <AccountOrdersPage pageContext={page} />
}
