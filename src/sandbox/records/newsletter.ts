import type { ShopDatabase } from '../database/ShopDatabase'
import { hashToken, newToken } from '../http/tokens'
import type { Shop } from '../shop'

export interface SubscriptionRow {
  email: string
  firstname: string
  lastname: string
  id_lang: number
  state: 'pending' | 'subscribed' | 'ended'
}

/** For so many ms a letter's link confirms. For ending it has no limit. */
const confirmable = 7 * 24 * 60 * 60_000

/** The moment (ISO) before which a letter no longer confirms. */
export const confirmableSince = (now: Date): string => new Date(now.getTime() - confirmable).toISOString()

/** What is known of an e-mail address; undefined when nobody ever asked for it. */
export const subscriptionOf = (database: ShopDatabase, email: string): SubscriptionRow | undefined =>
  database.one<SubscriptionRow>('SELECT * FROM newsletter WHERE email = ?', email)

/** The subscription that a letter's token belongs to, and when that letter was sent. */
export const subscriptionOfLetter = (
  database: ShopDatabase,
  token: string,
): (SubscriptionRow & { sent: string }) | undefined =>
  database.one(
    'SELECT newsletter.*, sent FROM newsletter_letter JOIN newsletter USING (email) WHERE token_hash = ?',
    hashToken(token),
  )

/** How many letters went to an address after a moment (ISO). */
export const lettersSince = (database: ShopDatabase, email: string, since: string): number =>
  database.one<{ count: number }>(
    'SELECT count(*) AS count FROM newsletter_letter WHERE email = ? AND sent > ?',
    email,
    since,
  )?.count ?? 0

/** Notes a letter to an address and answers its token. */
export function noteLetter({ database, now }: Shop, email: string): string {
  const token = newToken()
  database.insert('INSERT INTO newsletter_letter VALUES (?, ?, ?)', hashToken(token), email, now().toISOString())
  return token
}
