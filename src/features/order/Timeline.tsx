import type { Order } from '../../contract/order'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import type { OrderDays } from './orderDays'
import { formatArrival } from './orderDays'
import { findComingDays } from './formatOrderState'
import { orderTimeline, type TimelineStep } from './orderTimeline'
import { findDestination } from './orderDays'
import * as styles from './Timeline.module.css'

interface TimelineProps {
  order: Order
  days: OrderDays | null
}

/** How far an order is: a station per step with its day, on a measure line that is pine as far as it has come. */
export function Timeline({ order, days }: TimelineProps) {
  const words = useWords('order')
  const language = useLanguage()
  const place = findDestination(order)
  const coming = findComingDays(order, days)
  const formatName = ({ step }: TimelineStep) =>
    step === 'sent' || step === 'delivered' ? words.way[step][place] : words.way[step]
  const formatDay = ({ step, at }: TimelineStep) => {
    if (at !== null) return formatDate(at, language, 'day')
    return step === 'delivered' && coming ? formatArrival(coming, words, language) : null
  }
  return (
    <ol className={styles.way} aria-label={words.way.title}>
      {orderTimeline(order).map((station) => (
        <li
          key={station.step}
          className={station.reached === 'not' ? undefined : styles[station.reached]}
          aria-current={station.reached === 'now' ? 'step' : undefined}
        >
          {formatName(station)}
          <span className={styles.day}>{formatDay(station)}</span>
        </li>
      ))}
    </ol>
  )
}
