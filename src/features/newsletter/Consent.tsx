import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'

/** States the consent that subscribing implies, with a link to the privacy page. */
export function Consent() {
  const { form } = useWords('newsletter')
  const language = useLanguage()
  return (
    <p className={text.xxs}>
      {form.consent}{' '}
      <PageLink className={text.link} to={buildPath('privacy', language)}>
        {form.privacy}
      </PageLink>
    </p>
  )
}
