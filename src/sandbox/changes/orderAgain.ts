import type { Context } from 'hono'
import type { OrderAgain } from '../../contract/order'
import { ShopError } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { lineId } from '../presenters/order'
import { cartLines } from '../records/cartLine'
import { customerOf } from '../records/customer'
import { readStock } from '../records/stock'
import { ownOrder } from '../session/ownOrder'
import { piecesAgain } from '../rules/piecesAgain'
import type { Shop } from '../shop'
import { adoptCustomer } from './adoptCustomer'
import { cartOfRequest } from './cartOfRequest'
import { cartAnswer } from './changeCart'
import { dropVouchers } from './dropVouchers'
import { endPayments } from './endPayments'
import { settleCarrier } from './settleCarrier'

/**
 * Puts what can still be had of the order of the address into the request's cart, a new one when it has none; without
 * the gift lists that it was from. 409 out_of_stock when nothing can be had: then the cart stays as it is.
 */
export function orderAgain(shop: Shop, c: Context, key: string | undefined): OrderAgain {
  const { database } = shop
  return database.transaction(() => {
    const { lines } = ownOrder(shop, c, key)
    const { cart, token } = cartOfRequest(shop, c)
    endPayments(database, cart.id_cart)
    adoptCustomer(shop, cart, customerOf(database, customerToken(c)))
    const { quantities, missing, isNothing } = piecesAgain(
      lines.map((line) => ({ ...line, id_order_line: lineId(line.id_cart_item) })),
      cartLines(database, cart.id_cart),
      (version) => readStock(database, version),
    )
    if (isNothing) throw new ShopError(409, 'out_of_stock', 'Nothing of this order can be had any more', { stock: 0 })
    for (const [version, quantity] of quantities) {
      database.run(
        `INSERT INTO cart_item (id_cart, id_product_attribute, quantity) VALUES (?, ?, ?)
          ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0))
          DO UPDATE SET quantity = excluded.quantity`,
        cart.id_cart,
        version,
        quantity,
      )
    }
    dropVouchers(shop, cart.id_cart)
    settleCarrier(shop, cart.id_cart)
    const answer = cartAnswer(shop, cart.id_cart, token, c)
    if (!answer.cart) throw new Error('The cart of an order again is not there')
    return { cart: answer.cart, missing }
  })
}
