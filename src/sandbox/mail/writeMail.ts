import { html } from 'hono/html'
import { en } from './en'
import type { Mail } from './Outbox'
import { nl } from './nl'
import type { Lang } from '../http/language'

export const mailMessages = { nl, en }

/** A mail in both its forms: greeting, what it is about, and the shop's farewell. */
export async function writeMail(
  mail: Pick<Mail, 'kind' | 'lang' | 'to' | 'subject' | 'sent'>,
  firstname: string,
  about: readonly Block[],
): Promise<Mail> {
  const messages = mailMessages[mail.lang]
  const blocks: Block[] = [
    { text: messages.greeting(firstname) },
    ...about,
    { text: messages.bye },
    { text: messages.practice },
  ]
  return { ...mail, text: renderText(blocks), html: await renderHtml(mail.subject, blocks, mail.lang) }
}

/** One row of a table: what, and how much; `notes` stand below. Strong for the one that counts. */
export interface Row {
  label: string
  value: string
  notes?: string[]
  strong?: boolean
}

/** What mails are made of. Both forms of a mail, text and HTML, are made from the same blocks, so that they say the same. */
export type Block =
  { text: string } | { heading: string } | { lines: string[] } | { rows: Row[] } | { link: string; to: string }

/** Styles stand in the elements: mail programs drop the rest. */
const quiet = 'color: #57514a; font-size: 14px'

const rowHtml = ({ label, value, notes = [], strong }: Row) => {
  const cell = `padding: 6px 0; vertical-align: top; border-top: 1px solid #e4dfd6${strong ? '; font-weight: 600' : ''}`
  return html`<tr>
    <td style="${cell}">${label}${notes.map((note) => html`<br /><span style="${quiet}">${note}</span>`)}</td>
    <td style="${cell}; padding-left: 16px; text-align: right; white-space: nowrap">${value}</td>
  </tr>`
}

function blockHtml(block: Block) {
  if ('heading' in block) return html`<h2 style="margin: 28px 0 8px; font-size: 17px">${block.heading}</h2>`
  if ('lines' in block) return html`<p>${block.lines.map((line, at) => html`${at > 0 && html`<br />`}${line}`)}</p>`
  if ('rows' in block) {
    const style = 'width: 100%; border-collapse: collapse'
    return html`<table role="presentation" style="${style}">
      ${block.rows.map(rowHtml)}
    </table>`
  }
  return 'link' in block ? html`<p><a href="${block.to}">${block.link}</a></p>` : html`<p>${block.text}</p>`
}

/** A mail as an HTML page; everything that comes from elsewhere is text in it. */
async function renderHtml(subject: string, blocks: readonly Block[], lang: Lang): Promise<string> {
  const body = 'margin: 0 auto; max-width: 560px; padding: 24px; color: #24211e; font: 16px/1.5 system-ui, sans-serif'
  const page = await html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${body}">
        <h1 style="font-size: 24px; font-weight: 500">${subject}</h1>
        ${blocks.map(blockHtml)}
      </body>
    </html> `
  return String(page)
}

const rowText = ({ label, value, notes = [] }: Row) =>
  [`${label}: ${value}`, ...notes.map((note) => `  ${note}`)].join('\n')

function blockText(block: Block): string {
  if ('heading' in block) return `${block.heading}\n${'-'.repeat([...block.heading].length)}`
  if ('lines' in block) return block.lines.join('\n')
  if ('rows' in block) return block.rows.map(rowText).join('\n')
  return 'link' in block ? `${block.link}:\n${block.to}` : block.text
}

/** A mail as plain text. */
const renderText = (blocks: readonly Block[]): string => `${blocks.map(blockText).join('\n\n')}\n`

/** The day of an ISO moment in words, as it is in Brussels. */
export const formatDay = (lang: Lang, moment: string): string =>
  new Intl.DateTimeFormat(lang === 'nl' ? 'nl-BE' : 'en-IE', { dateStyle: 'long', timeZone: 'Europe/Brussels' }).format(
    new Date(moment),
  )
