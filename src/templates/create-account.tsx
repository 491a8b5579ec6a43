import { AccountPage } from '../features/account/frame/AccountPage'
import { CreateAccountPlaceholder } from '../features/account/access/CreateAccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const AccountCreation = lazySection(() =>
  import(/* webpackChunkName: "access" */ '../features/account/access/AccountCreation').then(
    (chunk) => chunk.AccountCreation,
  ),
)

/** /nl/nieuwe-account, /en/new-account */
export default function CreateAccountPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext} isForm>
      <AccountCreation placeholder={<CreateAccountPlaceholder />} />
    </AccountPage>
  )
}
