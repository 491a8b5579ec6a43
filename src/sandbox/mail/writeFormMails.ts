import shopDetails from '../../../data/shop.json'
import type * as v from 'valibot'
import type {
  adviceRequestPayload,
  applicationPayload,
  complaintPayload,
  messagePayload,
} from '../../contract/messages'
import { toLanguage } from '../http/language'
import type { SandboxContext } from '../context'
import type { Attachment } from './formatEml'
import { type FormMessages, formMessages } from './formMessages'
import type { Mail } from './Outbox'
import type { TableRow } from './formatHtml'
import { writeMail } from './writeMail'

export type FormKind = keyof FormMessages['received']

type Output<Schema extends v.GenericSchema> = v.InferOutput<Schema>

export type FormPayload = Output<typeof messagePayload> &
  Partial<Output<typeof complaintPayload> & Output<typeof adviceRequestPayload> & Output<typeof applicationPayload>>

/**
 * Writes the emails about a form. The email to the shop contains the form's data. The email to the sender contains none
 * of the data, because anyone may have typed the address.
 */
export function writeFormMails(
  { now }: SandboxContext,
  kind: FormKind,
  payload: FormPayload,
  attachments: readonly Attachment[],
): Mail[] {
  const language = toLanguage(payload.id_lang)
  const messages = formMessages[language]
  const { subject, intro } = messages.received[kind]
  const sentAt = now()
  return [
    writeMail({ kind: 'form-received', language, to: payload.email, subject, sentAt }, '', [intro, messages.notYou]),
    writeMail(
      {
        kind: 'form-for-shop',
        language,
        to: shopDetails.email,
        replyTo: payload.email,
        subject: messages.shop.subjects[kind](payload.name),
        sentAt,
        attachments,
      },
      '',
      [{ rows: listRows(messages, payload) }, { heading: messages.shop.message }, payload.message],
    ),
  ]
}

function listRows({ shop, rooms, styles }: FormMessages, payload: FormPayload): TableRow[] {
  const rows: [label: string, value: string | undefined][] = [
    [shop.name, payload.name],
    [shop.email, payload.email],
    [shop.phone, payload.phone],
    [shop.order_number, payload.order_number],
    [shop.job, payload.job],
    [shop.room, payload.room && rooms[payload.room]],
    [shop.style, payload.style && styles[payload.style]],
    [shop.width, payload.width ? shop.metres(payload.width) : ''],
    [shop.length, payload.length ? shop.metres(payload.length) : ''],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
