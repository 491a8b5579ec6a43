import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import * as styles from './Questions.module.css'

/** The way to somebody who knows. */
export function Questions() {
  const { questions } = useWords('order')
  const language = useLanguage()
  return (
    <p className={styles.questions}>
      {questions.text}{' '}
      <PageLink to={pathOf('contact', language)} className={text.link}>
        {questions.contact}
      </PageLink>
      .
    </p>
  )
}
