import { SectionError } from '../../design/SectionError'
import * as text from '../../design/text.module.css'
import { useWords } from '../../i18n/useWords'
import { MyChoice } from './MyChoice'
import * as styles from './Newsletter.module.css'
import { useMyNewsletter } from './useMyNewsletter'

/** In the account: whether its owner gets the newsletter, and a button to change that. */
export function NewsletterChoice() {
  const { title, choice: words } = useWords('newsletter')
  const my = useMyNewsletter()
  return (
    <section className={styles.question} aria-labelledby="my-newsletter">
      <h2 id="my-newsletter" className={text.xl}>
        {title}
      </h2>
      {my.mine === 'loading' && <p role="status">{words.loading}</p>}
      {my.mine === 'failed' && <SectionError message={words.failed} retry={words.retry} onRetry={my.retry} />}
      {typeof my.mine === 'object' && <MyChoice {...my} mine={my.mine} />}
    </section>
  )
}
