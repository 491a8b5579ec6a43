import * as v from 'valibot'
import { cart } from './cart'
import { country } from './catalogue'
import { links } from './links'
import { dropUnreadable, orNull, readableList } from './readable'
import { address } from './session'
import { euro, id } from './values'

/** The kinds of information that an order may still need (SPEC §4). If none is missing, only the payment remains. */
export const checkoutActions = ['IDENTIFICATION', 'INFO', 'CARRIER', 'DELIVERY_ADDRESS', 'INVOICE_ADDRESS'] as const

/** Actions that the storefront does not know are ignored. */
const actions = dropUnreadable(v.picklist(checkoutActions))

/** A place where a parcel is collected. */
export const servicePoint = v.object({
  id: v.string(),
  name: v.string(),
  address: v.fallback(v.string(), ''),
  postcode: v.fallback(v.string(), ''),
  city: v.fallback(v.string(), ''),
  hours: v.fallback(v.string(), ''),
  /** The position on a map; if either is null, the map leaves the point out. */
  latitude: orNull(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  longitude: orNull(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
  /**
   * The straight-line distance from the requested postcode, or from the postcode of the delivery address; null without
   * either postcode.
   */
  distance_km: orNull(v.pipe(v.number(), v.minValue(0))),
})

/**
 * The response of a carrier's `service_points` link (GET, `postcode`), nearest first. An unknown or malformed postcode
 * gives 422 `invalid`.
 */
export const servicePointsAnswer = v.object({ service_points: v.array(servicePoint) })

/**
 * A carrier for this cart. If it is not `available`, `reason` gives the cause. `price` is in euro, 0 when free.
 * `free_from` is the cart value in euro from which the carrier is free in the cart's country; null when the carrier is
 * never free. A carrier with pickup points lists the nearest few and the chosen one, and has a `service_points` link to
 * search by postcode.
 */
export const carrier = v.object({
  id_carrier: id,
  key: v.fallback(v.string(), ''),
  name: v.string(),
  delay: v.fallback(v.string(), ''),
  price: euro,
  free_from: orNull(euro),
  available: v.fallback(v.boolean(), true),
  reason: orNull(v.picklist(['country', 'weight', 'bulky', 'not_needed'])),
  service_points: readableList(servicePoint),
  _links: v.fallback(links, {}),
})

/**
 * A payment method in the cart's country. If it is not `available`, `reason` gives the cause: the amount is outside its
 * limits (euro). The shop charges the cart's total and the `fee`.
 */
export const paymentMethod = v.object({
  id_payment: id,
  key: v.fallback(v.string(), ''),
  name: v.string(),
  note: orNull(v.string()),
  fee: v.fallback(euro, 0),
  available: v.fallback(v.boolean(), true),
  reason: orNull(v.picklist(['amount'])),
  minimum: orNull(euro),
  maximum: orNull(euro),
})

/** The response of GET checkout, GET checkout_identification and every request of a checkout step. Links: status. */
export const checkout = v.object({
  cart: v.nullable(cart),
  changed: v.boolean(),
  actions,
  /** By default the addresses of the session. */
  addresses: orNull(v.array(address)),
  countries: readableList(country),
  carriers: readableList(carrier),
  payment_methods: readableList(paymentMethod),
  _links: v.fallback(links, {}),
})

/** The response to a payment: the absolute http(s) address of the provider's page, and the status link. */
export const paymentAnswer = v.object({
  cart: orNull(cart),
  redirect: v.pipe(v.string(), v.url()),
  _links: v.fallback(links, {}),
})

export const paymentStates = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const

/** The fields of a `statusAnswer`, of which `status` or `actions` is required. */
export const statusFields = v.object({
  actions: v.fallback(actions, []),
  changed: v.fallback(v.boolean(), false),
  status: orNull(v.picklist(paymentStates)),
  id_order: orNull(id),
  _links: v.fallback(links, {}),
})

/**
 * The response of the status link: the actions and the changed flag as in the checkout (SPEC §7). `status` is the state
 * of the payment, null when the API does not give it. `id_order` is set once the order exists.
 */
export const statusAnswer = v.pipe(
  v.looseObject({}),
  v.check((answer) => 'status' in answer || 'actions' in answer, 'Neither a status nor actions'),
  statusFields,
)

export type CheckoutAction = (typeof checkoutActions)[number]
export type Carrier = v.InferOutput<typeof carrier>
export type ServicePoint = v.InferOutput<typeof servicePoint>
export type ServicePointsAnswer = v.InferOutput<typeof servicePointsAnswer>
export type PaymentMethod = v.InferOutput<typeof paymentMethod>
export type Checkout = v.InferOutput<typeof checkout>
export type PaymentAnswer = v.InferOutput<typeof paymentAnswer>
export type PaymentState = (typeof paymentStates)[number]
export type StatusAnswer = v.InferOutput<typeof statusAnswer>
