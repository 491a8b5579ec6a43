import { emptyAnswer } from '../../contract/account'
import {
  appointment,
  slotList,
  type Appointment,
  type BookAppointmentPayload,
  type Slot,
} from '../../contract/appointments'
import type { Links, RootLink } from '../../contract/links'
import { upload, type UploadPurpose } from '../../contract/uploads'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** The links of the root that accept the payload of a form (contract/messages). */
export type FormLink = Extract<RootLink, 'send_message' | 'send_complaint' | 'send_advice_request' | 'apply'>

/** Follows the link of a form (POST). A request that is repeated with its key has no further effect. */
export async function sendForm(
  client: ApiClient,
  links: Links,
  { link, payload, key }: { link: FormLink; payload: object; key: string },
): Promise<void> {
  await requireAnswer(
    followLink(client, getLink(links, link), emptyAnswer, { method: 'POST', payload, idempotencyKey: key }),
  )
}

/** Follows the upload_file link (POST), whose body is the file. The response has the token for the form. */
export const sendFile = (
  client: ApiClient,
  links: Links,
  { purpose, file, signal }: { purpose: UploadPurpose; file: File; signal: AbortSignal },
): Promise<{ token: string; name: string }> =>
  requireAnswer(
    followLink(client, getLink(links, 'upload_file'), upload, {
      method: 'POST',
      payload: { purpose, name: file.name },
      file,
      signal,
    }),
  )

/** Follows the appointment_slots link (GET). */
export const fetchSlots = async (client: ApiClient, links: Links, signal: AbortSignal): Promise<Slot[]> =>
  (await requireAnswer(followLink(client, getLink(links, 'appointment_slots'), slotList, { signal }))).slots

/** Follows the book_appointment link (POST). A request that is repeated with its key books once. */
export const sendBooking = (
  client: ApiClient,
  links: Links,
  payload: BookAppointmentPayload,
  idempotencyKey: string,
): Promise<Appointment> =>
  requireAnswer(
    followLink(client, getLink(links, 'book_appointment'), appointment, { method: 'POST', payload, idempotencyKey }),
  )

/** Follows the cancel_appointment link (POST) with the token of an email link. Repeating it does nothing. */
export const sendCancellation = (client: ApiClient, links: Links, token: string): Promise<Appointment> =>
  requireAnswer(
    followLink(client, getLink(links, 'cancel_appointment'), appointment, { method: 'POST', payload: { token } }),
  )
