import shopDetails from '../../../data/shop.json'
import type * as v from 'valibot'
import type {
  applicationPayload,
  adviceRequestPayload,
  complaintPayload,
  messagePayload,
} from '../../contract/messages'
import { toLang } from '../http/language'
import type { SandboxContext } from '../context'
import type { Attachment } from './formatEml'
import { type FormMessages, formMessages } from './formMessages'
import type { Mail } from './Outbox'
import type { TableRow } from './formatHtml'
import { writeMail } from './writeMail'

export type FormKind = keyof FormMessages['received']

type Output<Schema extends v.GenericSchema> = v.InferOutput<Schema>

export type FormPayload = Output<typeof messagePayload> &
  Partial<
    Pick<Output<typeof complaintPayload>, 'order_number' | 'files'> &
      Pick<Output<typeof adviceRequestPayload>, 'room' | 'style' | 'width' | 'length'> &
      Pick<Output<typeof applicationPayload>, 'job'>
  >

/**
 * Writes the emails about a form. The email to the shop contains the form's data. The email to the sender repeats none
 * of it, because anyone may have typed the address.
 */
export function mailForm(
  { now }: SandboxContext,
  kind: FormKind,
  given: FormPayload,
  attachments: readonly Attachment[],
): Mail[] {
  const lang = toLang(given.id_lang)
  const messages = formMessages[lang]
  const { subject, intro } = messages.received[kind]
  const sent = now()
  return [
    writeMail({ kind: 'form-received', lang, to: given.email, subject, sent }, '', [intro, messages.notYou]),
    writeMail(
      {
        kind: 'form-for-shop',
        lang,
        to: shopDetails.email,
        replyTo: given.email,
        subject: messages.shop.subjects[kind](given.name),
        sent,
        attachments,
      },
      '',
      [{ rows: listRows(messages, given) }, { heading: messages.shop.message }, given.message],
    ),
  ]
}

function listRows({ shop, rooms, styles }: FormMessages, given: FormPayload): TableRow[] {
  const rows: [label: string, value: string | undefined][] = [
    [shop.name, given.name],
    [shop.email, given.email],
    [shop.phone, given.phone],
    [shop.order_number, given.order_number],
    [shop.job, given.job],
    [shop.room, given.room && rooms[given.room]],
    [shop.style, given.style && styles[given.style]],
    [shop.width, given.width ? shop.metres(given.width) : ''],
    [shop.length, given.length ? shop.metres(given.length) : ''],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
