import type { SandboxDatabase } from '../database/SandboxDatabase'
import { hashToken, newToken } from '../http/tokens'
import type { SandboxContext } from '../context'
import type { MyNewsletter } from '../../contract/account'
import type { CustomerRow } from './customer'

export interface SubscriptionRow {
  email: string
  firstname: string
  lastname: string
  id_lang: number
  state: 'pending' | 'subscribed' | 'ended'
  /** The account that sees it and may end it; null when it was confirmed from no email of an account. */
  id_customer: number | null
}

/** For so many ms an email's link confirms. For ending it has no limit. */
const confirmable = 7 * 24 * 60 * 60_000

/** The moment (ISO) before which an email no longer confirms. */
export const confirmableSince = (now: Date): string => new Date(now.getTime() - confirmable).toISOString()

/** What is known of an e-mail address; undefined when nobody ever asked for it. */
export const findSubscription = (database: SandboxDatabase, email: string): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>('SELECT * FROM newsletter WHERE email = ?', email)

/** What an account is subscribed to, by whatever e-mail address it had when that was confirmed. */
export const findAccountSubscription = (database: SandboxDatabase, id_customer: number): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>("SELECT * FROM newsletter WHERE id_customer = ? AND state = 'subscribed'", id_customer)

/** Whether an email to an address that an account asked for can still be answered. */
export const isAwaitingAnswer = (
  database: SandboxDatabase,
  { email, id_customer }: { email: string; id_customer: number },
  since: string,
): boolean =>
  database.one(
    `SELECT 1 FROM newsletter_letter AS letter JOIN newsletter USING (email)
      WHERE email = ? AND letter.id_customer = ? AND sent > ? AND state <> 'ended'`,
    email,
    id_customer,
    since,
  ) !== undefined

/** The subscription that an email's token belongs to, when that email was sent, and the account that asked for it. */
export const findSubscriptionByToken = (
  database: SandboxDatabase,
  token: string,
): (SubscriptionRow & { sent: string; asker: number | null }) | undefined =>
  database.one(
    `SELECT newsletter.*, sent, letter.id_customer AS asker
      FROM newsletter_letter AS letter JOIN newsletter USING (email) WHERE token_hash = ?`,
    hashToken(token),
  )

/** How many emails went to an address after a moment (ISO). */
export const countEmailsSince = (database: SandboxDatabase, email: string, since: string): number =>
  database.one<{ count: number }>(
    'SELECT count(*) AS count FROM newsletter_letter WHERE email = ? AND sent > ?',
    email,
    since,
  )?.count ?? 0

/** Notes an email to an address and answers its token; `asker`: the account that asked for it. */
export function recordNewsletterEmail(
  { database, now }: SandboxContext,
  email: string,
  asker: number | null = null,
): string {
  const token = newToken()
  const sent = now().toISOString()
  database.insert('INSERT INTO newsletter_letter VALUES (?, ?, ?, ?)', hashToken(token), email, sent, asker)
  return token
}

/** How an account stands with the newsletter; `email` is the address that it goes to, or would. */
export type OwnNewsletter = Pick<MyNewsletter, 'status' | 'email'>

/**
 * An account's e-mail address is not proven, so it sees nothing of what is known of that address by other ways: only the
 * email that was asked for from here, and what was confirmed from one. After a change of the e-mail address the old
 * subscription is the account's until the new one is confirmed.
 */
export function readOwnNewsletter(
  { database, now }: SandboxContext,
  { id_customer, email }: CustomerRow,
): OwnNewsletter {
  const subscription = findAccountSubscription(database, id_customer)
  const isCurrent = subscription?.email.toLowerCase() === email.toLowerCase()
  if (!isCurrent && isAwaitingAnswer(database, { email, id_customer }, confirmableSince(now()))) {
    return { status: 'pending', email }
  }
  return subscription ? { status: 'subscribed', email: subscription.email } : { status: 'none', email }
}
