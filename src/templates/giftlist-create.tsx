import { CreatePage, CreatePlaceholder } from '../features/giftlist/owner/create/CreatePage'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const GiftlistCreateSections = lazySection(() =>
  import('../features/giftlist/owner/create/GiftlistCreateSections').then((chunk) => chunk.GiftlistCreateSections),
)

/** /nl/wenslijsten/aanmaken, /en/giftlists/create */
export default function GiftlistCreatePage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <CreatePage page={page}>
      <GiftlistCreateSections placeholder={<CreatePlaceholder />} />
    </CreatePage>
  )
}
