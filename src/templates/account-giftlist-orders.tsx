import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/mijn-wenslijst-bestellingen, /en/my-giftlist-orders: the gifts to one of the customer's gift lists. */
export default function AccountGiftlistOrdersPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <LazySection
        load={() => import('../features/giftlist/gifts/Gifts').then((chunk) => chunk.Gifts)}
        words={['account', 'identity', 'giftlistItems']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
