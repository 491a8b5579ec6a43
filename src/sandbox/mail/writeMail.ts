import { en } from './en'
import type { Mail } from './Outbox'
import { nl } from './nl'
import { preventLinks } from './preventLinks'
import type { Lang } from '../http/language'

export const mailMessages = { nl, en }

/**
 * Writes an email as plain text: a greeting, the paragraphs and the closing lines. Only a MailLink is clickable, because
 * visitors choose names and messages, and some would lure others to an address.
 */
export function writeMail(
  mail: Omit<Mail, 'text'>,
  firstname: string,
  paragraphs: readonly (string | MailLink)[],
): Mail {
  const messages = mailMessages[mail.lang]
  const all = [messages.greeting(firstname), ...paragraphs, messages.bye, messages.practice]
  const writtenBlocks = all.map((one) =>
    typeof one === 'string' ? preventLinks(one) : `${one.label}:\n${one.address}`,
  )
  return { ...mail, text: `${writtenBlocks.join('\n\n')}\n` }
}

export const formatHeading = (title: string): string => `${title}\n${'-'.repeat([...title].length)}`

/** A link to the storefront. */
export interface MailLink {
  label: string
  address: string
}

/** One row of a table. Its notes are below it; all lines of a note are indented, so that none looks like a row. */
export interface TableRow {
  label: string
  value: string
  notes?: string[]
}

export const formatRows = (rows: readonly TableRow[]): string =>
  rows
    .flatMap(({ label, value, notes = [] }) => [
      `${label}: ${value}`,
      ...notes.map((note) => `  ${note.replaceAll('\n', '\n  ')}`),
    ])
    .join('\n')

/** Formats the day of an ISO time in words. The day is that in Brussels. */
export const formatDay = (lang: Lang, time: string): string =>
  new Intl.DateTimeFormat(lang === 'nl' ? 'nl-BE' : 'en-IE', { dateStyle: 'long', timeZone: 'Europe/Brussels' }).format(
    new Date(time),
  )
