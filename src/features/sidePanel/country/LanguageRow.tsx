import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { otherLanguage } from '../../../i18n/languages'
import { useWords } from '../../../i18n/useWords'
import { otherLanguagePath } from './otherLanguagePath'
import * as styles from './LanguageRow.module.css'

/** The language below the countries: this page in the other one. */
export function LanguageRow() {
  const { country: words } = useWords('panel')
  const other = otherLanguage(useLanguage())
  const path = otherLanguagePath(other)
  if (path === null) return null
  return (
    <p className={styles.row}>
      <span className={text.stone}>{words.language}</span>
      <span>{words.thisLanguage}</span>
      <a className={`${text.link} ${styles.other}`} href={path} hrefLang={other} lang={other}>
        {words.otherLanguage}
      </a>
    </p>
  )
}
