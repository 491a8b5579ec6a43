import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const AccountHomeSections = lazySection(() =>
  import(/* webpackChunkName: "account" */ './parts/AccountHomeSections').then((chunk) => chunk.AccountHomeSections),
)
const AccountDetailsSections = lazySection(() =>
  import(/* webpackChunkName: "account" */ './parts/AccountDetailsSections').then(
    (chunk) => chunk.AccountDetailsSections,
  ),
)

/**
 * /nl/mijn-account, /en/my-accocunt (spelt as in docs/spec.md): the overview; /nl/mijn-gegevens, /en/my-details: the
 * settings.
 */
export default function AccountHomePage({ pageContext }: { pageContext: PageContext }) {
  const Sections = pageContext.id === 'my-details' ? AccountDetailsSections : AccountHomeSections
  return (
    <AccountPage page={pageContext}>
      <Sections key={pageContext.id} placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
