import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/nieuwe-account, /en/new-account */
export default function CreateAccountPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext} isForm>
      <LazySection
        load={() => import('../features/account/access/CreateAccount').then((chunk) => chunk.CreateAccount)}
        words={['account', 'identity']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
