import { type Order, orderSteps, type OrderStep } from '../../contract/order'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { findDestination, formatArrival, type OrderDays } from './orderDays'
import { findExpectedDays } from './formatOrderState'
import * as stations from '../../ui/figure/stations.module.css'
import * as text from '../../ui/text.module.css'
import * as styles from './Timeline.module.css'

const useMessages = bringMessages('order')

interface TimelineProps {
  order: Order
  days: OrderDays | null
}

/** An order that contains only contributions is not sent, so it has no timeline. */
export function Timeline({ order, days }: TimelineProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const destination = findDestination(order)
  const expectedDays = findExpectedDays(order, days)
  if (destination === 'contribution') return null
  const formatStepName = ({ step }: TimelineStep) =>
    step === 'sent' || step === 'delivered' ? messages.way[step][destination] : messages.way[step]
  const formatStepDay = ({ step, at }: TimelineStep) => {
    if (at !== null) return formatDate(at, language, 'day')
    return step === 'delivered' && expectedDays ? formatArrival(expectedDays, messages, language) : null
  }
  return (
    <ol className={`${stations.stations} ${styles.timeline} ${text.xxs}`} aria-label={messages.way.title}>
      {buildOrderTimeline(order).map((timelineStep) => (
        <li
          key={timelineStep.step}
          className={timelineStep.reached === 'not' ? undefined : styles[timelineStep.reached]}
          aria-current={timelineStep.reached === 'now' ? 'step' : undefined}
        >
          {formatStepName(timelineStep)}
          <span className={styles.day}>{formatStepDay(timelineStep)}</span>
        </li>
      ))}
    </ol>
  )
}

interface TimelineStep {
  step: OrderStep
  /** An ISO 8601 time; null if the step was not reached or its time was not recorded. */
  at: string | null
  /** `now` is the last step reached, at which the coloured part of the line ends. */
  reached: 'before' | 'now' | 'not'
}

/** The steps have a fixed order, whatever the order of the API's history. */
export function buildOrderTimeline({
  status,
  history,
  placed,
}: Pick<Order, 'status' | 'history' | 'placed'>): TimelineStep[] {
  const findStepTime = (step: OrderStep) =>
    history.find((recordedStep) => recordedStep.step === step && recordedStep.at !== null)?.at ??
    (step === 'ordered' ? placed || null : null)
  const lastRecordedStep = orderSteps.findLastIndex((step) => findStepTime(step) !== null)
  const currentStep = status === 'cancelled' ? lastRecordedStep : Math.max(lastRecordedStep, orderSteps.indexOf(status))
  return orderSteps.map((step, index) => ({
    step,
    at: findStepTime(step),
    reached: index < currentStep ? 'before' : index === currentStep ? 'now' : 'not',
  }))
}
