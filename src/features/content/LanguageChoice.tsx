import { useLanguage } from '../../i18n/LanguageContext'
import { defaultLanguage, languageName, languages, listOtherLanguages } from '../../i18n/languages'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as text from '../../ui/text.module.css'
import * as styles from './LanguageChoice.module.css'

/** The page at `/` redirects to a language. Without scripts, the page links to all languages. */
export function LanguageChoice() {
  const { shop } = useMessages('frame')
  const language = useLanguage()
  return (
    <div className={`wrap ${styles.choice}`}>
      <script dangerouslySetInnerHTML={{ __html: languageScript }} />
      <h1 className={text.xxxl}>{shop}</h1>
      <ul className={text.xl}>
        {[language, ...listOtherLanguages(language)].map((offeredLanguage) => (
          <li key={offeredLanguage}>
            <a
              className={text.link}
              href={buildPath('homepage', offeredLanguage)}
              hrefLang={offeredLanguage}
              lang={offeredLanguage}
            >
              {languageName[offeredLanguage]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Redirects to the first language of the browser that the site supports, or else to the default language. The script
 * runs while the page is still being parsed, and preserves the query.
 */
export const languageScript = `!function(){var l=(navigator.languages||[]).map(function(n){return n.slice(0,2).toLowerCase()}).find(function(n){return ${JSON.stringify(languages)}.indexOf(n)>=0})||"${defaultLanguage}";location.replace("/"+l+location.search)}()`
