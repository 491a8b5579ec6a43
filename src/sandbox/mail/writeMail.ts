import { en } from './en'
import type { Mail } from './Outbox'
import { nl } from './nl'
import type { Lang } from '../http/language'

export const mailMessages = { nl, en }

/** Writes an email as plain text: a greeting, the paragraphs and the closing lines. */
export function writeMail(mail: Omit<Mail, 'text'>, firstname: string, paragraphs: readonly string[]): Mail {
  const messages = mailMessages[mail.lang]
  const all = [messages.greeting(firstname), ...paragraphs, messages.bye, messages.practice]
  return { ...mail, text: `${all.join('\n\n')}\n` }
}

export const formatHeading = (title: string): string => `${title}\n${'-'.repeat([...title].length)}`

export const formatLink = (label: string, address: string): string => `${label}:\n${address}`

/** One row of a table. Its notes are below it. */
export interface Row {
  label: string
  value: string
  notes?: string[]
}

export const formatRows = (rows: readonly Row[]): string =>
  rows.flatMap(({ label, value, notes = [] }) => [`${label}: ${value}`, ...notes.map((note) => `  ${note}`)]).join('\n')

/** Formats the day of an ISO time in words. The day is that in Brussels. */
export const formatDay = (lang: Lang, time: string): string =>
  new Intl.DateTimeFormat(lang === 'nl' ? 'nl-BE' : 'en-IE', { dateStyle: 'long', timeZone: 'Europe/Brussels' }).format(
    new Date(time),
  )
