import { GiftlistsPage } from '../features/giftlist/find/GiftlistsPage'
import { lazySection } from '../layout/lazySection'
import type { GiftlistsContent } from '../pageTable/contents/giftlists'
import type { PageContext } from '../pageTable/pageContext'
import { Skeleton } from '../ui/status/Skeleton'

const GiftlistResults = lazySection(() =>
  import('../features/giftlist/find/GiftlistResults').then((chunk) => chunk.GiftlistResults),
)

const LazyGiftlistResults = ({ term }: { term: string }) => (
  <GiftlistResults placeholder={<Skeleton height="4rem" />} term={term} />
)

/** /nl/wenslijsten/?search=…, /en/giftlists/?search=…: an explanation of gift lists, and the search for a list. */
export default function GiftlistIndexPage({ pageContext }: { pageContext: PageContext<GiftlistsContent> }) {
  return <GiftlistsPage page={pageContext} Results={LazyGiftlistResults} />
}
