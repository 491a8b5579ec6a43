import shopDetails from '../../../data/shop.json'
import { formatCalendarFile } from '../../contract/formatCalendarFile'
import { type Language, locales, toLanguage } from '../http/language'
import { findPagePath } from '../http/storefront'
import type { AppointmentRow } from '../routes/contact/appointments'
import type { SandboxContext } from '../context'
import type { Attachment } from './formatEml'
import { formMessages } from './formMessages'
import type { Mail } from './Outbox'
import type { TableRow } from './formatHtml'
import { writeMail } from './writeMail'

/**
 * Writes the emails about a booking: one to the user, with a calendar file and a link to cancel, and one to the shop.
 */
export function writeBookingMails(
  { now }: SandboxContext,
  row: AppointmentRow,
  { token, origin }: { token: string; origin: string },
): Mail[] {
  const language = toLanguage(row.id_lang)
  const { appointment } = formMessages[language]
  const times = formatTimes(row, language)
  const cancelLink = {
    label: appointment.cancel,
    address: `${origin}${findPagePath('appointments', language)}#cancel=${token}`,
  }
  const mail = {
    kind: 'appointment-booked',
    language,
    to: row.email,
    subject: appointment.subject(times.day),
    sentAt: now(),
    attachments: [attachCalendarFile(row, language)],
  } as const
  const intro = appointment.intro(times.day, times.from, times.until)
  return [
    writeMail(mail, '', [intro, appointment[row.place], appointment.calendar, cancelLink]),
    writeForShop(row, 'booked', now()),
  ]
}

export function writeCancellationMails({ now }: SandboxContext, row: AppointmentRow): Mail[] {
  const language = toLanguage(row.id_lang)
  const { appointment } = formMessages[language]
  const { day, from } = formatTimes(row, language)
  const mail = {
    kind: 'appointment-cancelled',
    language,
    to: row.email,
    subject: appointment.cancelledSubject,
  } as const
  return [
    writeMail({ ...mail, sentAt: now() }, '', [appointment.cancelled(day, from)]),
    writeForShop(row, 'cancelled', now()),
  ]
}

function writeForShop(row: AppointmentRow, event: 'booked' | 'cancelled', sentAt: Date): Mail {
  const language = toLanguage(row.id_lang)
  const { appointment, shop } = formMessages[language]
  const { day, from, until } = formatTimes(row, language)
  const rows: TableRow[] = [
    { label: shop.name, value: row.name },
    { label: shop.email, value: row.email },
    { label: shop.phone, value: row.phone },
    { label: shop.place, value: appointment.places[row.place] },
  ].filter(({ value }) => value !== '')
  const subject = shop.subjects[event](row.name)
  const time = `${day}, ${from}-${until}`
  const paragraphs = [time, { rows }, row.message].filter((paragraph) => paragraph !== '')
  return writeMail(
    { kind: 'form-for-shop', language, to: shopDetails.email, replyTo: row.email, subject, sentAt },
    '',
    paragraphs,
  )
}

function attachCalendarFile({ uid, starts, ends, place, booked }: AppointmentRow, language: Language): Attachment {
  const { appointment } = formMessages[language]
  const text = formatCalendarFile({
    uid,
    starts,
    ends,
    created: booked,
    summary: appointment.event,
    location: place === 'shop' ? appointment.address : appointment.places.video,
    description: appointment[place],
  })
  return { name: 'appointment.ics', type: 'text/calendar; charset=utf-8', content: new TextEncoder().encode(text) }
}

function formatTimes({ starts, ends }: Pick<AppointmentRow, 'starts' | 'ends'>, language: Language) {
  const formatMoment = (moment: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...style, timeZone: shopDetails.timeZone }).format(new Date(moment))
  const formatTime = (moment: string) =>
    formatMoment(moment, { hour: '2-digit', minute: '2-digit' }).replace(':', language === 'nl' ? '.' : ':')
  return {
    day: formatMoment(starts, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    from: formatTime(starts),
    until: formatTime(ends),
  }
}
