import { TextLink } from '../../design/TextLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import * as styles from './Questions.module.css'

/** The way to somebody who knows. */
export function Questions() {
  const { questions } = useWords('order')
  return (
    <p className={styles.questions}>
      {questions.text} <TextLink to={pathOf('contact', useLanguage())}>{questions.contact}</TextLink>
    </p>
  )
}
