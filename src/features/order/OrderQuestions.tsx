import { PageLink } from '../../ui/button/PageLink'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { buildPath } from '../../pageTable/paths'

const useMessages = bringMessages('order')

export function OrderQuestions() {
  const { questions } = useMessages('order')
  const language = useLanguage()
  return (
    <p className={text.sm}>
      {questions.text}{' '}
      <PageLink to={buildPath('contact', language)} className={text.link}>
        {questions.contact}
      </PageLink>
      .
    </p>
  )
}
