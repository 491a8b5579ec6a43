import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('contact')

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
