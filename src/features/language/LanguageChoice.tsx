import * as text from '../../design/text.module.css'
import { Wrap } from '../../design/Wrap'
import { useLanguage } from '../../i18n/LanguageContext'
import { otherLanguage } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/pathOf'
import * as styles from './LanguageChoice.module.css'
import { languageScript } from './languageScript'

/** The page at `/`: leads to a language by itself, or by a link where there is no script. */
export function LanguageChoice() {
  const { shop, header } = useWords('frame')
  const language = useLanguage()
  const choices = [
    { each: language, name: header.thisLanguage },
    { each: otherLanguage(language), name: header.otherLanguage },
  ]
  return (
    <Wrap className={styles.choice}>
      <script dangerouslySetInnerHTML={{ __html: languageScript }} />
      <h1 className={text.xxxl}>{shop}</h1>
      <ul className={text.xl}>
        {choices.map(({ each, name }) => (
          <li key={each}>
            <a className={text.link} href={pathOf('homepage', each)} hrefLang={each} lang={each}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
