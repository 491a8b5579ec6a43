import { invalid } from '../http/ShopError'
import { hashToken } from '../http/tokens'
import { accountOfReset, endResets, spendReset } from '../session/passwordResets'
import type { Shop } from '../shop'

type MailedLink = Parameters<typeof accountOfReset>[1]

/** By a mailed link: the customer's sessions end everywhere. Refused like the link itself (session/passwordResets). */
export function setPasswordByLink(shop: Shop, link: MailedLink, password_hash: string): void {
  const { database } = shop
  database.transaction(() => {
    // Once more: it may have been used while the password was hashed.
    const { id_customer } = accountOfReset(shop, link)
    database.run('UPDATE customer SET password_hash = ? WHERE id_customer = ?', password_hash, id_customer)
    database.run('DELETE FROM session WHERE id_customer = ?', id_customer)
    spendReset(database, link.reset_token)
    endResets(database, id_customer)
  })
}

/** By the customer, who knew the one before (`from`, as it is kept): all sessions but this one end, and mailed links too. */
export function changeOwnPassword(
  { database }: Shop,
  id_customer: number,
  { from, to, session }: { from: string; to: string; session: string },
): void {
  database.transaction(() => {
    const changed = database.run(
      'UPDATE customer SET password_hash = ? WHERE id_customer = ? AND password_hash = ?',
      to,
      id_customer,
      from,
    )
    // It was changed by someone else meanwhile.
    if (changed === 0) throw invalid('password', 'is not the password of this account')
    database.run('DELETE FROM session WHERE id_customer = ? AND token_hash <> ?', id_customer, hashToken(session))
    endResets(database, id_customer)
  })
}
