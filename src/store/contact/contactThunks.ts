import type { GenericSchema } from 'valibot'
import { emptyAnswer } from '../../contract/account'
import {
  type Appointment,
  appointment,
  type BookAppointmentPayload,
  type Slot,
  slotList,
} from '../../contract/appointments'
import type { RootLink } from '../../contract/calls/allCalls'
import type { Links } from '../../contract/links'
import { upload, type UploadPurpose } from '../../contract/uploads'
import { type Outcome, recordError, type RecordedError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { fetchEndpoints, requestAnswer } from '../http/links'
import { createRequestKey } from '../http/requestKey'
import type { AppThunk } from '../AppThunk'

const callContact =
  <Answer>(
    call: (client: ApiClient, links: Links, id_lang: number) => Promise<Answer>,
  ): AppThunk<Promise<Outcome<Answer>>> =>
  async (dispatch, _getState, { client, languageId }) => {
    try {
      return { ok: true, answer: await call(client, await dispatch(fetchEndpoints()), languageId), error: null }
    } catch (error) {
      return { ok: false, error: recordError(error) }
    }
  }

/**
 * The page's language is added to the payload. `seed` is the random key of the form; a repeated request has no further
 * effect.
 */
interface FormRequest<Payload> {
  payload: Omit<Payload, 'id_lang'>
  seed: string
}

const postForm = <Schema extends GenericSchema>(link: RootLink, schema: Schema, form: FormRequest<object>) =>
  callContact((client, links, id_lang) => {
    const payload = { ...form.payload, id_lang }
    const idempotencyKey = createRequestKey(form.seed, payload)
    return requestAnswer(client, links, link, schema, { method: 'POST', payload, idempotencyKey })
  })

/** These links of the root accept the payload of a form (contract/messages). */
export type FormLink = Extract<RootLink, 'send_message' | 'send_complaint' | 'send_advice_request' | 'apply'>

/** Resolves to null after a success. */
export const submitForm =
  (link: FormLink, request: FormRequest<object>): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) =>
    (await dispatch(postForm(link, emptyAnswer, request))).error

export const bookAppointment = (request: FormRequest<BookAppointmentPayload>) =>
  postForm('book_appointment', appointment, request)

/** The token comes from an email link. */
export const cancelAppointment = (token: string): AppThunk<Promise<Outcome<Appointment>>> =>
  callContact((client, links) =>
    requestAnswer(client, links, 'cancel_appointment', appointment, { method: 'POST', payload: { token } }),
  )

/** The file is the body of the request. The response contains the token for the form. */
export const uploadFile = (
  purpose: UploadPurpose,
  file: File,
  signal: AbortSignal,
): AppThunk<Promise<Outcome<{ token: string; name: string }>>> =>
  callContact((client, links) => {
    const payload = { purpose, name: file.name }
    return requestAnswer(client, links, 'upload_file', upload, { method: 'POST', payload, file, signal })
  })

/** Resolves to the free slots. Rejects with an ApiError. */
export const loadSlots =
  (signal: AbortSignal): AppThunk<Promise<Slot[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    return (await requestAnswer(client, links, 'appointment_slots', slotList, { signal })).slots
  }
