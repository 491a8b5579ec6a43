import type { Cart, CartItem, CartVoucher } from '../../contract/cart'
import { getUnitPrice } from '../../contract/money'

/** The differences that the user sees. Removed line items come from the old cart, and all others from the new cart. */
export interface CartDifference {
  added: CartItem[]
  removed: CartItem[]
  /** `before` is the former quantity. */
  quantity: { item: CartItem; before: number }[]
  /** `before` is the former unit price in euro. */
  price: { item: CartItem; before: number }[]
  /** The line items whose stock has dropped below their quantity. */
  short: CartItem[]
  /** The gifts that others have given in the meantime, in whole or in part. */
  taken: CartItem[]
  vouchersAdded: CartVoucher[]
  vouchersRemoved: CartVoucher[]
  /**
   * `delivery` stands for the country, the carrier, the pickup point, the delivery address or the destination of a
   * gift; `invoice` stands for the invoice address.
   */
  terms: ('delivery' | 'wrapping' | 'invoice')[]
  /** The former and the new total in euro; null when the total has not changed. */
  total: { before: number; now: number } | null
}

/** A contribution needs no stock. */
export const isShort = ({ amount, quantity, stock }: CartItem): boolean => amount === null && quantity > stock

/** `giftlist_remaining` is the quantity, or the amount in euro, that can still be given. */
export const isTaken = ({ amount, quantity, giftlist_remaining: remaining }: CartItem): boolean =>
  remaining !== null && remaining < (amount ?? quantity)

/**
 * Finds the same line item in another cart. Its id may differ there, because an item that was removed and added again
 * has a new id.
 */
const findCounterpart = (item: CartItem, { items }: Cart) => items.find((line) => isSameLine(line, item))

const listVouchersOnlyIn = (one: Cart, other: Cart) =>
  one.vouchers.filter(({ id_cart_rule }) => !other.vouchers.some((voucher) => voucher.id_cart_rule === id_cart_rule))

interface LinePair {
  item: CartItem
  oldItem: CartItem
}

function findChangedTerms(before: Cart, now: Cart, lines: readonly LinePair[]): CartDifference['terms'] {
  const hasChanged = (...fields: (keyof Cart)[]) => fields.some((field) => before[field] !== now[field])
  const isWrappingChanged = before.gift.wanted !== now.gift.wanted || before.gift.message !== now.gift.message
  const isSentElsewhere = lines.some(({ item, oldItem }) => item.destination !== oldItem.destination)
  const isDeliveryChanged =
    isSentElsewhere || hasChanged('id_country', 'id_carrier', 'service_point', 'id_address_delivery')
  return [
    ...(isDeliveryChanged ? (['delivery'] as const) : []),
    ...(isWrappingChanged ? (['wrapping'] as const) : []),
    ...(hasChanged('id_address_invoice') ? (['invoice'] as const) : []),
  ]
}

function findChangedPrices(lines: readonly LinePair[]): CartDifference['price'] {
  return (
    lines
      // A contribution has no price of its own. Its amount is part of the total.
      .filter(({ item, oldItem }) => item.amount === null && getUnitPrice(item) !== getUnitPrice(oldItem))
      .map(({ item, oldItem }) => ({ item, before: getUnitPrice(oldItem) }))
  )
}

/** Returns null when the user would see no difference. */
export function compareCarts(before: Cart, now: Cart): CartDifference | null {
  const pairs = now.items.map((item) => ({ item, oldItem: findCounterpart(item, before) }))
  const remainingPairs = pairs.flatMap(({ item, oldItem }) => (oldItem ? [{ item, oldItem }] : []))
  const difference: CartDifference = {
    added: pairs.filter(({ oldItem }) => !oldItem).map(({ item }) => item),
    removed: before.items.filter((item) => !findCounterpart(item, now)),
    quantity: remainingPairs
      .filter(({ item, oldItem }) => item.quantity !== oldItem.quantity)
      .map(({ item, oldItem }) => ({ item, before: oldItem.quantity })),
    price: findChangedPrices(remainingPairs),
    short: remainingPairs.filter(({ item, oldItem }) => isShort(item) && !isShort(oldItem)).map(({ item }) => item),
    taken: remainingPairs.filter(({ item, oldItem }) => isTaken(item) && !isTaken(oldItem)).map(({ item }) => item),
    vouchersAdded: listVouchersOnlyIn(now, before),
    vouchersRemoved: listVouchersOnlyIn(before, now),
    terms: findChangedTerms(before, now, remainingPairs),
    total: before.totals.total === now.totals.total ? null : { before: before.totals.total, now: now.totals.total },
  }
  const { total, ...lists } = difference
  return total || Object.values(lists).some((list) => list.length > 0) ? difference : null
}

/**
 * Compares the prices of two carts between which the user may have changed the cart. Only line items with the same
 * quantity or amount are compared, and only if the country, which determines VAT, is the same, because the user's own
 * change explains any other new price. The totals are compared if nothing that the user chooses has changed, for
 * example when a promotion has ended.
 * @returns the changed prices and total, and the cart that the user expects, whose payment the shop API refuses; null
 * when neither a price nor the total has changed
 */
export function comparePrices(before: Cart, now: Cart): { difference: CartDifference; expected: Cart } | null {
  if (before.id_country !== now.id_country) return null
  const pairsWithSameQuantity = now.items.flatMap((item) => {
    const oldItem = findCounterpart(item, before)
    return oldItem?.quantity === item.quantity && oldItem.amount === item.amount ? [{ item, oldItem }] : []
  })
  const changedPrices = findChangedPrices(pairsWithSameQuantity)
  const { total, removed, vouchersAdded, vouchersRemoved, terms } = compareCarts(before, now) ?? noDifference
  const isChosen =
    pairsWithSameQuantity.length < now.items.length ||
    [removed, vouchersAdded, vouchersRemoved, terms].some((list) => list.length > 0)
  const newTotal = isChosen ? null : total
  if (changedPrices.length === 0 && !newTotal) return null
  const items = now.items.map((item) =>
    changedPrices.some((changedPrice) => changedPrice.item === item) ? (findCounterpart(item, before) ?? item) : item,
  )
  const { payment } = before._links
  return {
    difference: { ...noDifference, price: changedPrices, total: newTotal },
    expected: {
      ...now,
      items,
      totals: newTotal ? before.totals : now.totals,
      _links: { ...now._links, ...(payment && { payment }) },
    },
  }
}

export const noDifference: CartDifference = {
  added: [],
  removed: [],
  quantity: [],
  price: [],
  short: [],
  taken: [],
  vouchersAdded: [],
  vouchersRemoved: [],
  terms: [],
  total: null,
}

interface LineIdentity extends Pick<CartItem, 'id_product_attribute'> {
  id_giftlist_product?: number | null
  /** The amount of a contribution in euro; null or absent for items. */
  amount?: number | null
}

/** Returns the quantity of a line item, or the amount of a contribution in euro; 0 if it is not in the cart. */
export function measureLine(cart: Cart | null, line: LineIdentity): number {
  const item = cart?.items.find((candidate) => isSameLine(candidate, line))
  return item ? (item.amount ?? item.quantity) : 0
}

/**
 * To the user, line items are the same if they have the same variant from the same gift list, or from no gift list. A
 * contribution is a different line item.
 */
export const isSameLine = (one: LineIdentity, other: LineIdentity): boolean =>
  one.id_product_attribute === other.id_product_attribute &&
  (one.id_giftlist_product ?? null) === (other.id_giftlist_product ?? null) &&
  isContribution(one) === isContribution(other)

const isContribution = ({ amount }: LineIdentity) => typeof amount === 'number'
