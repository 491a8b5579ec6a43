import { langOf } from '../http/language'
import { shopPaths } from '../http/shopPaths'
import { presentOrder } from '../presenters/order'
import { textIn } from '../records/json'
import { readOrder } from '../records/order'
import type { PaymentRow } from '../records/payment'
import { readCountries } from '../records/range'
import type { Shop } from '../shop'
import { orderConfirmation } from './orderConfirmation'

/** Sends the confirmation of the order that a payment has just paid, in the language it was paid in. */
export async function mailOrder({ database, post, now }: Shop, payment: PaymentRow): Promise<void> {
  const { id_order } =
    database.one<{ id_order: number }>('SELECT id_order FROM orders WHERE id_cart = ?', payment.id_cart) ?? {}
  const record = id_order === undefined ? undefined : readOrder(database, id_order, payment.id_customer)
  if (!record) return
  const lang = langOf(payment.id_lang)
  const countries = new Map(readCountries(database).map((row) => [row.id_country, textIn(row.name, lang)]))
  post.send(
    await orderConfirmation(presentOrder(record, lang, now()), {
      lang,
      look: `${payment.origin}${shopPaths.confirmation[lang]}?order=${id_order}`,
      countryOf: (id) => countries.get(id) ?? '',
      sent: now(),
    }),
  )
}
