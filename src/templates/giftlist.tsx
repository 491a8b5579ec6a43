import { useState } from 'react'
import { GiftGridSkeleton } from '../features/giftlist/publicList/GiftGridSkeleton'
import type { PublicListContentProps } from '../features/giftlist/publicList/PublicListContent'
import { PublicListFrame, type ShownHead } from '../features/giftlist/publicList/PublicListFrame'
import { LazySection } from '../layout/LazySection'
import type { PageContext } from '../pageTable/pageContext'

/**
 * /nl/wenslijsten/:list, /en/giftlists/:list: the public page of a gift list. The 404 page uses it, because no build
 * contains a list.
 */
export default function GiftlistPage({ pageContext: page }: { pageContext: PageContext }) {
  const [head, setHead] = useState<ShownHead | null>(null)
  return (
    <PublicListFrame page={page} head={head}>
      <LazySection<PublicListContentProps>
        load={() =>
          import('../features/giftlist/publicList/PublicListContent').then((chunk) => chunk.PublicListContent)
        }
        words={['giftlist', 'giftlistLines']}
        placeholder={<GiftGridSkeleton />}
        errorClassName="wrap"
        props={{ path: page.paths[page.language], onHead: setHead }}
      />
    </PublicListFrame>
  )
}
