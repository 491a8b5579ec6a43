import type { Cart, CartItem, CartVoucher } from '../../contract/cart'
import { unitPrice } from '../../contract/values'

/** What is different between two carts, for a shopper to read. Lines are as they are now, removed ones as they were. */
export interface CartDifference {
  added: CartItem[]
  removed: CartItem[]
  /** `before`: how many pieces there were. */
  quantity: { item: CartItem; before: number }[]
  /** `before`: what one piece cost, in euro. */
  price: { item: CartItem; before: number }[]
  /** Lines of which there are fewer to be had than wanted, and that could be had before. */
  short: CartItem[]
  vouchersAdded: CartVoucher[]
  vouchersGone: CartVoucher[]
  /** What of the delivery (country, way, pick-up point, address), the wrapping or the invoice address is another. */
  terms: ('delivery' | 'wrapping' | 'invoice')[]
  /** Of the whole cart, in euro; null when it is the same. */
  total: { before: number; now: number } | null
}

const isShort = ({ quantity, stock }: CartItem) => quantity > stock

/** How a line was before: the same thing, whether it was put into the cart anew or not. An id may be given out again. */
const counterpart = (item: CartItem, { items }: Cart) => items.find((one) => isSameLine(one, item))

const vouchersOnlyIn = (one: Cart, other: Cart) =>
  one.vouchers.filter(({ id_cart_rule }) => !other.vouchers.some((kept) => kept.id_cart_rule === id_cart_rule))

function changedTerms(before: Cart, now: Cart): CartDifference['terms'] {
  const differs = (...fields: (keyof Cart)[]) => fields.some((field) => before[field] !== now[field])
  const rewrapped = before.gift.wanted !== now.gift.wanted || before.gift.message !== now.gift.message
  return [
    ...(differs('id_country', 'id_carrier', 'service_point', 'id_address_delivery') ? (['delivery'] as const) : []),
    ...(rewrapped ? (['wrapping'] as const) : []),
    ...(differs('id_address_invoice') ? (['invoice'] as const) : []),
  ]
}

/** What changed from one cart to the next; null when a shopper would see no difference. */
export function compareCarts(before: Cart, now: Cart): CartDifference | null {
  const pairs = now.items.map((item) => ({ item, was: counterpart(item, before) }))
  const kept = pairs.flatMap(({ item, was }) => (was ? [{ item, was }] : []))
  const difference: CartDifference = {
    added: pairs.filter(({ was }) => !was).map(({ item }) => item),
    removed: before.items.filter((item) => !counterpart(item, now)),
    quantity: kept
      .filter(({ item, was }) => item.quantity !== was.quantity)
      .map(({ item, was }) => ({ item, before: was.quantity })),
    price: kept
      .filter(({ item, was }) => unitPrice(item) !== unitPrice(was))
      .map(({ item, was }) => ({ item, before: unitPrice(was) })),
    short: kept.filter(({ item, was }) => isShort(item) && !isShort(was)).map(({ item }) => item),
    vouchersAdded: vouchersOnlyIn(now, before),
    vouchersGone: vouchersOnlyIn(before, now),
    terms: changedTerms(before, now),
    total: before.totals.total === now.totals.total ? null : { before: before.totals.total, now: now.totals.total },
  }
  const { total, ...lists } = difference
  return total || Object.values(lists).some((list) => list.length > 0) ? difference : null
}

/** Whether two lines are the same to a shopper: the same version, from the same gift list or from none. */
export const isSameLine = (one: CartItem, other: CartItem): boolean =>
  one.id_product_attribute === other.id_product_attribute && one.id_giftlist_product === other.id_giftlist_product
