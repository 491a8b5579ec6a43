import type { Shop } from '../shop'

/** How long a shopper has on the provider's page, in ms. */
const lifetime = 30 * 60_000

/** A pending payment runs out by itself. Goes before everything that looks at payments or stock. */
export function endOverduePayments({ database, now }: Shop): void {
  const oldest = new Date(now().getTime() - lifetime).toISOString()
  const overdue = `state = 'pending' AND started < ?`
  // Asked first, since most of the time there is none and reading need not wait for whoever writes.
  if (!database.one(`SELECT 1 FROM payment WHERE ${overdue}`, oldest)) return
  database.run(`UPDATE payment SET state = 'expired' WHERE ${overdue}`, oldest)
}
