import { useState } from 'react'
import type { PublicGiftlist } from '../../../contract/giftlist'
import { formatDate, findShopDay } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import { findRevealDay } from '../owner/giftlistState'
import { computeListProgress } from '../giving/giftProgress'
import * as serif from '../../../ui/serif.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './ListIntroduction.module.css'

const useMessages = bringMessages('giftlist')

interface ListProps {
  list: PublicGiftlist
}

export function ListEyebrow({ list: { event_date: day } }: ListProps) {
  const { list: messages } = useMessages('giftlist')
  const language = useLanguage()
  return <p>{day === null ? messages.eyebrow : messages.eyebrowDay(formatDate(day, language, 'weekday'))}</p>
}

export function ListIntroduction({ list: { name, name_parents: parents, welcome_message: message } }: ListProps) {
  const { list: messages } = useMessages('giftlist')
  const hasParents = parents.trim() !== '' && parents.trim() !== name.trim()
  return (
    <>
      {hasParents && <p dir="auto">{messages.by(parents)}</p>}
      <WelcomeMessage message={message.trim()} />
    </>
  )
}

/**
 * The maximum number of characters of a message that is shown in full. A longer message would push the gifts off the
 * screen.
 */
const maxShortMessageLength = 420

function WelcomeMessage({ message }: { message: string }) {
  const { list: messages } = useMessages('giftlist')
  const [isOpen, setIsOpen] = useState(false)
  const isLong = message.length > maxShortMessageLength
  if (message === '') return null
  return (
    <>
      <p
        id="welcome"
        className={`${styles.message} ${isLong && !isOpen ? styles.clamped : ''} ${serif.serif} ${text.lg}`}
        dir="auto"
      >
        “{message}”
      </p>
      {isLong && (
        <button
          type="button"
          className={`${styles.more} ${text.sm} ${text.link}`}
          aria-expanded={isOpen}
          aria-controls="welcome"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? messages.readLess : messages.readMore}
        </button>
      )}
    </>
  )
}

export function ListProgress({ list }: ListProps) {
  const { list: messages } = useMessages('giftlist')
  const language = useLanguage()
  const today = findShopDay()
  const progress = computeListProgress(list.items)
  const days = list.event_date === null ? -1 : countDaysUntil(today, list.event_date)
  const revealDay = findRevealDay(list, today)
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        {progress && <span>{messages.chosen(progress.chosen, progress.total)}</span>}
        {days >= 0 && <span>{messages.days(days)}</span>}
      </p>
      {progress && <MeasureLine value={progress.chosen} max={progress.total} className={styles.line} />}
      <p className={text.sm}>
        {list.can_deliver_to_owner ? messages.payAndDeliver : messages.pay}{' '}
        {revealDay !== null && messages.hidden(formatDate(revealDay, language, 'day'))}
      </p>
    </div>
  )
}

const msPerDay = 24 * 60 * 60 * 1000

/**
 * The number is negative for a day in the past. ISO days are read as days in UTC, which all have the same length.
 * @param today the ISO day in the shop's time zone, so that all users see the same number
 */
export const countDaysUntil = (today: string, day: string): number => (Date.parse(day) - Date.parse(today)) / msPerDay
