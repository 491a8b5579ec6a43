import * as v from 'valibot'
import { maxTokenLength } from './limits'
import { optionalMessage, senderEntries } from './messages'
import { readableList } from './readable'

/** A moment as an ISO string with a time zone. */
const moment = v.pipe(v.string(), v.isoTimestamp())

export const appointmentPlaces = ['shop', 'video'] as const

/** A period that is free for an appointment. */
export const slot = v.object({ starts: moment, ends: moment })

/** The response of appointment_slots: the free slots, earliest first. */
export const slotList = v.object({ slots: readableList(slot) })

/** The payload of book_appointment. `starts` is the start of a free slot. */
export const bookAppointmentPayload = v.object({
  ...senderEntries,
  place: v.picklist(appointmentPlaces),
  starts: moment,
  message: optionalMessage,
})

/** The payload of cancel_appointment, with the token of the email link. */
export const cancelAppointmentPayload = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(maxTokenLength)),
})

/** The response of book_appointment and cancel_appointment. `uid` identifies the appointment in calendars. */
export const appointment = v.object({
  uid: v.string(),
  starts: moment,
  ends: moment,
  place: v.picklist(appointmentPlaces),
  booked: moment,
})

export type Slot = v.InferOutput<typeof slot>
export type BookAppointmentPayload = v.InferInput<typeof bookAppointmentPayload>
export type Appointment = v.InferOutput<typeof appointment>
