import { useWords } from '../../i18n/useWords'
import * as styles from './OrderConfirmation.module.css'

/** What happens after the order. */
export function NextSteps() {
  const { nextTitle, next } = useWords('order')
  return (
    <section aria-labelledby="order-next">
      <h2 id="order-next" className={styles.heading}>
        {nextTitle}
      </h2>
      <ol className={styles.next}>
        <li>{next.confirm}</li>
        <li>{next.prepare}</li>
        <li>{next.receive}</li>
      </ol>
    </section>
  )
}
