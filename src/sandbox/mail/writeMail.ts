import shopDetails from '../../../data/shop.json'
import { en } from './en'
import { formatHtml, type Paragraph, type TableRow } from './formatHtml'
import type { Mail } from './Outbox'
import { nl } from './nl'
import { preventLinks } from './preventLinks'
import type { SandboxContext } from '../context'
import { type Language, locales } from '../http/language'

export const mailMessages = { nl, en }

/**
 * Writes an email as plain text and as HTML: a greeting, the paragraphs and the closing lines. Only a MailLink is
 * clickable, because users choose names and messages, and could lure others to an address. `news` is the title of the
 * HTML, with the subject in small print above it. Without news, the subject is the title.
 */
export function writeMail(
  { news, ...mail }: Omit<Mail, 'text' | 'html'> & { news?: string | null },
  firstname: string,
  paragraphs: readonly Paragraph[],
): Mail {
  const messages = mailMessages[mail.language]
  const { bye, practice } = messages
  const greeting = messages.greeting(firstname)
  const texts = [greeting, ...(news ? [`${news}.`] : []), ...paragraphs, bye, practice].map(formatText)
  const page = { lang: mail.language, shop: shopDetails.name, practice, about: news ? mail.subject : '' }
  return {
    ...mail,
    text: `${texts.join('\n\n')}\n`,
    html: formatHtml({ ...page, title: news ?? mail.subject }, [greeting, ...paragraphs, bye]),
  }
}

export const sendMail = (
  { outbox, now }: SandboxContext,
  mail: Omit<Parameters<typeof writeMail>[0], 'sentAt'>,
  firstname: string,
  paragraphs: readonly Paragraph[],
): void => outbox.send(writeMail({ ...mail, sentAt: now() }, firstname, paragraphs))

function formatText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return preventLinks(paragraph)
  if ('address' in paragraph) return `${paragraph.label}:\n${paragraph.address}`
  if ('rows' in paragraph) return preventLinks(formatRows(paragraph.rows))
  return `${preventLinks(paragraph.heading)}\n${'-'.repeat([...paragraph.heading].length)}`
}

const formatRows = (rows: readonly TableRow[]): string =>
  rows
    .flatMap(({ label, value, notes = [] }) => [
      `${label}: ${value}`,
      ...notes.map((note) => `  ${note.replaceAll('\n', '\n  ')}`),
    ])
    .join('\n')

export const formatDay = (language: Language, time: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: shopDetails.timeZone }).format(
    new Date(time),
  )
