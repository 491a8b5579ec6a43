import * as v from 'valibot'
import { type Slot, slot } from '../../../contract/appointments'

/**
 * Formats a slot as an ISO interval for the draft. If the response to a booking is lost, the slot may no longer be
 * free, and only the draft shows that the user may have booked the slot.
 */
export const formatAttempt = ({ starts, ends }: Slot): string => `${starts}/${ends}`

/** Returns null unless the text is an interval, because users can edit the storage. */
export function parseAttempt(text: string): Slot | null {
  const [starts, ends] = text.split('/')
  const parsedSlot = v.safeParse(slot, { starts, ends })
  return parsedSlot.success ? parsedSlot.output : null
}

export function addAttempt(slots: readonly Slot[], attemptText: string): readonly Slot[] {
  const attempt = parseAttempt(attemptText)
  return attempt ? [...slots, attempt] : slots
}
