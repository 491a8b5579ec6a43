import { CreatePage, CreatePlaceholder } from '../features/giftlist/owner/create/CreatePage'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/wenslijsten/aanmaken, /en/giftlists/create */
export default function GiftlistCreatePage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <CreatePage page={page}>
      <LazySection
        load={() =>
          import('../features/giftlist/owner/create/GiftlistCreateSections').then(
            (chunk) => chunk.GiftlistCreateSections,
          )
        }
        words={['giftlistOwner', 'account', 'identity']}
        placeholder={<CreatePlaceholder />}
      />
    </CreatePage>
  )
}
