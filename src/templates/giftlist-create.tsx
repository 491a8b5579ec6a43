import { CreateGiftlistPage, CreateGiftlistPlaceholder } from '../features/giftlist/owner/create/CreateGiftlistPage'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const GiftlistCreation = lazySection(() =>
  import('../features/giftlist/owner/create/GiftlistCreation').then((chunk) => chunk.GiftlistCreation),
)

/** /nl/wenslijsten/aanmaken, /en/giftlists/create */
export default function GiftlistCreatePage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <CreateGiftlistPage page={page}>
      <GiftlistCreation placeholder={<CreateGiftlistPlaceholder />} />
    </CreateGiftlistPage>
  )
}
