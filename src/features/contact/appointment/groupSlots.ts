import type { Slot } from '../../../contract/appointments'
import { shopDay } from '../../../i18n/dates'

/** The free slots of one day. */
export interface SlotDay {
  /** The ISO date in Belgium. */
  day: string
  slots: Slot[]
}

/** Groups the free slots by their day in Belgium, earliest first. Slots that are over and repetitions are left out. */
export function groupSlots(slots: readonly Slot[], now: Date): SlotDay[] {
  const ahead = new Map<number, Slot>()
  for (const slot of slots) {
    const starts = Date.parse(slot.starts)
    if (starts > now.getTime() && Date.parse(slot.ends) > starts) ahead.set(starts, slot)
  }
  const days = new Map<string, Slot[]>()
  for (const [starts, slot] of [...ahead].sort(([one], [other]) => one - other)) {
    const day = shopDay(new Date(starts))
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }))
}
