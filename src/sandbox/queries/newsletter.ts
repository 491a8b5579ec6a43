import type { SandboxDatabase } from '../database/SandboxDatabase'
import { hashToken, createToken } from '../http/tokens'
import type { SandboxContext } from '../context'
import type { MyNewsletter } from '../../contract/account'
import type { CustomerRow } from './customer'

export interface SubscriptionRow {
  email: string
  firstname: string
  lastname: string
  id_lang: number
  state: 'pending' | 'subscribed' | 'ended'
  /**
   * The account that displays the subscription and can end it; null if the subscription was not confirmed by an email
   * that an account requested.
   */
  id_customer: number | null
}

/**
 * The time in ms during which the link of an email can confirm a subscription or a stock alert. The link can end the
 * subscription or the alert at any time.
 */
const confirmationLifetime = 7 * 24 * 60 * 60_000

/** The maximum number of emails that an address receives within `emailPeriod` (ms), no matter who requests them. */
export const maxEmails = 3
export const emailPeriod = 15 * 60_000

/** Returns the ISO time of the oldest email that can still confirm. */
export const findEarliestConfirmable = (now: Date): string =>
  new Date(now.getTime() - confirmationLifetime).toISOString()

export const findSubscription = (database: SandboxDatabase, email: string): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>('SELECT * FROM newsletter WHERE email = ?', email)

/** Finds the subscription of an account, regardless of the email address with which it was confirmed. */
export const findAccountSubscription = (database: SandboxDatabase, id_customer: number): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>("SELECT * FROM newsletter WHERE id_customer = ? AND state = 'subscribed'", id_customer)

/** Returns whether an email that the account requested can still confirm the address. */
export const isAwaitingConfirmation = (
  database: SandboxDatabase,
  { email, id_customer }: { email: string; id_customer: number },
  since: string,
): boolean =>
  database.count(
    `newsletter_email AS mail JOIN newsletter USING (email)
      WHERE email = ? AND mail.id_customer = ? AND sent > ? AND state <> 'ended'`,
    email,
    id_customer,
    since,
  ) > 0

/** Finds the subscription of an email's token, with the time of the email and the account that requested it. */
export const findSubscriptionByToken = (
  database: SandboxDatabase,
  token: string,
): (SubscriptionRow & { sent: string; requestedBy: number | null }) | undefined =>
  database.one(
    `SELECT newsletter.*, sent, mail.id_customer AS requestedBy
      FROM newsletter_email AS mail JOIN newsletter USING (email) WHERE token_hash = ?`,
    hashToken(token),
  )

export const countEmailsSince = (database: SandboxDatabase, email: string, since: string): number =>
  database.count('newsletter_email WHERE email = ? AND sent > ?', email, since)

/** Records an email to an address and returns its token. `requestedBy` is the account that requested it. */
export function recordNewsletterEmail(
  { database, now }: SandboxContext,
  email: string,
  requestedBy: number | null = null,
): string {
  const token = createToken()
  const row = { token_hash: hashToken(token), email, sent: now().toISOString(), id_customer: requestedBy }
  database.insertRow('newsletter_email', row)
  return token
}

/** The newsletter status of an account. `email` is the address that receives the newsletter or would receive it. */
export type OwnNewsletter = Pick<MyNewsletter, 'status' | 'email'>

/**
 * Reads the newsletter status of an account. Because an account's address is not verified, the status covers only the
 * account's own request and the subscription that this request's email confirmed. After the address has changed, the
 * old subscription remains until the new subscription is confirmed.
 */
export function readOwnNewsletter(
  { database, now }: SandboxContext,
  { id_customer, email }: CustomerRow,
): OwnNewsletter {
  const subscription = findAccountSubscription(database, id_customer)
  const hasAccountEmail = subscription?.email.toLowerCase() === email.toLowerCase()
  if (!hasAccountEmail && isAwaitingConfirmation(database, { email, id_customer }, findEarliestConfirmable(now()))) {
    return { status: 'pending', email }
  }
  return subscription ? { status: 'subscribed', email: subscription.email } : { status: 'none', email }
}
