import * as serif from '../../../design/serif.module.css'
import * as text from '../../../design/text.module.css'
import type { HomeContent } from '../../../pageTable/contents/home'
import * as styles from './CustomerQuote.module.css'

/** What a customer said, in the serif: a person is speaking. */
export function CustomerQuote({ quote }: { quote: HomeContent['quote'] }) {
  return (
    <figure className={`wrap ${styles.quote}`}>
      <blockquote className={`${text.xxl} ${serif.serif}`}>“{quote.text}”</blockquote>
      <figcaption className={text.sm}>{quote.by}</figcaption>
    </figure>
  )
}
