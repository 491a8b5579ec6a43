import type { Context } from 'hono'
import type { SandboxContext } from '../../context'
import { readSender } from '../../http/sender'
import { Attempts } from '../../session/Attempts'

const minute = 60_000

/**
 * The limits of forms. The limit of an email address protects its owner from emails. The span of a sender (a network
 * address) is short, because one machine can have many users, such as the colleagues of an office or the tests of a
 * sandbox.
 */
const limits = {
  email: { maxAttempts: 5, span: 15 * minute, what: 'to send a form' },
  sender: { maxAttempts: 30, span: minute, what: 'to send a form' },
  upload: { maxAttempts: 60, span: minute, what: 'to upload a file' },
}

/** Each method counts a request. Too many requests give 429 too_many_attempts. */
export interface FormLimits {
  countForm: (c: Context, email: string) => void
  countUpload: (c: Context) => void
}

export function createFormLimits({ now }: SandboxContext): FormLimits {
  const [emails, senders, uploads] = [
    new Attempts(now, limits.email),
    new Attempts(now, limits.sender),
    new Attempts(now, limits.upload),
  ]
  return {
    countForm: (c, email) => {
      // The sender is checked first, so that a refused sender cannot use up the attempts of an email address.
      senders.begin(readSender(c))
      emails.begin(email)
    },
    countUpload: (c) => uploads.begin(readSender(c)),
  }
}
