import { AccountPage } from '../features/account/frame/AccountPage'
import { CreateAccountPlaceholder } from '../features/account/access/CreateAccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const CreateAccount = lazySection(() =>
  import(/* webpackChunkName: "access" */ '../features/account/access/CreateAccount').then(
    (chunk) => chunk.CreateAccount,
  ),
)

/** /nl/nieuwe-account, /en/new-account */
export default function CreateAccountPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext} isForm>
      <CreateAccount placeholder={<CreateAccountPlaceholder />} />
    </AccountPage>
  )
}
