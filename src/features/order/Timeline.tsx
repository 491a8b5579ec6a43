import type { Order } from '../../contract/order'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { findDestination, formatArrival, type OrderDays } from './orderDays'
import { findComingDays } from './formatOrderState'
import { orderTimeline, type TimelineStep } from './orderTimeline'
import * as styles from './Timeline.module.css'

const useMessages = bringMessages('order')

interface TimelineProps {
  order: Order
  days: OrderDays | null
}

/**
 * Shows the steps of an order with their dates, on a measure line that is pine up to the last completed step. An order of
 * contributions is not sent, so it has no steps.
 */
export function Timeline({ order, days }: TimelineProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const place = findDestination(order)
  const coming = findComingDays(order, days)
  if (place === 'contribution') return null
  const formatName = ({ step }: TimelineStep) =>
    step === 'sent' || step === 'delivered' ? messages.way[step][place] : messages.way[step]
  const formatDay = ({ step, at }: TimelineStep) => {
    if (at !== null) return formatDate(at, language, 'day')
    return step === 'delivered' && coming ? formatArrival(coming, messages, language) : null
  }
  return (
    <ol className={styles.timeline} aria-label={messages.way.title}>
      {orderTimeline(order).map((item) => (
        <li
          key={item.step}
          className={item.reached === 'not' ? undefined : styles[item.reached]}
          aria-current={item.reached === 'now' ? 'step' : undefined}
        >
          {formatName(item)}
          <span className={styles.day}>{formatDay(item)}</span>
        </li>
      ))}
    </ol>
  )
}
