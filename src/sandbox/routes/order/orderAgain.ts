import type { Context } from 'hono'
import type { OrderAgainAnswer } from '../../../contract/order'
import { ShopError } from '../../http/ShopError'
import { toLineId } from '../../serializers/order'
import { type CartLine, readCartLines } from '../../queries/cartLine'
import { isContribution } from '../../rules/giftLines'
import { sumQuantities } from '../../rules/supply'
import { requireOwnOrder } from '../../session/requestedOrder'
import type { SandboxContext } from '../../context'
import { dropVouchers } from '../cart/cartAdjustments'
import { openOrCreateCart } from '../../session/requestedCart'
import { changeCart, serializeRequestedCart } from '../cart/applyCartChange'
import type { SandboxDatabase } from '../../database/SandboxDatabase'

/**
 * Adds the items of the order that the path names to the request's cart, or to a new cart, as far as the items are
 * still available. Items from gift lists are added without their list, and contributions are not made again. If no item
 * is available, the result is 409 out_of_stock and the cart does not change.
 */
export const orderAgain = (context: SandboxContext, c: Context, key: string | undefined): OrderAgainAnswer =>
  context.database.transaction(() => {
    const { lines } = requireOwnOrder(context, c, key)
    const { cart, token } = openOrCreateCart(context, c)
    const missingLines = changeCart(context, c, cart, ({ id_cart }) => addOrderedLines(context, id_cart, lines))
    return { cart: serializeRequestedCart(context, cart.id_cart, token, c), missing: missingLines }
  })

function addOrderedLines(
  context: SandboxContext,
  id_cart: number,
  lines: readonly CartLine[],
): Reorder['missingLines'] {
  const { database } = context
  const { quantities, missingLines, isNothingAvailable } = calculateReorder(
    lines
      .filter((line) => !isContribution(line))
      .map((line) => ({ ...line, id_order_line: toLineId(line.id_cart_item) })),
    readCartLines(database, id_cart).filter((line) => !isContribution(line)),
    (variant) => readStock(database, variant),
  )
  if (isNothingAvailable)
    throw new ShopError(409, 'out_of_stock', 'Nothing of this order can be had any more', { stock: 0 })
  for (const [id_product_attribute, quantity] of quantities) {
    database.insertRow(
      'cart_item',
      { id_cart, id_product_attribute, quantity },
      `ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0), amount_cents IS NULL)
          DO UPDATE SET quantity = excluded.quantity`,
    )
  }
  dropVouchers(context, id_cart)
  return missingLines
}

interface OrderedLine {
  id_order_line: number
  id_product_attribute: number
  quantity: number
}

/** A line item of the cart. A line item from a gift list uses stock, but does not count as ordered again. */
interface LineInCart {
  id_product_attribute: number
  quantity: number
  id_giftlist_product: number | null
}

interface Reorder {
  /** The new quantities in the cart by variant, for the variants whose quantity increases. Gifts do not count. */
  quantities: Map<number, number>
  missingLines: { id_order_line: number; quantity: number }[]
  isNothingAvailable: boolean
}

/**
 * Calculates how the cart is filled up to the ordered quantities, as far as the stock allows. Items that are already in
 * the cart count, so repeating the request changes nothing.
 */
export function calculateReorder(
  orderedLines: readonly OrderedLine[],
  cartLines: readonly LineInCart[],
  getStock: (variant: number) => number,
): Reorder {
  const quantities = new Map<number, number>()
  const missingLines: Reorder['missingLines'] = []
  let isNothingAvailable = true
  for (const variant of new Set(orderedLines.map((line) => line.id_product_attribute))) {
    const lines = orderedLines.filter((line) => line.id_product_attribute === variant)
    const variantLines = cartLines.filter((line) => line.id_product_attribute === variant)
    const quantityWithoutLists = sumQuantities(variantLines.filter((line) => line.id_giftlist_product === null))
    let remainingQuantity = Math.max(
      0,
      Math.min(sumQuantities(lines), getStock(variant) - (sumQuantities(variantLines) - quantityWithoutLists)),
    )
    if (remainingQuantity > 0) isNothingAvailable = false
    if (remainingQuantity > quantityWithoutLists) quantities.set(variant, remainingQuantity)
    for (const { id_order_line, quantity } of lines) {
      const availableQuantity = Math.min(quantity, remainingQuantity)
      remainingQuantity -= availableQuantity
      if (availableQuantity < quantity) missingLines.push({ id_order_line, quantity: quantity - availableQuantity })
    }
  }
  missingLines.sort((one, other) => one.id_order_line - other.id_order_line)
  return { quantities, missingLines, isNothingAvailable }
}

const readStock = (database: SandboxDatabase, id_product_attribute: number): number =>
  database.value<number>(
    'SELECT stock FROM combination JOIN product USING (id_product) WHERE id_product_attribute = ? AND active',
    id_product_attribute,
  ) ?? 0
