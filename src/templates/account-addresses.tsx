import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const AddressSections = lazySection(() =>
  import(/* webpackChunkName: "addresses" */ './parts/AddressSections').then((chunk) => chunk.AddressSections),
)

/** /nl/mijn-adressen, /en/my-addresses */
export default function AccountAddressesPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page}>
      <AddressSections placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
