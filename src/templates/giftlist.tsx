import { useState } from 'react'
import { GiftGridSkeleton } from '../features/giftlist/publicList/GiftGridSkeleton'
import { PublicListFrame, type ShownHead } from '../features/giftlist/publicList/PublicListFrame'
import { lazySection } from '../layout/lazySection'
import type { PageContext } from '../pageTable/pageContext'

const PublicListContent = lazySection(
  () => import('../features/giftlist/publicList/PublicListContent').then((chunk) => chunk.PublicListContent),
  'wrap',
)

/**
 * /nl/wenslijsten/:list, /en/giftlists/:list: the public page of a gift list. The 404 page uses this template, because
 * no build contains a list.
 */
export default function GiftlistPage({ pageContext: page }: { pageContext: PageContext }) {
  const [head, setHead] = useState<ShownHead | null>(null)
  return (
    <PublicListFrame page={page} head={head}>
      <PublicListContent placeholder={<GiftGridSkeleton />} path={page.paths[page.language]} onHeadChange={setHead} />
    </PublicListFrame>
  )
}
