import * as v from 'valibot'
import { cart } from './cart'
import { country } from './catalogue'
import { links } from './links'
import { address } from './session'
import { euro, id } from './values'

/** What the API still wants to know (SPEC §4). An empty list means: only payment is left. */
export const checkoutActions = ['IDENTIFICATION', 'INFO', 'CARRIER', 'DELIVERY_ADDRESS', 'INVOICE_ADDRESS'] as const

export const servicePoint = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  postcode: v.string(),
  city: v.string(),
  hours: v.string(),
})

/** A way of delivery for this cart; `reason` says why it is not `available`. `price` in euro, 0 is free. */
export const carrier = v.object({
  id_carrier: id,
  key: v.string(),
  name: v.string(),
  delay: v.string(),
  price: euro,
  available: v.boolean(),
  reason: v.nullable(v.picklist(['country', 'weight', 'bulky', 'not_needed'])),
  service_points: v.array(servicePoint),
})

export const paymentMethod = v.object({
  id_payment: id,
  key: v.string(),
  name: v.string(),
  note: v.nullable(v.string()),
  fee: euro,
})

/** Answer of GET checkout, GET checkout_identification and every call of a checkout step. Links: status. */
export const checkout = v.object({
  cart: v.nullable(cart),
  changed: v.boolean(),
  actions: v.array(v.picklist(checkoutActions)),
  addresses: v.array(address),
  countries: v.array(country),
  carriers: v.array(carrier),
  payment_methods: v.array(paymentMethod),
  _links: links,
})

/** Answer of payment: where the provider's page stands (an absolute http(s) address), and the status link. */
export const paymentAnswer = v.object({
  cart: v.nullable(cart),
  redirect: v.pipe(v.string(), v.url()),
  _links: links,
})

export const paymentStates = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const

/** Answer of the status link. `id_order` is set as soon as there is an order. */
export const statusAnswer = v.object({
  status: v.picklist(paymentStates),
  id_order: v.nullable(id),
  _links: links,
})

export type CheckoutAction = (typeof checkoutActions)[number]
export type Carrier = v.InferOutput<typeof carrier>
export type ServicePoint = v.InferOutput<typeof servicePoint>
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
export type Checkout = v.InferOutput<typeof checkout>
export type PaymentAnswer = v.InferOutput<typeof paymentAnswer>
export type PaymentState = (typeof paymentStates)[number]
export type StatusAnswer = v.InferOutput<typeof statusAnswer>
