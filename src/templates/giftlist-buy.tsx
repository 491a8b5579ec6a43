import { GiftlistsPage } from '../features/giftlist/find/GiftlistsPage'
import type { GiftlistsContent } from '../pageTable/contents/giftlists'
import type { PageContext } from '../pageTable/pageContext'
import { LazyGiftlistResults } from './parts/LazyGiftlistResults'

/** /nl/wenslijsten/schenken, /en/giftlists/buy: how giving works, with the code of a printed card and the search. */
export default function GiftlistBuyPage({ pageContext }: { pageContext: PageContext<GiftlistsContent> }) {
  return <GiftlistsPage page={pageContext} Results={LazyGiftlistResults} />
}
