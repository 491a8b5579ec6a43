import type { ShopDatabase } from '../database/ShopDatabase'
import { hashToken, newToken } from '../http/tokens'
import type { Shop } from '../shop'

export interface SubscriptionRow {
  email: string
  firstname: string
  lastname: string
  id_lang: number
  state: 'pending' | 'subscribed' | 'ended'
  /** The account that sees it and may end it; null when it was confirmed from no letter of an account. */
  id_customer: number | null
}

/** For so many ms a letter's link confirms. For ending it has no limit. */
const confirmable = 7 * 24 * 60 * 60_000

/** The moment (ISO) before which a letter no longer confirms. */
export const confirmableSince = (now: Date): string => new Date(now.getTime() - confirmable).toISOString()

/** What is known of an e-mail address; undefined when nobody ever asked for it. */
export const subscriptionOf = (database: ShopDatabase, email: string): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>('SELECT * FROM newsletter WHERE email = ?', email)

/** What an account is subscribed to, by whatever e-mail address it had when that was confirmed. */
export const subscriptionOfAccount = (database: ShopDatabase, id_customer: number): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>("SELECT * FROM newsletter WHERE id_customer = ? AND state = 'subscribed'", id_customer)

/** Whether a letter to an address that an account asked for can still be answered. */
export const waitsForAnswer = (
  database: ShopDatabase,
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

/** The subscription that a letter's token belongs to, when that letter was sent, and the account that asked for it. */
export const subscriptionOfLetter = (
  database: ShopDatabase,
  token: string,
): (SubscriptionRow & { sent: string; asker: number | null }) | undefined =>
  database.one(
    `SELECT newsletter.*, sent, letter.id_customer AS asker
      FROM newsletter_letter AS letter JOIN newsletter USING (email) WHERE token_hash = ?`,
    hashToken(token),
  )

/** How many letters went to an address after a moment (ISO). */
export const lettersSince = (database: ShopDatabase, email: string, since: string): number =>
  database.one<{ count: number }>(
    'SELECT count(*) AS count FROM newsletter_letter WHERE email = ? AND sent > ?',
    email,
    since,
  )?.count ?? 0

/** Notes a letter to an address and answers its token; `asker`: the account that asked for it. */
export function noteLetter({ database, now }: Shop, email: string, asker: number | null = null): string {
  const token = newToken()
  const sent = now().toISOString()
  database.insert('INSERT INTO newsletter_letter VALUES (?, ?, ?, ?)', hashToken(token), email, sent, asker)
  return token
}
