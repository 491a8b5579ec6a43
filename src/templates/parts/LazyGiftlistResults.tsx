import { LazySection } from '../../layout/LazySection'
import { Skeleton } from '../../ui/status/Skeleton'

/** The results of a gift list search. Their code is loaded when the address has a search term. */
export const LazyGiftlistResults = ({ term }: { term: string }) => (
  <LazySection<{ term: string }>
    load={() => import('../../features/giftlist/find/GiftlistResults').then((chunk) => chunk.GiftlistResults)}
    words={['giftlist']}
    placeholder={<Skeleton height="4rem" />}
    props={{ term }}
  />
)
