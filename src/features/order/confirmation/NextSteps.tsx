import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { PageLink } from '../../../ui/button/PageLink'
import * as stations from '../../../ui/figure/stations.module.css'
import * as print from '../../../ui/page/print.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './NextSteps.module.css'
import type { findDestination, OrderDays } from '../orderDays'

const useMessages = bringMessages('order')

interface NextStepsProps {
  /** A formatted date. */
  orderDate: string
  days: OrderDays
  destination: Exclude<ReturnType<typeof findDestination>, 'contribution'>
}

export function NextSteps({ orderDate, days, destination }: NextStepsProps) {
  const { nextTitle, next, ...messages } = useMessages('order')
  const language = useLanguage()
  const { from, until } = days.arrival
  return (
    <section aria-labelledby="order-next">
      <h2 id="order-next" className={`${styles.heading} ${text.lg}`}>
        {nextTitle}
      </h2>
      <ol className={`${stations.stations} ${styles.steps} ${text.sm}`}>
        <li className={styles.done}>
          {next.ordered}
          <span className={styles.day}>{orderDate}</span>
          <span className={styles.about}>{next.confirm}</span>
        </li>
        <li>
          {next.ready}
          <span className={styles.day}>{next.from(days.ready)}</span>
          <span className={styles.about}>{next.prepare}</span>
        </li>
        <li>
          {next.place[destination]}
          {/* On screen, the heading of the page gives the dates. */}
          <span className={`${styles.day} ${print.printed}`}>
            {from === null ? messages.on(until) : messages.between(from, until)}
          </span>
          <span className={styles.about}>{next.receive[destination]}</span>
        </li>
      </ol>
      <p className={styles.returns}>
        {next.mind}{' '}
        <PageLink to={buildPath('returns', language)} className={text.link}>
          {next.returns}
        </PageLink>
      </p>
    </section>
  )
}
