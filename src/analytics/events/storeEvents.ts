import type { UnknownAction } from '@reduxjs/toolkit'
import type { Cart, CartItem } from '../../contract/cart'
import { roundEuro } from '../../contract/money'
import type { Order } from '../../contract/order'
import type { ProductList } from '../../contract/productList'
import type { ObservedAnswer } from '../../store/activity'
import { isSameLine } from '../../store/cart/cartDifference'
import { cartReceived } from '../../store/cart/cartSlice'
import type { RootState } from '../../store/start/rootReducer'
import type { Wish } from '../../store/wishlist/deviceWishes'
import { wishlistReceived } from '../../store/wishlist/wishlistSlice'
import { buildLineItem } from './buildItems'
import { type AnalyticsEvent, buildSale, type Sale } from './events'

/**
 * Returns the events of the user's own change to the cart. A closed cart has become an order, so the user removed
 * nothing from it.
 */
export const buildCartEvents = (action: UnknownAction, before: RootState): AnalyticsEvent[] =>
  cartReceived.match(action) && !action.payload?.closed ? buildDifferenceEvents(before.cart.cart, action.payload) : []

/** Lists the variants that a customer's own choice has put on the account's wishlist. */
export function listNewWishes(action: UnknownAction, { wishlist }: RootState): Wish[] {
  if (!wishlistReceived.match(action)) return []
  const earlierIds = new Set(wishlist.received?.list.items.map((item) => item.id_product_attribute))
  return action.payload.list.items.filter(
    ({ id_product_attribute: id }) => !earlierIds.has(id) && wishlist.wanted[id]?.isWished === true,
  ) as Wish[]
}

/** Returns null if the cart has no items. */
export function buildCartSale({ cart: { cart } }: RootState): Sale | null {
  return cart && cart.items.length > 0 ? buildSale(cart.items.map((line) => buildLineItem(line))) : null
}

/** Returns the events of a checkout step that the shop API has accepted. */
export function buildStepEvents({ request, answer }: ObservedAnswer, state: RootState): AnalyticsEvent[] {
  const sale = buildCartSale(state)
  const knownCheckout = state.checkout.checkout
  if (!sale || !answer) return []
  if ('step_shipping' in request) {
    const carrier = knownCheckout?.carriers.find(({ id_carrier }) => id_carrier === request['id_carrier'])
    return [{ event: 'add_shipping_info', ecommerce: { ...sale, shipping_tier: carrier?.key ?? '' } }]
  }
  if ('step_payment' in request) {
    const method = knownCheckout?.payment_methods.find(({ id_payment }) => id_payment === request['id_payment'])
    return [{ event: 'add_payment_info', ecommerce: { ...sale, payment_type: method?.key ?? '' } }]
  }
  return []
}

/** Returns null if the response is not an order. */
export const readOrderAnswer = (answer: unknown): Order | null =>
  hasFields(answer, ['id_order', 'number', 'lines', 'totals']) ? (answer as Order) : null

export function buildPurchase({ number, lines, totals, vouchers }: Order): AnalyticsEvent {
  const codes = vouchers.map(({ code }) => code).join(',')
  return {
    event: 'purchase',
    ecommerce: {
      ...buildSale(lines.map((line) => buildLineItem(line))),
      transaction_id: number,
      // The exact amounts of the order, whose discounts may not divide evenly among the items.
      value: roundEuro(totals.items - totals.discount),
      tax: roundEuro(totals.vat.reduce((sum, { amount }) => sum + amount, 0)),
      shipping: totals.shipping ?? 0,
      ...(codes && { coupon: codes }),
    },
  }
}

/**
 * Returns the list that a user requested by a search, a filter or the next page. A page that refreshes products by
 * their ids does not request a new list.
 */
export const readRequestedList = ({
  request,
  answer,
}: ObservedAnswer): { list: ProductList; term: string | null } | null => {
  if (request['ids'] !== undefined || !hasFields(answer, ['_embedded', 'total', 'page'])) return null
  const list = answer as ProductList
  if (!Array.isArray(list._embedded.products)) return null
  return { list, term: typeof request['q'] === 'string' && list.page === 1 ? request['q'] : null }
}

const hasFields = (value: unknown, fields: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value)

function buildDifferenceEvents(cartBefore: Cart | null, cartAfter: Cart | null): AnalyticsEvent[] {
  if (!cartAfter) return []
  const addedItems = listSurplus(cartAfter, cartBefore)
  const removedItems = cartBefore ? listSurplus(cartBefore, cartAfter) : []
  return [
    ...(addedItems.length > 0 ? [{ event: 'add_to_cart' as const, ecommerce: buildSale(addedItems) }] : []),
    ...(removedItems.length > 0 ? [{ event: 'remove_from_cart' as const, ecommerce: buildSale(removedItems) }] : []),
  ]
}

/**
 * Lists the items by which a cart exceeds another cart. A changed shelving unit gets new line items, so line items are
 * matched by their variant and gift list, and not by their id. A contribution has no quantity, so its amount counts.
 */
function listSurplus(cart: Cart, otherCart: Cart | null) {
  return cart.items.flatMap((line) => {
    const counterpart = otherCart?.items.find((otherLine) => isSameLine(otherLine, line))
    const surplus = line.quantity - (counterpart?.quantity ?? 0)
    if (surplus > 0) return buildLineItem(line, surplus)
    const amount = getAmount(line) - getAmount(counterpart)
    return counterpart && amount > 0 ? { ...buildLineItem(line, 1), price: roundEuro(amount) } : []
  })
}

const getAmount = (line: CartItem | undefined): number => line?.amount ?? 0
