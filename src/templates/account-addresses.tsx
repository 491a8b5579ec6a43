import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/mijn-adressen, /en/my-addresses */
export default function AccountAddressesPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <ShopPart
        load={() => import('./parts/WholeAddresses').then((chunk) => chunk.WholeAddresses)}
        words={['account', 'identity', 'addresses']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
