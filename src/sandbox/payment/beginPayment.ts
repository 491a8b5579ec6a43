import { endPayments } from '../changes/endPayments'
import { newToken } from '../http/tokens'
import { latestPaymentOfCart, type PaymentRow } from '../records/payment'
import type { Shop } from '../shop'
import { reserveStock } from './reserveStock'

/**
 * The payment of a cart at the provider. As long as one is pending, asking the same again is that very payment; the
 * language and the place to come back to are those of the last time. With another amount or another way to pay the pending
 * one ends and a new one begins, which sets the pieces aside.
 */
export function beginPayment(shop: Shop, wanted: Omit<PaymentRow, 'id' | 'token' | 'state' | 'started'>): PaymentRow {
  const { database } = shop
  const { id_cart, id_customer, id_payment, id_lang, amount_cents, origin } = wanted
  const last = latestPaymentOfCart(database, id_cart)
  const same =
    last?.state === 'pending' &&
    last.id_customer === id_customer &&
    last.id_payment === id_payment &&
    last.amount_cents === amount_cents
  if (same) {
    database.run('UPDATE payment SET id_lang = ?, origin = ? WHERE id = ?', id_lang, origin, last.id)
    return { ...last, id_lang, origin }
  }
  endPayments(database, id_cart)
  const begun = { token: newToken(), state: 'pending', started: shop.now().toISOString() } as const
  const id = database.insert(
    `INSERT INTO payment (token, id_cart, id_customer, id_payment, id_lang, amount_cents, origin, started, state)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    begun.token,
    id_cart,
    id_customer,
    id_payment,
    id_lang,
    amount_cents,
    origin,
    begun.started,
    begun.state,
  )
  reserveStock(database, id, id_cart)
  return { ...wanted, ...begun, id }
}
