import { AccountPage } from '../features/account/frame/AccountPage'
import { CreateAccountPlaceholder } from '../features/account/access/CreateAccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/nieuwe-account, /en/new-account */
export default function CreateAccountPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext} isForm>
      <LazySection
        load={() => import('../features/account/access/CreateAccount').then((chunk) => chunk.CreateAccount)}
        words={['account', 'identity']}
        placeholder={<CreateAccountPlaceholder />}
      />
    </AccountPage>
  )
}
