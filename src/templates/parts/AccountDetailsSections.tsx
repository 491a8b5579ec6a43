import { AccountDeletedNotice } from '../../features/account/home/AccountDeletedNotice'
import { Details } from '../../features/account/home/Details'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { useAccountLinks } from '../../features/account/frame/accountSections'
import { NewsletterChoice } from '../../features/newsletter/NewsletterChoice'

export function AccountDetailsSections() {
  const links = useAccountLinks()
  return (
    <>
      <AccountDeletedNotice />
      <AccountFrame currentSection="details">
        <Details>{__OFFERED__.newsletter && links['my-newsletter'] && <NewsletterChoice />}</Details>
      </AccountFrame>
    </>
  )
}
