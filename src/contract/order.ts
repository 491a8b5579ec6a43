import * as v from 'valibot'
import { cart, cartTotals, sumTotals } from './cart'
import { lineItemFields, completeLineItem } from './cartLine'
import { servicePoint } from './checkout'
import { links } from './links'
import { unknownStock } from './quantities'
import { delivery } from './product'
import { orNull, readableList } from './readable'
import { address } from './session'
import { count, euro, id } from './values'

/** A line item of an order: a line item of the cart without links and stock. */
const orderLine = v.pipe(
  v.object({
    ...lineItemFields,
    delivery: orNull(delivery),
    /** The id of the line item within the order; by default its position, from 1. */
    id_order_line: orNull(id),
    /** The quantity in stock now; 0 when the variant is no longer sold. */
    available: v.fallback(count, unknownStock),
    /**
     * The quantity that can still be returned. It is 0 after the term for returns, for contributions, for a cancelled
     * order, and once the production of a made-to-order item has begun.
     */
    withdrawable: v.fallback(count, 0),
  }),
  completeLineItem(),
)

/** The steps of an order in chronological order. */
export const orderSteps = ['ordered', 'paid', 'packed', 'sent', 'delivered'] as const

/** All returned items, and the ISO timestamp of the last request. */
const withdrawal = v.object({
  requested: v.string(),
  lines: v.array(v.object({ id_order_line: id, quantity: count })),
})

/**
 * The response of GET /v1/orders/{id} (SPEC §7). Everything but `id_order` and the line items may be missing. `placed`
 * is an ISO date and time, or '' when unknown; amounts are in euro. Links: order_again (POST); withdraw (POST) as long
 * as items can be returned; self, unless the order was found by its number.
 */
export const order = v.pipe(
  v.object({
    id_order: id,
    /** The number that users read, e.g. "UN-2026-00001"; by default the id. */
    number: orNull(v.string()),
    placed: v.fallback(v.string(), ''),
    /** The last completed step, or `cancelled` for an order that was withdrawn as a whole before it was packed. */
    status: v.fallback(v.picklist([...orderSteps, 'cancelled']), 'paid'),
    /** Every step, with the ISO timestamps of the completed steps. */
    history: readableList(v.object({ step: v.picklist(orderSteps), at: orNull(v.string()) })),
    /** The tracking page of the parcel, once it is sent. `href` is an https address. */
    tracking: orNull(v.object({ code: v.string(), href: v.pipe(v.string(), v.startsWith('https://')) })),
    /** The invoice; null while there is none. */
    invoice: orNull(v.object({ number: v.string(), date: v.string() })),
    withdrawal: orNull(withdrawal),
    /** The last day (ISO date) on which items can be returned. Null before the delivery, which starts the term. */
    withdraw_until: orNull(v.string()),
    email: v.fallback(v.string(), ''),
    is_guest: v.fallback(v.boolean(), false),
    lines: v.array(orderLine),
    /** The discounts by promotions, in euro. Together with the vouchers they add up to `totals.discount`. */
    offers: readableList(v.object({ name: v.string(), amount: euro })),
    vouchers: readableList(v.object({ code: v.string(), name: v.string(), amount: euro })),
    /**
     * By default the sum of the line items, less the promotions and vouchers. Unlike the total of a cart, this total
     * includes the payment fee.
     */
    totals: orNull(cartTotals),
    /** The carrier; null, like the delivery address, when nothing is delivered to the customer. */
    carrier: orNull(v.object({ key: v.fallback(v.string(), ''), name: v.string(), delay: v.fallback(v.string(), '') })),
    service_point: orNull(v.pick(servicePoint, ['name', 'address', 'postcode', 'city', 'hours'])),
    payment: orNull(v.object({ key: v.fallback(v.string(), ''), name: v.string(), fee: v.fallback(euro, 0) })),
    gift: v.fallback(v.object({ wanted: v.boolean(), message: v.string() }), { wanted: false, message: '' }),
    delivery_address: orNull(address),
    invoice_address: orNull(address),
    /**
     * The key of an order that was found by its number, without a session. The storefront sends the key in the payload
     * of the order's links. The key is valid for an hour. The storefront never stores the key and never puts it into a
     * URL.
     */
    order_key: v.optional(v.string()),
    _links: v.fallback(links, {}),
  }),
  v.transform((input) => ({
    ...input,
    number: input.number ?? String(input.id_order),
    lines: input.lines.map((line, index) => ({ ...line, id_order_line: line.id_order_line ?? index + 1 })),
    totals: input.totals ?? sumTotals(input.lines, [...input.offers, ...input.vouchers]),
  })),
)

/** The response of GET my_orders (`page` from 1), latest first. Links: next, when there are more. */
export const orderList = v.object({
  _embedded: v.object({ orders: v.array(order) }),
  total: v.fallback(count, 0),
  _links: v.fallback(links, {}),
})

/** The response of an order's order_again link: the cart, and the line items that could not be added in full. */
export const orderAgainAnswer = v.object({
  cart,
  missing: v.array(v.object({ id_order_line: id, quantity: count })),
})

export type OrderStep = (typeof orderSteps)[number]
export type OrderList = v.InferOutput<typeof orderList>
export type OrderAgainAnswer = v.InferOutput<typeof orderAgainAnswer>
export type Order = v.InferOutput<typeof order>
export type OrderLine = Order['lines'][number]
