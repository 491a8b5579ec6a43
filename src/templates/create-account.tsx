import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/nieuwe-account, /en/new-account */
export default function CreateAccountPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <ShopPart
        load={() => import('../features/account/create/CreateAccount').then((chunk) => chunk.CreateAccount)}
        words={['account', 'identity']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
