import type { Cart, CartItem } from '../../contract/cart'
import type { CartDesign } from '../../contract/design'
import { getUnitPrice, roundEuro } from '../../contract/money'
import { findJointDelivery } from '../../contract/findJointDelivery'
import type { Delivery } from '../../contract/product'
import { findWholeDesigns, sumQuantitiesByVariant } from '../../contract/findWholeDesigns'
import { listDeviceCartDesigns } from './deviceDesigns'

/**
 * A design in the cart as one item. Its line items have the quantities that belong to the design. Amounts are in euro.
 */
export interface CartDesignGroup {
  design: CartDesign
  lines: { item: CartItem; quantity: number }[]
  count: number
  /** The sum of the prices. `discount` is the part that promotions and vouchers subtract. */
  total: number
  discount: number
  /** The delivery time of the whole design; null when it is unknown. */
  delivery: Delivery | null
}

export interface GroupedCart {
  designs: CartDesignGroup[]
  /** The line items with the quantities that belong to no design. */
  otherItems: { item: CartItem; quantity: number }[]
}

/**
 * Lists only designs whose parts are all in the cart: those of the shop API, or else those that this device put into
 * this cart.
 */
export function listCartDesigns(cart: Cart): CartDesign[] {
  const designs = cart.designs.length > 0 ? cart.designs : listDeviceCartDesigns(cart.id_cart)
  return findWholeDesigns(designs, cart.items)
}

export function groupCartDesigns(cart: Cart): GroupedCart {
  const remainingQuantities = new Map(cart.items.map((item) => [item.id, item.quantity]))
  const itemsOutsideGiftlists = cart.items.filter(({ id_giftlist_product }) => id_giftlist_product === null)
  const designs = listCartDesigns(cart).map((design): CartDesignGroup => {
    const lines = [...sumQuantitiesByVariant(design.items)].flatMap(([variant, quantity]) => {
      const item = itemsOutsideGiftlists.find(({ id_product_attribute }) => id_product_attribute === variant)
      if (!item) return []
      remainingQuantities.set(item.id, (remainingQuantities.get(item.id) ?? 0) - quantity)
      return [{ item, quantity }]
    })
    return {
      design,
      lines,
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      total: roundEuro(lines.reduce((sum, { item, quantity }) => sum + getUnitPrice(item) * quantity, 0)),
      discount: roundEuro(
        lines.reduce((sum, { item, quantity }) => sum + (item.discount * quantity) / item.quantity, 0),
      ),
      delivery: design.delivery ?? findSlowestDelivery(lines.map(({ item }) => item.delivery)),
    }
  })
  const otherItems = cart.items.flatMap((item) => {
    const quantity = remainingQuantities.get(item.id) ?? 0
    return quantity > 0 ? [{ item, quantity }] : []
  })
  return { designs, otherItems }
}

/**
 * Returns null when a time is unknown. The slowest delivery counts for the whole design if the shop API does not store
 * the design.
 */
function findSlowestDelivery(deliveries: readonly (Delivery | null)[]): Delivery | null {
  const knownDeliveries = deliveries.filter((delivery) => delivery !== null)
  return knownDeliveries.length < deliveries.length ? null : findJointDelivery(knownDeliveries, 0)
}
