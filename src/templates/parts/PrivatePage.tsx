import { type ComponentType, useEffect, useMemo } from 'react'
import { buildPrivatePage } from '../../features/newerPage/buildPrivatePage'
import type { PathMatch, PrivateId } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import AccountOrdersPage from '../account-orders'
import GiftlistPage from '../giftlist'

interface PrivatePageProps {
  match: PathMatch<PrivateId>
  /** The 404 page in the path's language. */
  notFound: PageContext<NotFoundContent>
  onFound: (page: PageContext<unknown>) => void
}

const templates: Record<PrivateId, ComponentType<{ pageContext: PageContext }>> = {
  'my-order': AccountOrdersPage,
  giftlist: GiftlistPage,
}

/**
 * The page of an order or a gift list renders without waiting for a request, and itself reports a missing order or
 * list.
 */
export function PrivatePage({ match, notFound, onFound }: PrivatePageProps) {
  const page = useMemo(() => buildPrivatePage(match, notFound), [match, notFound])
  useEffect(() => onFound(page), [page, onFound])
  const Template = templates[match.id]
  return <Template pageContext={page} />
}
