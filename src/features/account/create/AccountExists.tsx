import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'

/** The ways on for who has an account already with the e-mail address just typed. */
export function AccountExists() {
  const { create: words } = useWords('account')
  const language = useLanguage()
  return (
    <p className={text.sm} role="status">
      {words.existsNow}{' '}
      <PageLink to={pathOf('my-account', language)} className={text.link}>
        {words.logIn}
      </PageLink>
      {words.or}
      <PageLink to={pathOf('password-recovery', language)} className={text.link}>
        {words.forgotten}
      </PageLink>
    </p>
  )
}
