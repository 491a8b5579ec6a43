import { ButtonLink } from '../../ui/button/PageLink'
import { lazyPart } from '../../ui/page/lazyPart'
import { Nearby } from '../../ui/page/Nearby'
import * as text from '../../ui/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useMessages } from '../../i18n/useMessages'
import { buildPath } from '../../pageTable/paths'
import * as styles from './NewsletterBand.module.css'

const LazyNewsletterForm = lazyPart(() =>
  import('../../features/newsletter/NewsletterForm').then((chunk) => chunk.NewsletterForm),
)

/**
 * The HTML contains a link to the newsletter page, which works before any script. A form replaces the link when
 * the user scrolls near the band.
 */
export function NewsletterBand() {
  const { newsletter } = useMessages('frame')
  const language = useLanguage()
  return (
    <section className={styles.band} aria-labelledby="band">
      <div className={`wrap ${styles.columns}`}>
        <h2 id="band" className={text.xxl}>
          {newsletter.title}
        </h2>
        <div>
          <p className={text.sm}>{newsletter.text}</p>
          <Nearby Part={LazyNewsletterForm} props={{}} className={`${styles.form}`}>
            <ButtonLink to={buildPath('newsletter', language)}>{newsletter.subscribe}</ButtonLink>
          </Nearby>
        </div>
      </div>
    </section>
  )
}
