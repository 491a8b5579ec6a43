import type { Order } from '../../../contract/order'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { OrderDays } from '../orderDays'
import { arrivalInWords } from '../rules/arrivalInWords'
import { comingDays } from '../rules/stateInWords'
import { wayOf, type Station } from '../rules/wayOf'
import { whereTo } from '../whereTo'
import * as styles from './Timeline.module.css'

interface TimelineProps {
  order: Order
  days: OrderDays | null
}

/** How far an order is: a station per step with its day, on a measure line that is pine as far as it has come. */
export function Timeline({ order, days }: TimelineProps) {
  const words = useWords('order')
  const language = useLanguage()
  const place = whereTo(order)
  const coming = comingDays(order, days)
  const nameOf = ({ step }: Station) =>
    step === 'sent' || step === 'delivered' ? words.way[step][place] : words.way[step]
  const dayOf = ({ step, at }: Station) => {
    if (at !== null) return formatDate(at, language, 'day')
    return step === 'delivered' && coming ? arrivalInWords(coming, words, language) : null
  }
  return (
    <ol className={styles.way} aria-label={words.way.title}>
      {wayOf(order).map((station) => (
        <li
          key={station.step}
          className={station.reached === 'not' ? undefined : styles[station.reached]}
          aria-current={station.reached === 'now' ? 'step' : undefined}
        >
          {nameOf(station)}
          <span className={styles.day}>{dayOf(station)}</span>
        </li>
      ))}
    </ol>
  )
}
