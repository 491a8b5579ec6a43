import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Lang } from '../http/language'

/** Time, kind, and a hash for the recipient: the names of the files tell nobody's address. */
function fileName({ sent, kind, to }: Mail, copy: number): string {
  const recipient = createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 10)
  const time = sent.toISOString().replace(/:/g, '-')
  return `${time}-${kind}-${recipient}${copy > 1 ? `-${copy}` : ''}.eml`
}

/** The sandbox's post: no mail leaves the machine. Each becomes a file of its own in the folder; without one it is kept in `sent`. */
export class Outbox {
  readonly sent: Mail[] = []

  constructor(readonly folder: string | null) {}

  send(mail: Mail): void {
    if (this.folder === null || !this.write(mail, this.folder)) this.sent.push(mail)
  }

  /** False when there is no place for it: an order must not fail since its mail cannot be kept. */
  private write(mail: Mail, folder: string): boolean {
    try {
      mkdirSync(folder, { recursive: true })
    } catch {
      return false
    }
    for (let copy = 1; copy <= 1000; copy += 1) {
      try {
        writeFileSync(path.join(folder, fileName(mail, copy)), formatEml(mail), { flag: 'wx' })
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
      }
    }
    return false
  }
}

const sender = 'Up North <winkel@upnorth.example>'

/** Headers are ASCII; anything else in them is written as RFC 2047 says. */
const header = (words: string) =>
  /^[\x20-\x7e]*$/.test(words) ? words : `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`

/** A mail as a message file (RFC 5322) that mail programs open: text and HTML, readable in an editor too. */
function formatEml({ to, subject, lang, text, html, sent }: Mail): string {
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

/** Emails about a change of an account. */
export type AccountNotice = 'password-changed' | 'email-changed' | 'account-deleted'

/** An e-mail as it would go out. */
export interface Mail {
  kind:
    | 'order-confirmation'
    | 'order-withdrawal'
    | 'account-welcome'
    | 'newsletter-confirm'
    | 'newsletter-already'
    | 'newsletter-welcome'
    | 'password-reset'
    | AccountNotice
  lang: Lang
  to: string
  subject: string
  text: string
  html: string
  sent: Date
}
