import { useLayoutEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Slot } from '../../../contract/appointments'
import { formatTime } from '../../../i18n/clock'
import { formatDate, findShopDay } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Query } from '../../../store/query/useQuery'
import { Icon } from '../../../ui/figure/Icon'
import { SelectField } from '../../../ui/form/Field'
import { Note } from '../../../ui/status/Note'
import { SectionError } from '../../../ui/status/SectionError'
import { Skeleton } from '../../../ui/status/Skeleton'
import { SlowNote } from '../../../ui/status/SlowNote'
import type { ContactFields } from '../message/formFields'
import { addAttempt } from './attemptedSlot'
import * as styles from './SlotChoice.module.css'
import * as fieldStyles from '../../../ui/form/Field.module.css'

const useMessages = bringMessages('contact')

export function SlotChoice({ query }: { query: Query<Slot[]> }) {
  return (
    <div className={styles.place}>
      <SlotContent query={query} />
    </div>
  )
}

function SlotContent({ query: { status, data, retry } }: { query: Query<Slot[]> }) {
  const { appointment: messages } = useMessages('contact')
  const { error } = useMessages('frame')
  const attemptText = useFormContext<ContactFields>().watch('attempted')
  if (status === 'failed') return <SectionError message={messages.slotsFailed} retry={error.retry} onRetry={retry} />
  if (!data) {
    return (
      <>
        <SlowNote isBusy text={messages.slotsLoading} />
        <Skeleton width="100%" height="4.75rem" />
        <Skeleton width="100%" height="11rem" />
      </>
    )
  }
  const days = groupSlots(addAttempt(data, attemptText), new Date())
  return days.length === 0 ? <Note>{messages.none}</Note> : <SlotFields days={days} />
}

/** @param days at least one day */
function SlotFields({ days }: { days: readonly SlotDay[] }) {
  const { appointment: messages } = useMessages('contact')
  const language = useLanguage()
  const { register, watch, setValue, formState } = useFormContext<ContactFields>()
  const [day, starts] = [watch('day'), watch('starts')]
  const shownDay = days.find((slotDay) => slotDay.day === day) ?? days[0]!
  const error = formState.errors.starts?.message

  // An ordinary effect could overwrite a choice that the user makes as soon as the days appear.
  useLayoutEffect(() => {
    // The day of a draft may be over, and another user may have booked the slot.
    if (day !== shownDay.day) setValue('day', shownDay.day)
    if (starts !== '' && !shownDay.slots.some((slot) => slot.starts === starts)) setValue('starts', '')
  }, [day, starts, shownDay, setValue])

  return (
    <>
      <SelectField id="day" label={messages.day} {...register('day')}>
        {days.map((slotDay) => (
          <option key={slotDay.day} value={slotDay.day}>
            {formatDate(slotDay.day, language, 'weekday')}
          </option>
        ))}
      </SelectField>
      <fieldset id="starts" tabIndex={-1} className={styles.times} aria-describedby="starts-help">
        <legend className={fieldStyles.label}>{messages.time}</legend>
        <div className={error ? `${styles.grid} ${styles.wrong}` : styles.grid}>
          {shownDay.slots.map((slot) => (
            <label key={slot.starts} className={styles.time}>
              <input type="radio" value={slot.starts} className="sr" {...register('starts')} />
              <span>{messages.slot(formatTime(slot.starts, language), formatTime(slot.ends, language))}</span>
            </label>
          ))}
        </div>
        <p id="starts-help" className={error ? fieldStyles.error : fieldStyles.help}>
          {error && <Icon name="info" size={15} />}
          <span>{error ?? messages.zone}</span>
        </p>
      </fieldset>
    </>
  )
}

interface SlotDay {
  /** An ISO day in the shop's time zone. */
  day: string
  slots: Slot[]
}

/**
 * Returns the days and their slots, earliest first, without duplicate or past slots. If all slots are in the past, they
 * are listed after all: the device's clock must be wrong, because the shop API lists only slots that can be booked.
 */
export function groupSlots(slots: readonly Slot[], now: Date): SlotDay[] {
  const slotsByStart = new Map<number, Slot>()
  for (const slot of slots) {
    const starts = Date.parse(slot.starts)
    if (Date.parse(slot.ends) > starts) slotsByStart.set(starts, slot)
  }
  const sortedSlots = [...slotsByStart].sort(([first], [second]) => first - second)
  const upcomingSlots = sortedSlots.filter(([starts]) => starts > now.getTime())
  const days = new Map<string, Slot[]>()
  for (const [starts, slot] of upcomingSlots.length > 0 ? upcomingSlots : sortedSlots) {
    const day = findShopDay(new Date(starts))
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, daySlots]) => ({ day, slots: daySlots }))
}
