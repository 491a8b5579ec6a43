import { Skeleton } from '../design/Skeleton'
import { AccountPage } from '../features/account/frame/AccountPage'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/wachtwoord-opvragen, /en/password-recovery: asks for a link, and sets a password for who comes by one. */
export default function LostPasswordPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <ShopPart
        load={() => import('../features/account/password/LostPassword').then((chunk) => chunk.LostPassword)}
        words={['password', 'identity']}
        placeholder={<Skeleton width="100%" height="22rem" />}
      />
    </AccountPage>
  )
}
