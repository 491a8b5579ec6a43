import { formatTime } from '../../../i18n/clock'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import * as styles from './PaymentStations.module.css'

interface PaymentStationsProps {
  /** Whether the page is still polling. */
  waiting: boolean
  /** The time of the last poll (ISO 8601). */
  checkedAt: string
}

/**
 * Shows how far a pending payment is, on a measure line with three stations, and when the page last polled. The last
 * part of the line fills once to four fifths, in the time that a payment usually takes. The time is outside the live
 * region, because it changes with every poll.
 */
export function PaymentStations({ waiting, checkedAt }: PaymentStationsProps) {
  const { status: words } = useWords('checkout')
  const language = useLanguage()
  const time = formatTime(checkedAt, language, 'medium')
  return (
    <div>
      <ol className={styles.stations}>
        <li>{words.stations.started}</li>
        <li aria-current="step">
          {words.stations.bank}
          {waiting && <i />}
        </li>
        <li>{words.stations.confirmed}</li>
      </ol>
      <p className={`${text.sm} ${text.stone}`}>{waiting ? words.checking(time) : words.checked(time)}</p>
    </div>
  )
}
