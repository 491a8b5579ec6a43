import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const AccountHomeSections = lazySection(() =>
  import('./parts/AccountHomeSections').then((chunk) => chunk.AccountHomeSections),
)

/** /nl/mijn-account, /en/my-accocunt */
export default function AccountHomePage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <AccountHomeSections placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
