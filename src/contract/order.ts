import * as v from 'valibot'
import { cart, cartTotals } from './cart'
import { lineFields, readLine } from './cartLine'
import { servicePoint } from './checkout'
import { links } from './links'
import { delivery } from './product'
import { address } from './session'
import { count, euro, id, slugs } from './values'

/** A line of an order, which is a line of the cart without links and stock. */
export const orderLine = v.pipe(
  v.object({
    ...lineFields,
    product_slugs: slugs,
    sku_slugs: slugs,
    delivery,
    id_order_line: id,
    /** The quantity in stock now; 0 when the variant is no longer sold. */
    available: count,
    /** The quantity that can still be returned. It is 0 when the term is over, and for items that are made to order. */
    withdrawable: count,
  }),
  readLine(),
)

/** The steps of an order in chronological order. */
export const orderSteps = ['ordered', 'paid', 'packed', 'sent', 'delivered'] as const

/** All returned items, and the ISO timestamp of the last request. */
const withdrawal = v.object({
  requested: v.string(),
  lines: v.array(v.object({ id_order_line: id, quantity: count })),
})

/**
 * The response of GET /v1/orders/{id} (SPEC §7). `placed` is an ISO date and time; amounts are in euro. Links:
 * order_again (POST); withdraw (POST) as long as items can be returned; self, unless the order was found by its number.
 */
export const order = v.object({
  id_order: id,
  number: v.string(),
  placed: v.string(),
  /** The last completed step, or `cancelled` for an order that was withdrawn as a whole before it was packed. */
  status: v.picklist([...orderSteps, 'cancelled']),
  /** Every step, with the ISO timestamp of the completed ones. */
  history: v.array(v.object({ step: v.picklist(orderSteps), at: v.nullable(v.string()) })),
  /** The tracking page of the parcel, once it is sent. `href` is an https address. */
  tracking: v.nullable(v.object({ code: v.string(), href: v.pipe(v.string(), v.startsWith('https://')) })),
  /** `date` is an ISO date; null while it is unknown. */
  invoice: v.nullable(v.object({ number: v.string(), date: v.string() })),
  withdrawal: v.nullable(withdrawal),
  /** The last day (ISO date) on which items can be returned. It is null before the delivery, which starts the term. */
  withdraw_until: v.nullable(v.string()),
  email: v.string(),
  is_guest: v.boolean(),
  lines: v.array(orderLine),
  /** The discounts by promotions, in euro. Together with the vouchers they add up to `totals.discount`. */
  offers: v.array(v.object({ name: v.string(), amount: euro })),
  vouchers: v.array(v.object({ code: v.string(), name: v.string(), amount: euro })),
  totals: cartTotals,
  /** Null, like the delivery address, when nothing goes to the customer, for example if all gifts go to other people. */
  carrier: v.nullable(v.object({ key: v.string(), name: v.string(), delay: v.string() })),
  service_point: v.nullable(v.pick(servicePoint, ['name', 'address', 'postcode', 'city', 'hours'])),
  payment: v.object({ key: v.string(), name: v.string() }),
  gift: v.object({ wanted: v.boolean(), message: v.string() }),
  delivery_address: v.nullable(address),
  invoice_address: address,
  /**
   * The key of an order that was found by its number, without a session. It is sent in the payload of the order's links
   * and is valid for an hour. It is never part of a URL and never stored.
   */
  order_key: v.optional(v.string()),
  _links: links,
})

/** The response of GET my_orders (`page` from 1), latest first. Links: next, when there are more. */
export const orderList = v.object({ _embedded: v.object({ orders: v.array(order) }), total: count, _links: links })

/** The response of an order's order_again link: the cart, and the lines that could not be added in full. */
export const orderAgainAnswer = v.object({
  cart,
  missing: v.array(v.object({ id_order_line: id, quantity: count })),
})

export type OrderStep = (typeof orderSteps)[number]
export type OrderList = v.InferOutput<typeof orderList>
export type OrderAgainAnswer = v.InferOutput<typeof orderAgainAnswer>
export type Order = v.InferOutput<typeof order>
export type OrderLine = v.InferOutput<typeof orderLine>
