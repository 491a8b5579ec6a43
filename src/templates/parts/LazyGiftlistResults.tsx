import { lazySection } from '../../layout/lazySection'
import { Skeleton } from '../../ui/status/Skeleton'

const GiftlistResults = lazySection(() =>
  import('../../features/giftlist/find/GiftlistResults').then((chunk) => chunk.GiftlistResults),
)

/** The code of the results is loaded when the address has a search term. */
export const LazyGiftlistResults = ({ term }: { term: string }) => (
  <GiftlistResults placeholder={<Skeleton height="4rem" />} term={term} />
)
