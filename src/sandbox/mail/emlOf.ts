import { randomBytes } from 'node:crypto'
import type { Mail } from './Mail'

const sender = 'Up North <winkel@upnorth.example>'

/** Headers are ASCII; anything else in them is written as RFC 2047 says. */
const header = (words: string) =>
  /^[\x20-\x7e]*$/.test(words) ? words : `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`

/** A mail as a message file (RFC 5322) that mail programs open: text and HTML, readable in an editor too. */
export function emlOf({ to, subject, lang, text, html, sent }: Mail): string {
  const boundary = `up-north-${randomBytes(12).toString('hex')}`
  const part = (type: string, content: string) =>
    [`--${boundary}`, `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', content].join('\n')
  const message = [
    `From: ${sender}`,
    `To: ${header(to)}`,
    `Subject: ${header(subject)}`,
    `Date: ${sent.toUTCString().replace('GMT', '+0000')}`,
    `Content-Language: ${lang}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', text),
    part('text/html', html),
    `--${boundary}--`,
    '',
  ]
  return message.join('\n').replace(/\r?\n/g, '\r\n')
}
