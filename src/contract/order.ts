import * as v from 'valibot'
import { cartItem, cartTotals } from './cart'
import { servicePoint } from './checkout'
import { links } from './links'
import { address } from './session'
import { euro, id } from './values'

/** A line of an order: as in the cart, without the links and the stock. */
export const orderLine = v.omit(cartItem, ['_links', 'stock', 'id'])

/** GET /v1/orders/{id} (SPEC §7). `placed` is an ISO date and time, amounts are in euro. */
export const order = v.object({
  id_order: id,
  number: v.string(),
  placed: v.string(),
  status: v.string(),
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
  _links: links,
})

export type Order = v.InferOutput<typeof order>
export type OrderLine = v.InferOutput<typeof orderLine>
