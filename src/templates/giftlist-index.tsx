import { GiftlistsPage } from '../features/giftlist/find/GiftlistsPage'
import type { GiftlistsContent } from '../pageTable/contents/giftlists'
import type { PageContext } from '../pageTable/pageContext'
import { LazyGiftlistResults } from './parts/LazyGiftlistResults'

/** /nl/wenslijsten/?search=…, /en/giftlists/?search=…: an explanation of gift lists, and the search for a list. */
export default function GiftlistIndexPage({ pageContext }: { pageContext: PageContext<GiftlistsContent> }) {
  return <GiftlistsPage page={pageContext} Results={LazyGiftlistResults} />
}
