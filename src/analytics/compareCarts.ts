import type { Cart, CartItem } from '../contract/cart'
import { buildLineItem } from './buildItems'
import { type AnalyticsEvent, buildSale } from './events'

/**
 * Returns the events for the items that a visitor added and removed. A closed cart has become an order, so nothing was
 * removed from it.
 */
export function compareCarts(before: Cart | null, after: Cart | null): AnalyticsEvent[] {
  if (!after) return []
  const added = listSurplus(after, before)
  const removed = before ? listSurplus(before, after) : []
  return [
    ...(added.length > 0 ? [{ event: 'add_to_cart' as const, ecommerce: buildSale(added) }] : []),
    ...(removed.length > 0 ? [{ event: 'remove_from_cart' as const, ecommerce: buildSale(removed) }] : []),
  ]
}

/** Lists the items by which a cart exceeds another one. A contribution has no quantity, so its amount counts. */
function listSurplus(cart: Cart, other: Cart | null) {
  return cart.items.flatMap((line) => {
    const counterpart = other?.items.find(({ id }) => id === line.id)
    const surplus = line.quantity - (counterpart?.quantity ?? 0)
    if (surplus > 0) return buildLineItem(line, surplus)
    const amount = getAmount(line) - getAmount(counterpart)
    return counterpart && amount > 0 ? { ...buildLineItem(line, 1), price: Math.round(amount * 100) / 100 } : []
  })
}

const getAmount = (line: CartItem | undefined): number => line?.amount ?? 0
