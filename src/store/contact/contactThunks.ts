import type { Appointment, BookAppointmentPayload, Slot } from '../../contract/appointments'
import type { Links } from '../../contract/links'
import type { UploadPurpose } from '../../contract/uploads'
import { fetchEndpoints } from '../http/links'
import type { ApiClient } from '../http/client'
import { recordError, type RecordedError } from '../http/ApiError'
import { createRequestKey } from '../http/requestKey'
import type { AppThunk } from '../services'
import { fetchSlots, type FormLink, sendBooking, sendCancellation, sendFile, sendForm } from './contactApi'

/** The response of a call, or its error. */
export type ContactOutcome<Answer> = { answer: Answer; error: null } | { answer: null; error: RecordedError }

const callContact =
  <Answer>(
    call: (client: ApiClient, links: Links, id_lang: number) => Promise<Answer>,
  ): AppThunk<Promise<ContactOutcome<Answer>>> =>
  async (dispatch, _getState, { client, languageId }) => {
    try {
      return { answer: await call(client, await dispatch(fetchEndpoints()), languageId), error: null }
    } catch (error) {
      return { answer: null, error: recordError(error) }
    }
  }

/** A request without the page's language. `seed` is the random key of its form. */
interface FormRequest<Payload> {
  payload: Omit<Payload, 'id_lang'>
  seed: string
}

/** Sends a form by one of the root's links. Resolves to the error, or to null after a success. */
export const submitForm =
  (link: FormLink, { payload, seed }: FormRequest<object>): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) => {
    const submitPayload = callContact((client, links, id_lang) => {
      const request = { ...payload, id_lang }
      return sendForm(client, links, { link, payload: request, key: createRequestKey(seed, request) })
    })
    return (await dispatch(submitPayload)).error
  }

export const bookAppointment = ({
  payload,
  seed,
}: FormRequest<BookAppointmentPayload>): AppThunk<Promise<ContactOutcome<Appointment>>> =>
  callContact((client, links, id_lang) => {
    const request: BookAppointmentPayload = { ...payload, id_lang }
    return sendBooking(client, links, request, createRequestKey(seed, request))
  })

/** Cancels the appointment of an email link. */
export const cancelAppointment = (token: string): AppThunk<Promise<ContactOutcome<Appointment>>> =>
  callContact((client, links) => sendCancellation(client, links, token))

export const uploadFile = (
  purpose: UploadPurpose,
  file: File,
  signal: AbortSignal,
): AppThunk<Promise<ContactOutcome<{ token: string; name: string }>>> =>
  callContact((client, links) => sendFile(client, links, { purpose, file, signal }))

/** Loads the free slots. Rejects with an ApiError. */
export const loadSlots =
  (signal: AbortSignal): AppThunk<Promise<Slot[]>> =>
  async (dispatch, _getState, { client }) =>
    fetchSlots(client, await dispatch(fetchEndpoints()), signal)
