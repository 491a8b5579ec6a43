import { hashToken, newToken } from '../http/tokens'
import type { Shop } from '../shop'

/** A new session of the customer: its token, of which only the hash is kept. */
export function openSession({ database, now }: Shop, id_customer: number): string {
  const token = newToken()
  database.insert('INSERT INTO session VALUES (?, ?, ?)', hashToken(token), id_customer, now().toISOString())
  return token
}
