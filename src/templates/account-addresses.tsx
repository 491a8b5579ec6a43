import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/mijn-adressen, /en/my-addresses */
export default function AccountAddressesPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <LazySection
        load={() => import('./parts/AddressSections').then((chunk) => chunk.AddressSections)}
        words={['account', 'identity', 'addresses']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
