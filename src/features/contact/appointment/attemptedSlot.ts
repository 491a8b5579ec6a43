import * as v from 'valibot'
import { type Slot, slot } from '../../../contract/appointments'

/**
 * Returns a slot as the text of a draft, an ISO interval. If the answer to a booking is lost, its slot is no longer
 * free, and only the draft knows that it may be the user's own.
 */
export const writeAttempt = ({ starts, ends }: Slot): string => `${starts}/${ends}`

/** Reads the slot of a draft. Storage is not trusted: anything but an interval is null. */
export function readAttempt(text: string): Slot | null {
  const [starts, ends] = text.split('/')
  const read = v.safeParse(slot, { starts, ends })
  return read.success ? read.output : null
}

/** Adds the slot of an attempt to the free ones. */
export function addAttempt(slots: readonly Slot[], text: string): readonly Slot[] {
  const attempt = readAttempt(text)
  return attempt ? [...slots, attempt] : slots
}
