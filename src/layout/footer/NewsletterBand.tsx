import { ButtonLink } from '../../ui/button/PageLink'
import { Nearby } from '../../ui/page/Nearby'
import * as text from '../../ui/text.module.css'
import { Wrap } from '../../ui/page/Wrap'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import { useWords } from '../../i18n/useWords'
import { buildPath } from '../../pageTable/paths'
import * as styles from './NewsletterBand.module.css'

const loadForm = (language: Language) => () =>
  import('./loadNewsletterForm').then((chunk) => chunk.loadNewsletterForm(language))
const form = { nl: loadForm('nl'), en: loadForm('en') }

/**
 * The newsletter band above the footer. The HTML contains a link to the newsletter page, which works before any script.
 * A form replaces it when a visitor scrolls near the band.
 */
export function NewsletterBand() {
  const { newsletter } = useWords('frame')
  const language = useLanguage()
  return (
    <section className={styles.band} aria-labelledby="band">
      <Wrap className={styles.columns}>
        <h2 id="band" className={text.xxl}>
          {newsletter.title}
        </h2>
        <div>
          <p className={text.sm}>{newsletter.text}</p>
          <Nearby load={form[language]} props={{}} className={`${styles.form}`}>
            <ButtonLink to={buildPath('newsletter', language)}>{newsletter.subscribe}</ButtonLink>
          </Nearby>
        </div>
      </Wrap>
    </section>
  )
}
