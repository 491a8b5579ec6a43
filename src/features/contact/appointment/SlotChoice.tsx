import { useFormContext } from 'react-hook-form'
import type { Slot } from '../../../contract/appointments'
import { useWords } from '../../../i18n/useWords'
import type { Query } from '../../../store/query/useAnswer'
import { Note } from '../../../ui/status/Note'
import { SectionError } from '../../../ui/status/SectionError'
import { Skeleton } from '../../../ui/status/Skeleton'
import type { ContactFields } from '../message/formFields'
import { addAttempt } from './attemptedSlot'
import { groupSlots } from './groupSlots'
import { SlotFields } from './SlotFields'
import * as styles from './SlotFields.module.css'

/** The choice of a free slot, while the slots load and when they cannot be loaded. */
export function SlotChoice({ query }: { query: Query<Slot[]> }) {
  return (
    <div className={styles.place}>
      <SlotContent query={query} />
    </div>
  )
}

function SlotContent({ query: { status, data, retry } }: { query: Query<Slot[]> }) {
  const { appointment: words } = useWords('contact')
  const { error } = useWords('frame')
  const attempted = useFormContext<ContactFields>().watch('attempted')
  if (status === 'failed') return <SectionError message={words.slotsFailed} retry={error.retry} onRetry={retry} />
  if (!data) {
    return (
      <>
        <Skeleton width="100%" height="4.75rem" />
        <Skeleton width="100%" height="11rem" />
      </>
    )
  }
  const days = groupSlots(addAttempt(data, attempted), new Date())
  return days.length === 0 ? <Note>{words.none}</Note> : <SlotFields days={days} />
}
