import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/mijn-account, /en/my-accocunt */
export default function AccountHomePage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <ShopPart
        load={() => import('./parts/WholeAccountHome').then((chunk) => chunk.WholeAccountHome)}
        words={['account', 'identity', 'order', 'addresses', 'wishlist', 'newsletter', 'password']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
