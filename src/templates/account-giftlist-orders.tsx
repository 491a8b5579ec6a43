import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const Gifts = lazySection(() => import('../features/giftlist/gifts/Gifts').then((chunk) => chunk.Gifts))

/**
 * /nl/mijn-wenslijst-bestellingen, /en/my-giftlist-orders: the gifts that others have given from one of the customer's
 * gift lists.
 */
export default function AccountGiftlistOrdersPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <Gifts placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
