import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatEml, type MailContent } from './formatEml'

/**
 * Replaces a mail server, so that no email leaves the machine. Each email becomes a file in the folder. Without a
 * folder, or if the file cannot be written, the email is added to `unwrittenMails`.
 */
export class Outbox {
  readonly unwrittenMails: Mail[] = []

  constructor(readonly folder: string | null) {}

  send(mail: Mail): void {
    if (this.folder === null || !this.writeFile(mail, this.folder)) this.unwrittenMails.push(mail)
  }

  /**
   * Writes an email to a file. Returns false if that fails, rather than throwing, so that the request does not fail
   * too.
   */
  private writeFile(mail: Mail, folder: string): boolean {
    try {
      mkdirSync(folder, { recursive: true })
    } catch {
      return false
    }
    for (let copyNumber = 1; copyNumber <= 1000; copyNumber += 1) {
      try {
        writeFileSync(path.join(folder, buildFileName(mail, copyNumber)), formatEml(mail), { flag: 'wx' })
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
      }
    }
    return false
  }
}

export type AccountNotice = 'password-changed' | 'email-changed' | 'account-deleted'

export interface Mail extends MailContent {
  kind:
    | 'order-confirmation'
    | 'order-withdrawal'
    | 'gift-received'
    | 'giftlist-invitation'
    | 'account-welcome'
    | 'newsletter-confirm'
    | 'newsletter-already'
    | 'newsletter-welcome'
    | 'stock-confirm'
    | 'stock-returned'
    | 'password-reset'
    | 'form-received'
    | 'form-for-shop'
    | 'appointment-booked'
    | 'appointment-cancelled'
    | AccountNotice
}

/** The name contains a hash of the recipient, so that it does not reveal an email address. */
function buildFileName({ sentAt, kind, to }: Mail, copyNumber: number): string {
  const recipient = createHash('sha256').update(to.toLowerCase()).digest('hex').slice(0, 10)
  const time = sentAt.toISOString().replace(/:/g, '-')
  return `${time}-${kind}-${recipient}${copyNumber > 1 ? `-${copyNumber}` : ''}.eml`
}
