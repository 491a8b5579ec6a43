import { hashToken, newToken } from '../http/tokens'
import type { Shop } from '../shop'

/** How long the key of an order that was found by its number holds, in ms. */
const lifetime = 60 * 60_000

/** A new key of one order, which opens that order and nothing else; keys that have run out go. */
export function giveOrderKey({ database, now }: Shop, id_order: number): string {
  const key = newToken()
  const oldest = new Date(now().getTime() - lifetime).toISOString()
  database.run('DELETE FROM order_key WHERE given < ?', oldest)
  database.insert('INSERT INTO order_key VALUES (?, ?, ?)', hashToken(key), id_order, now().toISOString())
  return key
}

/** Whose order a key opens; undefined for a key of another order, and for one that has run out. */
export function customerOfOrderKey({ database, now }: Shop, key: string, id_order: number): number | undefined {
  const oldest = new Date(now().getTime() - lifetime).toISOString()
  return database.one<{ id_customer: number }>(
    `SELECT id_customer FROM order_key JOIN orders USING (id_order)
      WHERE token_hash = ? AND id_order = ? AND given >= ?`,
    hashToken(key),
    id_order,
    oldest,
  )?.id_customer
}
