import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const GiftlistSection = lazySection(() =>
  import('../features/giftlist/owner/overview/GiftlistSection').then((chunk) => chunk.GiftlistSection),
)

/** /nl/mijn-wenslijsten, /en/my-giftlists: all gift lists of a customer, or the settings of one list (?giftlist=12). */
export default function AccountGiftlistsPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <GiftlistSection placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
