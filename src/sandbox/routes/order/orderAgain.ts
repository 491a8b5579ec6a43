import type { Context } from 'hono'
import type { OrderAgain } from '../../../contract/order'
import { ShopError } from '../../http/ShopError'
import { customerToken } from '../../http/tokens'
import { toLineId } from '../../serializers/order'
import { readCartLines } from '../../queries/cartLine'
import { findCustomer } from '../../queries/customer'
import { requireOwnOrder } from '../../session/requestedOrder'
import type { SandboxContext } from '../../context'
import { adoptCustomer, dropVouchers, endPayments, settleCarrier } from '../cart/cartAdjustments'
import { openOrCreateCart } from '../../session/requestedCart'
import { buildCartAnswer } from '../cart/applyCartChange'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

/**
 * Puts what can still be had of the order of the address into the request's cart, a new one when it has none; without
 * the gift lists that it was from. 409 out_of_stock when nothing can be had: then the cart stays as it is.
 */
export function orderAgain(context: SandboxContext, c: Context, key: string | undefined): OrderAgain {
  const { database } = context
  return database.transaction(() => {
    const { lines } = requireOwnOrder(context, c, key)
    const { cart, token } = openOrCreateCart(context, c)
    endPayments(database, cart.id_cart)
    adoptCustomer(context, cart, findCustomer(database, customerToken(c)))
    const { quantities, missing, isNothing } = calculateReorder(
      lines.map((line) => ({ ...line, id_order_line: toLineId(line.id_cart_item) })),
      readCartLines(database, cart.id_cart),
      (variant) => readStock(database, variant),
    )
    if (isNothing) throw new ShopError(409, 'out_of_stock', 'Nothing of this order can be had any more', { stock: 0 })
    for (const [variant, quantity] of quantities) {
      database.run(
        `INSERT INTO cart_item (id_cart, id_product_attribute, quantity) VALUES (?, ?, ?)
          ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0))
          DO UPDATE SET quantity = excluded.quantity`,
        cart.id_cart,
        variant,
        quantity,
      )
    }
    dropVouchers(context, cart.id_cart)
    settleCarrier(context, cart.id_cart)
    const answer = buildCartAnswer(context, cart.id_cart, token, c)
    if (!answer.cart) throw new Error('The cart of an order again is not there')
    return { cart: answer.cart, missing }
  })
}

/** A line of the order. */
interface OrderedLine {
  id_order_line: number
  id_product_attribute: number
  quantity: number
}

/** A line of the cart; one from a gift list takes from the stock, and counts for nothing else. */
interface LineInCart {
  id_product_attribute: number
  quantity: number
  id_giftlist_product: number | null
}

/** What the cart gets of an order. */
interface Reorder {
  /** How many the cart has afterwards, outside gift lists, by variant; only where that is more than it has now. */
  quantities: Map<number, number>
  missing: { id_order_line: number; quantity: number }[]
  /** Nothing of the order can be had any more. */
  isNothing: boolean
}

const sumQuantities = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Makes the cart up to what was ordered, as far as the stock goes: what is in it already counts, so that ordering again
 * twice is the same as once.
 * @param stock items that the shop has of a variant, in all
 */
export function calculateReorder(
  ordered: readonly OrderedLine[],
  inCart: readonly LineInCart[],
  stock: (variant: number) => number,
): Reorder {
  const quantities = new Map<number, number>()
  const missing: Reorder['missing'] = []
  let isNothing = true
  for (const variant of new Set(ordered.map((line) => line.id_product_attribute))) {
    const lines = ordered.filter((line) => line.id_product_attribute === variant)
    const there = inCart.filter((line) => line.id_product_attribute === variant)
    const plain = sumQuantities(there.filter((line) => line.id_giftlist_product === null))
    let left = Math.max(0, Math.min(sumQuantities(lines), stock(variant) - (sumQuantities(there) - plain)))
    if (left > 0) isNothing = false
    if (left > plain) quantities.set(variant, left)
    for (const { id_order_line, quantity } of lines) {
      const had = Math.min(quantity, left)
      left -= had
      if (had < quantity) missing.push({ id_order_line, quantity: quantity - had })
    }
  }
  missing.sort((one, other) => one.id_order_line - other.id_order_line)
  return { quantities, missing, isNothing }
}

/** How many items the shop has of a variant now; none of a product that has gone. */
const readStock = (database: SandboxDatabase, id_product_attribute: number): number =>
  database.one<{ stock: number }>(
    'SELECT stock FROM combination JOIN product USING (id_product) WHERE id_product_attribute = ? AND active',
    id_product_attribute,
  )?.stock ?? 0
