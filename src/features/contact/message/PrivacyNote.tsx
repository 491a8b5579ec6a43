import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('contact')

/** Says how the shop uses the data that a form sends. */
export function PrivacyNote() {
  const messages = useMessages('contact')
  return (
    <p className={text.xxs}>
      {messages.privacy}{' '}
      <PageLink className={text.link} to={buildPath('privacy', useLanguage())}>
        {messages.privacyLink}
      </PageLink>
    </p>
  )
}
