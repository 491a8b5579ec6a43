import type { Hono } from 'hono'
import type * as v from 'valibot'
import { type Appointment, bookAppointmentPayload, cancelAppointmentPayload } from '../../../contract/appointments'
import { readPayload } from '../../http/readPayload'
import { createNotFoundError, ShopError } from '../../http/ShopError'
import { findMailOrigin } from '../../http/storefront'
import { hashToken, createToken } from '../../http/tokens'
import { writeBookingMails, writeCancellationMails } from '../../mail/appointmentMails'
import type { SandboxContext } from '../../context'
import { handleFormOnce } from './handleFormOnce'
import { type AppointmentRow, createAppointment, createUid, findFreeSlots, serializeAppointment } from './appointments'
import { countForm } from '../../session/Attempts'

export function createAppointmentRoutes(routes: Hono, context: SandboxContext): void {
  const { siteOrigin } = context
  routes.get('/appointments/slots', (c) => c.json({ slots: findFreeSlots(context) }))

  routes.post('/appointments', async (c) => {
    const payload = await readPayload(c, bookAppointmentPayload)
    if (payload.trap !== '') return c.json(createFakeAppointment(context, payload))
    const answer = handleFormOnce(context, c, payload, () => {
      countForm(context, c, 'form', payload.email)
      const token = createToken()
      const row = createAppointment(context, payload, token)
      const mails = writeBookingMails(context, row, { token, origin: findMailOrigin(c, siteOrigin) })
      return { answer: serializeAppointment(row), mails }
    })
    return c.json(answer)
  })

  routes.post('/appointments/cancellations', async (c) => {
    const { token } = await readPayload(c, cancelAppointmentPayload)
    return c.json(serializeAppointment(cancelAppointment(context, token)))
  })
}

/** Returns the response for a robot, which looks like that of a booking. Nothing is booked. */
function createFakeAppointment(
  { now }: SandboxContext,
  payload: v.InferOutput<typeof bookAppointmentPayload>,
): Appointment {
  const starts = new Date(payload.starts)
  const ends = new Date(starts.getTime() + 3_600_000).toISOString()
  const booked = now().toISOString()
  return { uid: createUid(), starts: starts.toISOString(), ends, place: payload.place, booked }
}

/**
 * Cancels the appointment of an email link, so that its slot is free again. A repeated cancellation does nothing. An
 * unknown token gives 404 not_found, and an appointment that has begun gives 410 link_expired.
 */
function cancelAppointment(context: SandboxContext, token: string): AppointmentRow {
  const { database, now, outbox } = context
  const { row, mails } = database.transaction(() => {
    const appointment = database.one<AppointmentRow>('SELECT * FROM appointment WHERE token_hash = ?', hashToken(token))
    if (!appointment) throw createNotFoundError('appointment')
    if (appointment.cancelled === 1) return { row: appointment, mails: [] }
    if (appointment.starts <= now().toISOString()) {
      throw new ShopError(410, 'link_expired', 'The appointment has begun already')
    }
    database.run('UPDATE appointment SET cancelled = 1 WHERE uid = ?', appointment.uid)
    // The stored response to the booking is no longer true.
    database.run("DELETE FROM form_answer WHERE answer ->> '$.uid' = ?", appointment.uid)
    return { row: appointment, mails: writeCancellationMails(context, appointment) }
  })
  mails.forEach((mail) => outbox.send(mail))
  return row
}
