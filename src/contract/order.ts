import * as v from 'valibot'
import { cart, cartItem, cartTotals } from './cart'
import { servicePoint } from './checkout'
import { links } from './links'
import { address } from './session'
import { count, euro, id } from './values'

/** A line of an order: as in the cart, without the links and the stock. */
export const orderLine = v.object({
  ...v.omit(cartItem, ['_links', 'stock', 'id']).entries,
  id_order_line: id,
  /** How many of it can be had now, 0 when it has gone. */
  available: count,
  /**
   * How many of its pieces can still be sent back: 0 when it is too late, or when the piece is being made for the
   * shopper.
   */
  withdrawable: count,
})

/** The way of an order, in its order. */
export const orderSteps = ['ordered', 'paid', 'packed', 'sent', 'delivered'] as const

/** What goes back in all, and when that was asked last (ISO moment). */
const withdrawal = v.object({
  requested: v.string(),
  lines: v.array(v.object({ id_order_line: id, quantity: count })),
})

/**
 * GET /v1/orders/{id} (SPEC §7). `placed` is an ISO date and time, amounts are in euro. Links: order_again (POST), and
 * withdraw (POST) as long as pieces can go back; self, unless it was found by its number.
 */
export const order = v.object({
  id_order: id,
  number: v.string(),
  placed: v.string(),
  /** The last step that was done, or `cancelled`: withdrawn as a whole before it was packed. */
  status: v.picklist([...orderSteps, 'cancelled']),
  /** Every step, with the ISO moment of those that were done. */
  history: v.array(v.object({ step: v.picklist(orderSteps), at: v.nullable(v.string()) })),
  /** Where to follow the parcel, once it is sent; `href` is an https address. */
  tracking: v.nullable(v.object({ code: v.string(), href: v.pipe(v.string(), v.startsWith('https://')) })),
  /** `date` is an ISO date; null as long as there is none. */
  invoice: v.nullable(v.object({ number: v.string(), date: v.string() })),
  withdrawal: v.nullable(withdrawal),
  /** The last day (ISO date) to send pieces back; null while it is not delivered, since the days begin then. */
  withdraw_until: v.nullable(v.string()),
  email: v.string(),
  is_guest: v.boolean(),
  lines: v.array(orderLine),
  /** What the offers of the cart took off, in euro; with the vouchers it adds up to `totals.discount`. */
  offers: v.array(v.object({ name: v.string(), amount: euro })),
  vouchers: v.array(v.object({ code: v.string(), name: v.string(), amount: euro })),
  totals: cartTotals,
  carrier: v.object({ key: v.string(), name: v.string(), delay: v.string() }),
  /** Where it is picked up, if it is. */
  service_point: v.nullable(v.pick(servicePoint, ['name', 'address', 'postcode', 'city', 'hours'])),
  payment: v.object({ key: v.string(), name: v.string() }),
  gift: v.object({ wanted: v.boolean(), message: v.string() }),
  delivery_address: address,
  invoice_address: address,
  /**
   * Of an order that was found by its number only, where no session stands behind it: goes along in the payload of its
   * links, for an hour. Never in an address, never in storage.
   */
  order_key: v.optional(v.string()),
  _links: links,
})

/** GET my_orders (`page` from 1): the latest first. Links: next, when there are more. */
export const orderList = v.object({ _embedded: v.object({ orders: v.array(order) }), total: count, _links: links })

/** Answer of an order's order_again link: the cart, and the lines that it could not have, or not as many of. */
export const orderAgain = v.object({
  cart,
  missing: v.array(v.object({ id_order_line: id, quantity: count })),
})

export type OrderStep = (typeof orderSteps)[number]
export type OrderList = v.InferOutput<typeof orderList>
export type OrderAgain = v.InferOutput<typeof orderAgain>
export type Order = v.InferOutput<typeof order>
export type OrderLine = v.InferOutput<typeof orderLine>
