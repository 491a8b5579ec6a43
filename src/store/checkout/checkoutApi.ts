import { union } from 'valibot'
import { cartAnswer, type Cart } from '../../contract/cart'
import {
  checkout,
  paymentAnswer,
  servicePointsAnswer,
  statusAnswer,
  type Carrier,
  type ServicePointsAnswer,
} from '../../contract/checkout'
import type { Links } from '../../contract/links'
import type {
  FindServicePointsPayload,
  PaymentPayload,
  UpdateCarrierPayload,
  UpdateCartPayload,
  UpdateCountryPayload,
  UpdateGiftWrappingPayload,
} from '../../contract/requests'
import type { ApiClient } from '../http/client'
import { followLink, requestAnswer } from '../http/links'

export type CountryChoice = Omit<UpdateCountryPayload, 'id_lang'>
export type CarrierChoice = Omit<UpdateCarrierPayload, 'id_lang' | 'step_shipping'>
export type PaymentChoice = Omit<PaymentPayload, 'id_lang' | 'step_payment'>
export type CartAddresses = Pick<UpdateCartPayload, 'id_address_delivery' | 'id_address_invoice'>
export type GiftWrappingChoice = Pick<UpdateGiftWrappingPayload, 'gift' | 'gift_message'>

/** A step responds with the whole checkout or with the cart alone. The checkout must be tried first. */
const stepAnswer = union([checkout, cartAnswer])

const sendStep = (client: ApiClient, cart: Cart, name: string, payload: object) =>
  followLink(client, cart._links, name, stepAnswer, { method: 'PUT', payload })

/**
 * Follows the checkout link (GET), whose response has the missing information, the carriers and the payment methods.
 */
export const fetchCheckout = (client: ApiClient, links: Links) => requestAnswer(client, links, 'checkout', checkout)

export const fetchCheckoutIdentification = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'checkout_identification', checkout)

/** The country of delivery determines VAT and carriers (SPEC §7). */
export const sendCountry = (client: ApiClient, cart: Cart, choice: CountryChoice, id_lang: number) =>
  sendStep(client, cart, 'country', { ...choice, id_lang })

/** Follows the carrier link (PUT) with a carrier and its pickup point (SPEC §7). */
export const sendCarrier = (client: ApiClient, cart: Cart, choice: CarrierChoice, id_lang: number) =>
  sendStep(client, cart, 'carrier', { ...choice, id_lang, step_shipping: 1 })

/** Follows the giftwrapping link (PUT) with the choice of wrapping and the text of the card (SPEC §7). */
export const sendGiftWrapping = (client: ApiClient, cart: Cart, choice: GiftWrappingChoice, id_lang: number) =>
  sendStep(client, cart, 'giftwrapping', { ...choice, id_lang, step_giftwrapping: 1 })

/** Follows the update link of the cart with the delivery and invoice addresses (SPEC §7.3, set contact). */
export const sendCartAddresses = (client: ApiClient, cart: Cart, addresses: CartAddresses, id_lang: number) =>
  sendStep(client, cart, 'update', { ...addresses, id_lang })

/**
 * Follows the service_points link of a carrier, which finds the pickup points nearest to a postcode in the cart's
 * country.
 */
export const fetchServicePoints = (
  client: ApiClient,
  carrier: Carrier,
  postcode: string,
): Promise<ServicePointsAnswer> => {
  const payload: FindServicePointsPayload = { postcode }
  return requestAnswer(client, carrier._links, 'service_points', servicePointsAnswer, { payload })
}

/** The response contains the address of the provider's page. */
export const sendPayment = (client: ApiClient, cart: Cart, choice: PaymentChoice, id_lang: number) =>
  requestAnswer(client, cart._links, 'payment', paymentAnswer, {
    method: 'POST',
    payload: { ...choice, id_lang, step_payment: 1 },
  })

/** Follows the status link of the checkout or of the payment response (GET). */
export const loadStatus = (client: ApiClient, links: Links) => requestAnswer(client, links, 'status', statusAnswer)
