import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { shopFolder } from '../../../config/shopFolder'
import shopDetails from '../../../../data/shop.json'
import type { Appointment, bookAppointmentPayload, Slot } from '../../../contract/appointments'
import { openingHours } from '../../../contract/openingHours'
import { ShopError } from '../../http/ShopError'
import { hashToken, createToken } from '../../http/tokens'
import { listFreeSlots } from '../../rules/listFreeSlots'
import type { SandboxContext } from '../../context'

/** Creates the unique id of an appointment in calendars (RFC 5545), which ends with the shop's own domain. */
export const createUid = (): string => `${createToken()}@${shopDetails.email.split('@')[1]}`

export interface AppointmentRow extends Appointment {
  name: string
  email: string
  phone: string
  message: string
  id_lang: number
  cancelled: 0 | 1
}

const readOpeningHours = () =>
  v.parse(openingHours, JSON.parse(readFileSync(path.join(shopFolder, 'data/opening-hours.json'), 'utf8')))

export function findFreeSlots({ database, now }: SandboxContext): Slot[] {
  const bookedStarts = database.column<string>(
    'SELECT starts FROM appointment WHERE cancelled = 0 AND ends > ?',
    now().toISOString(),
  )
  return listFreeSlots(readOpeningHours(), now(), new Set(bookedStarts))
}

/**
 * Stores an appointment in a free slot. Any other start gives 409 slot_taken, even one that was never free. Must run in
 * a transaction, so that a slot has at most one appointment.
 */
export function createAppointment(
  context: SandboxContext,
  payload: v.InferOutput<typeof bookAppointmentPayload>,
  token: string,
): AppointmentRow {
  const { database, now } = context
  const starts = new Date(payload.starts).toISOString()
  const slot = findFreeSlots(context).find((freeSlot) => freeSlot.starts === starts)
  if (!slot) throw new ShopError(409, 'slot_taken', 'This slot is not free')
  const { place, name, email, phone, message, id_lang } = payload
  const contact = { name, email, phone, message, id_lang }
  const booked = now().toISOString()
  const row: AppointmentRow = { uid: createUid(), ...slot, place, ...contact, booked, cancelled: 0 }
  database.insertRow('appointment', { ...row, token_hash: hashToken(token) })
  return row
}

export const serializeAppointment = ({ uid, starts, ends, place, booked }: AppointmentRow): Appointment => ({
  uid,
  starts,
  ends,
  place,
  booked,
})
