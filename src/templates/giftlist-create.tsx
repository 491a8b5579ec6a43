import { CreateGiftlistPage, CreateGiftlistPlaceholder } from '../features/giftlist/owner/create/CreateGiftlistPage'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const CreateGiftlist = lazySection(() =>
  import('../features/giftlist/owner/create/CreateGiftlist').then((chunk) => chunk.CreateGiftlist),
)

/** /nl/wenslijsten/aanmaken, /en/giftlists/create */
export default function GiftlistCreatePage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <CreateGiftlistPage page={page}>
      <CreateGiftlist placeholder={<CreateGiftlistPlaceholder />} />
    </CreateGiftlistPage>
  )
}
