import { createHmac } from 'node:crypto'
import type { ShopDatabase } from '../database/ShopDatabase'
import { ShopError } from '../http/ShopError'
import { hashToken, newToken } from '../http/tokens'
import type { CustomerRow } from '../records/customer'
import type { Shop } from '../shop'

/** How long a mailed link works, in ms. */
const lifetime = 60 * 60_000

type Account = CustomerRow & { password_hash: string }

/**
 * The token of an account, which nobody outside its letters can know: made from what is kept of the password, and so
 * another one as soon as the password is. The hash cannot be found from it.
 */
const accountToken = ({ id_customer, password_hash }: Account): string =>
  createHmac('sha256', password_hash).update(`password of ${id_customer}`).digest('base64url')

/** The links that were mailed work no longer. */
export function endResets(database: ShopDatabase, id_customer: number): void {
  database.run(`UPDATE password_reset SET state = 'ended' WHERE id_customer = ? AND state = 'open'`, id_customer)
}

/** A new link's two tokens; the links before end. */
export function beginReset({ database, now }: Shop, account: Account): { token: string; reset_token: string } {
  const reset_token = newToken()
  database.transaction(() => {
    endResets(database, account.id_customer)
    database.insert(
      'INSERT INTO password_reset (token_hash, id_customer, asked) VALUES (?, ?, ?)',
      hashToken(reset_token),
      account.id_customer,
      now().toISOString(),
    )
  })
  return { token: accountToken(account), reset_token }
}

interface MailedLink {
  id_customer: number
  token: string
  reset_token: string
}

/**
 * The account whose password a link may set. Refuses 404 reset_unknown, 410 reset_used, 410 reset_expired (also one that
 * a newer followed).
 */
export function accountOfReset({ database, now }: Shop, link: MailedLink): Account {
  const reset = database.one<{ asked: string; state: 'open' | 'used' | 'ended' }>(
    'SELECT asked, state FROM password_reset WHERE token_hash = ? AND id_customer = ?',
    hashToken(link.reset_token),
    link.id_customer,
  )
  const account = database.one<Account>(
    'SELECT * FROM customer WHERE id_customer = ? AND is_guest = 0',
    link.id_customer,
  )
  const unknown = new ShopError(404, 'reset_unknown', 'There is no such link')
  if (!reset || !account) throw unknown
  if (reset.state === 'used') throw new ShopError(410, 'reset_used', 'This link was used')
  if (reset.state === 'ended' || now().getTime() - Date.parse(reset.asked) >= lifetime) {
    throw new ShopError(410, 'reset_expired', 'This link no longer works')
  }
  // Compared as hashes, so that the time it takes tells nothing of how much was right.
  if (hashToken(link.token) !== hashToken(accountToken(account))) throw unknown
  return account
}

/** The link was used. */
export function spendReset(database: ShopDatabase, reset_token: string): void {
  database.run(`UPDATE password_reset SET state = 'used' WHERE token_hash = ?`, hashToken(reset_token))
}
