import * as text from '../../design/text.module.css'
import { Wrap } from '../../design/Wrap'
import { useWords } from '../../i18n/useWords'
import * as styles from './NewsletterBand.module.css'

/** The newsletter on fjord, above the footer. Its form comes with the newsletter's own calls; until then it promises. */
export function NewsletterBand() {
  const { newsletter } = useWords('frame')
  return (
    <section className={styles.band} aria-labelledby="newsletter">
      <Wrap className={styles.columns}>
        <h2 id="newsletter" className={text.xxl}>
          {newsletter.title}
        </h2>
        <p className={text.sm}>{newsletter.text}</p>
      </Wrap>
    </section>
  )
}
