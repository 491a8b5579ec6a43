import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const GiftlistItems = lazySection(() =>
  import('../features/giftlist/items/GiftlistItems').then((chunk) => chunk.GiftlistItems),
)

/** /nl/mijn-wenslijst, /en/my-giftlist: the items of one of the customer's gift lists. */
export default function AccountGiftlistItemsPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <GiftlistItems placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
