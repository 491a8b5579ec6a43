import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'

export interface ConsentMessages {
  consent: string
  privacy: string
}

export function ConsentNote({ messages }: { messages: ConsentMessages }) {
  const language = useLanguage()
  return (
    <p className={text.xxs}>
      {messages.consent}{' '}
      <PageLink className={text.link} to={buildPath('privacy', language)}>
        {messages.privacy}
      </PageLink>
    </p>
  )
}
