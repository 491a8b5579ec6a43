import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/mijn-account, /en/my-accocunt */
export default function AccountHomePage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <LazySection
        load={() => import('./parts/AccountHomeSections').then((chunk) => chunk.AccountHomeSections)}
        words={['account', 'identity', 'order', 'addresses', 'wishlist', 'newsletter', 'password', 'giftlistOwner']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
