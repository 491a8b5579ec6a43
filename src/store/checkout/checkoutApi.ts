import { union } from 'valibot'
import { cartAnswer, type Cart } from '../../contract/cart'
import {
  checkout,
  paymentAnswer,
  servicePointsAnswer,
  statusAnswer,
  type Carrier,
  type PaymentAnswer,
  type ServicePointsAnswer,
  type StatusAnswer,
} from '../../contract/checkout'
import type { Links } from '../../contract/links'
import type {
  FindServicePoints,
  Pay,
  UpdateCarrier,
  UpdateCart,
  UpdateCountry,
  UpdateGiftWrapping,
} from '../../contract/requests'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

export type CountryChoice = Omit<UpdateCountry, 'id_lang'>
export type CarrierChoice = Omit<UpdateCarrier, 'id_lang' | 'step_shipping'>
export type PaymentChoice = Omit<Pay, 'id_lang' | 'step_payment'>
export type CartAddresses = Pick<UpdateCart, 'id_address_delivery' | 'id_address_invoice'>
export type GiftWrappingChoice = Pick<UpdateGiftWrapping, 'gift' | 'gift_message'>

/** A step answers with the whole checkout or with the cart alone; the checkout is tried first. */
const stepAnswer = union([checkout, cartAnswer])

const step = (client: ApiClient, cart: Cart, name: string, payload: object) =>
  followLink(client, getLink(cart._links, name), stepAnswer, { method: 'PUT', payload })

/** GET checkout link: the missing information, the carriers and the payment methods. */
export const loadCheckout = (client: ApiClient, links: Links) =>
  requireAnswer(followLink(client, getLink(links, 'checkout'), checkout))

/** GET checkout_identification link. */
export const loadCheckoutIdentification = (client: ApiClient, links: Links) =>
  requireAnswer(followLink(client, getLink(links, 'checkout_identification'), checkout))

/** PUT country link: the country of delivery, which decides on VAT and carriers (SPEC §7). */
export const updateCountry = (client: ApiClient, cart: Cart, choice: CountryChoice, id_lang: number) =>
  step(client, cart, 'country', { ...choice, id_lang })

/** PUT carrier link: the carrier and its pickup point (SPEC §7). */
export const updateCarrier = (client: ApiClient, cart: Cart, choice: CarrierChoice, id_lang: number) =>
  step(client, cart, 'carrier', { ...choice, id_lang, step_shipping: 1 })

/** PUT giftwrapping link: whether the order is wrapped, and the text of the card (SPEC §7). */
export const updateGiftWrapping = (client: ApiClient, cart: Cart, choice: GiftWrappingChoice, id_lang: number) =>
  step(client, cart, 'giftwrapping', { ...choice, id_lang, step_giftwrapping: 1 })

/** Cart update link, with the delivery and invoice addresses (SPEC §7.3, set contact). */
export const updateCartAddresses = (client: ApiClient, cart: Cart, addresses: CartAddresses, id_lang: number) =>
  step(client, cart, 'update', { ...addresses, id_lang })

/** service_points link of a carrier: its pickup points nearest to a postcode of the cart's country. */
export const findServicePoints = (
  client: ApiClient,
  carrier: Carrier,
  postcode: string,
): Promise<ServicePointsAnswer> => {
  const payload: FindServicePoints = { postcode }
  return requireAnswer(followLink(client, getLink(carrier._links, 'service_points'), servicePointsAnswer, { payload }))
}

/** Payment link: the answer has the address of the provider's page. */
export const pay = (client: ApiClient, cart: Cart, choice: PaymentChoice, id_lang: number): Promise<PaymentAnswer> =>
  requireAnswer(
    followLink(client, getLink(cart._links, 'payment'), paymentAnswer, {
      method: 'POST',
      payload: { ...choice, id_lang, step_payment: 1 },
    }),
  )

/** GET status link of the checkout or of the payment's answer. */
export const loadStatus = (client: ApiClient, links: Links): Promise<StatusAnswer> =>
  requireAnswer(followLink(client, getLink(links, 'status'), statusAnswer))
