import { Skeleton } from '../ui/status/Skeleton'
import { AccountPage } from '../features/account/frame/AccountPage'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const LostPassword = lazySection(() =>
  import(/* webpackChunkName: "access" */ '../features/account/access/LostPassword').then(
    (chunk) => chunk.LostPassword,
  ),
)

/**
 * /nl/wachtwoord-opvragen, /en/password-recovery: requests an email link, and sets a new password after the user has
 * followed the link.
 */
export default function LostPasswordPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext} isForm>
      <LostPassword placeholder={<Skeleton width="100%" height="22rem" />} />
    </AccountPage>
  )
}
