import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'

/** What a shopper agrees to by subscribing. */
export function Consent() {
  const { form } = useWords('newsletter')
  const language = useLanguage()
  return (
    <p className={text.xxs}>
      {form.consent}{' '}
      <PageLink className={text.link} to={pathOf('privacy', language)}>
        {form.privacy}
      </PageLink>
    </p>
  )
}
