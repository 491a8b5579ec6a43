import type { CartItem } from '../../../contract/cart'
import type { GiftlistItem } from '../../../contract/giftlist'
import { toCents, toEuro } from '../../../contract/money'

/** `amount` is in euro, and null when the item accepts no contribution. */
export interface GivablePart {
  items: number
  amount: number | null
}

export const noGivablePart: GivablePart = { items: 0, amount: null }

export const isSold = ({ price, id_product, id_product_attribute }: GiftlistItem): boolean =>
  price !== null && id_product !== null && id_product_attribute !== null

/** The API hides the progress from an owner who wants a surprise. */
export const isProgressKnown = ({ given, remaining }: GiftlistItem): boolean => given !== null || remaining !== null

/** Returns the part of an item that the owner still wishes for, in stock or not. */
export function findNeededPart(item: GiftlistItem): GivablePart {
  if (!isSold(item)) return noGivablePart
  const { quantity, given, received, remaining, remaining_amount: amount } = item
  return {
    items: Math.min(quantity, remaining ?? Math.max(0, quantity - Math.max(given ?? 0, received))),
    amount: amount !== null && amount > 0 ? amount : null,
  }
}

/** Contributions need no stock. */
export function findGivablePart(item: GiftlistItem): GivablePart {
  const { items, amount } = findNeededPart(item)
  return { items: Math.min(items, item.stock ?? items), amount }
}

export const isSoldOut = (item: GiftlistItem): boolean => isSold(item) && item.stock === 0 && !isGivenInFull(item)

export function canBeGiven(item: GiftlistItem): boolean {
  const { items, amount } = findGivablePart(item)
  return items > 0 || amount !== null
}

type CountedCartItem = Pick<CartItem, 'id_product_attribute' | 'id_giftlist_product' | 'quantity' | 'amount'>

/** Returns the part of an item that can be given in addition to the gifts in the cart. */
export function subtractCart(item: GiftlistItem, cartItems: readonly CountedCartItem[]): GivablePart {
  const { items, amount } = findNeededPart(item)
  const priceCents = toCents(item.price ?? 0)
  const giftsInCart = cartItems.filter(({ id_giftlist_product }) => id_giftlist_product === item.id_giftlist_product)
  const wholeItemCount = countWholeItems(giftsInCart)
  const contributedCents = giftsInCart.reduce((sum, cartItem) => sum + toCents(cartItem.amount ?? 0), 0)
  const remainingCents = amount === null ? null : toCents(amount) - wholeItemCount * priceCents - contributedCents
  const quantityInCart = countWholeItems(
    cartItems.filter((cartItem) => cartItem.id_product_attribute === item.id_product_attribute),
  )
  const fittingCount =
    remainingCents === null || priceCents === 0 ? items : Math.floor(Math.max(0, remainingCents) / priceCents)
  return {
    items: Math.max(0, Math.min(items - wholeItemCount, fittingCount, (item.stock ?? Infinity) - quantityInCart)),
    amount: remainingCents !== null && remainingCents > 0 ? toEuro(remainingCents) : null,
  }
}

const countWholeItems = (cartItems: readonly CountedCartItem[]): number =>
  cartItems.reduce((sum, cartItem) => sum + (cartItem.amount === null ? cartItem.quantity : 0), 0)

export function isGivenInFull(item: GiftlistItem): boolean {
  const { items, amount } = findNeededPart(item)
  return isSold(item) ? items === 0 && amount === null : countGivenOrReceivedItems(item) >= item.quantity
}

/** The owner may mark given items as received, so the numbers are not added up: the larger number counts. */
const countGivenOrReceivedItems = ({ quantity, given, received }: GiftlistItem): number =>
  Math.min(quantity, Math.max(given ?? 0, received))

/** Returns the number of items that count as given. Contributions count once they pay for the whole wish. */
export const countGivenItems = (item: GiftlistItem): number =>
  isGivenInFull(item) ? item.quantity : countGivenOrReceivedItems(item)

/**
 * Returns the progress of a whole list in items; null when the API hides it. An item that is no longer sold counts only
 * as far as it was given.
 */
export function computeListProgress(items: readonly GiftlistItem[]): { chosen: number; total: number } | null {
  if (!items.some(isProgressKnown)) return null
  const sumCounts = (countItems: (item: GiftlistItem) => number) =>
    items.reduce((total, item) => total + countItems(item), 0)
  return {
    chosen: sumCounts(countGivenItems),
    total: sumCounts((item) => (isSold(item) ? item.quantity : countGivenItems(item))),
  }
}

/**
 * Returns the progress in euros of an item that several people give together, or null for an item whose progress is
 * counted in items. The total is calculated from the remaining amount, because the first contribution fixes the price
 * of a wish.
 */
export function findSharedProgress(item: GiftlistItem): { collected: number; total: number } | null {
  const { collected, given, received, price, remaining_amount: amount } = item
  if (price === null || amount === null || isGivenInFull(item) || !isShared(item)) return null
  const reachedCents = toCents(collected ?? 0) + Math.max(given ?? 0, received) * toCents(price)
  return { collected: toEuro(reachedCents), total: toEuro(reachedCents + toCents(amount)) }
}

/** The unit price in euro from which the form suggests a contribution, because few givers pay that much alone. */
const minSharedPrice = 500

export function isShared(item: GiftlistItem): boolean {
  const { items, amount } = findGivablePart(item)
  if (amount === null) return false
  return items === 0 || (item.collected ?? 0) > 0 || (item.price ?? 0) >= minSharedPrice
}

const usualAmounts = [25, 50, 100]

export const listAmounts = (remainingAmount: number): number[] =>
  usualAmounts.filter((amount) => amount <= remainingAmount)

/** Returns the contribution that is selected initially: 50 euros, or the remaining amount if that is less. */
export const suggestAmount = (remainingAmount: number): number => Math.min(50, remainingAmount)
