import type { Context } from 'hono'
import type { SandboxContext } from '../context'
import { readSender } from '../http/sender'
import { Attempts } from './Attempts'

const minute = 60_000
const quarter = 15 * minute
const what = 'to become a customer'

export const defaultAccountsPerMinute = 20

/**
 * Accounts have a lower limit than guests, because an account costs a slow hash and an email. The span of a sender is
 * short, because one machine can have many users, such as the colleagues of an office or the tests of a sandbox.
 */
const limits = {
  account: { email: { maxAttempts: 5, span: quarter, what }, sender: { span: minute, what } },
  guest: { email: { maxAttempts: 30, span: quarter, what }, sender: { maxAttempts: 60, span: minute, what } },
}

/** Counts a new account or guest of a request. Too many of them give 429 too_many_attempts. */
export type CountNewCustomer = (c: Context, kind: keyof typeof limits, email: string) => void

/** Limits how many accounts and guests one sender creates, and how many are created for one email address. */
export function limitNewCustomers({ now, accountsPerMinute }: SandboxContext): CountNewCustomer {
  const counts = {
    account: {
      email: new Attempts(now, limits.account.email),
      sender: new Attempts(now, { ...limits.account.sender, maxAttempts: accountsPerMinute }),
    },
    guest: { email: new Attempts(now, limits.guest.email), sender: new Attempts(now, limits.guest.sender) },
  }
  return (c, kind, email) => {
    // The sender is checked first, so that a refused sender cannot use up the attempts of an email address.
    counts[kind].sender.begin(readSender(c))
    counts[kind].email.begin(email)
  }
}
