import { emptyAnswer } from '../account'
import { appointment, bookAppointmentPayload, cancelAppointmentPayload, slotList } from '../appointments'
import { applicationPayload, adviceRequestPayload, complaintPayload, messagePayload } from '../messages'
import { upload } from '../uploads'
import type { Calls } from './call'
import { uploadQuery } from './queries'

/** The calls of the forms for contact, complaints, interior advice, vacancies and appointments. */
export const formCalls = {
  sendMessage: {
    does: 'Sends a message to the shop.',
    ...{ method: 'POST', path: '/v1/messages', level: 'whole' },
    links: { root: 'send_message' },
    hasKey: true,
    payload: messagePayload,
    answer: emptyAnswer,
    errors: ['invalid', 'too_many_attempts'],
    without: 'The contact page has no form.',
  },
  sendComplaint: {
    does: 'Sends a complaint, with pictures.',
    ...{ method: 'POST', path: '/v1/complaints', level: 'whole' },
    links: { root: 'send_complaint' },
    hasKey: true,
    payload: complaintPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'too_many_attempts'],
    without: 'The page about complaints has no form.',
  },
  sendAdviceRequest: {
    does: 'Asks for interior advice, with pictures of the room.',
    ...{ method: 'POST', path: '/v1/advice', level: 'whole' },
    links: { root: 'send_advice_request' },
    hasKey: true,
    payload: adviceRequestPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'too_many_attempts'],
    without: 'The page about interior advice has no form.',
  },
  apply: {
    does: 'Applies for a job.',
    ...{ method: 'POST', path: '/v1/applications', level: 'whole' },
    links: { root: 'apply' },
    hasKey: true,
    payload: applicationPayload,
    answer: emptyAnswer,
    errors: ['invalid', 'too_many_attempts'],
    without: 'The page of a vacancy has no form.',
  },
  uploadFile: {
    does: 'Uploads a file of a form. The body is the file.',
    ...{ method: 'POST', path: '/v1/uploads', level: 'whole' },
    links: { root: 'upload_file' },
    query: uploadQuery,
    hasFile: true,
    answer: upload,
    errors: ['invalid', 'file_not_allowed', 'too_large', 'too_many_attempts'],
    without: 'Forms have no field for files.',
  },
  listSlots: {
    does: 'Lists the free slots for an appointment, the earliest first.',
    ...{ method: 'GET', path: '/v1/appointments/slots', level: 'whole' },
    links: { root: 'appointment_slots' },
    answer: slotList,
    without: 'Appointments are not offered.',
  },
  bookAppointment: {
    does: 'Books a free slot.',
    ...{ method: 'POST', path: '/v1/appointments', level: 'whole' },
    links: { root: 'book_appointment' },
    hasKey: true,
    payload: bookAppointmentPayload,
    answer: appointment,
    errors: ['invalid', 'slot_taken', 'too_many_attempts'],
    without: 'Appointments are not offered.',
  },
  cancelAppointment: {
    does: 'Cancels an appointment with the token of the email.',
    ...{ method: 'POST', path: '/v1/appointments/cancellations', level: 'whole' },
    links: { root: 'cancel_appointment' },
    payload: cancelAppointmentPayload,
    answer: appointment,
    errors: ['invalid', 'not_found', 'link_expired'],
    without: 'The shop cancels appointments in another way.',
  },
} as const satisfies Calls
