import type { ApiClient } from '../http/client'
import { union } from 'valibot'
import { type Cart, type CartAnswer, cartAnswer } from '../../contract/cart'
import { type Carrier, checkout, type Checkout, type ServicePoint, servicePointsAnswer } from '../../contract/checkout'
import type {
  FindServicePointsPayload,
  UpdateCarrierPayload,
  UpdateCartPayload,
  UpdateCountryPayload,
  UpdateGiftWrappingPayload,
} from '../../contract/requests'
import { changeCart, noChange } from '../cart/changeCart'
import { requireCart } from '../cart/cartSlice'
import type { RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { loadCheckout, storeCheckout } from './checkoutAndPayment'
import { followLink, requestAnswer } from '../http/links'

export type CarrierChoice = Omit<UpdateCarrierPayload, 'id_lang' | 'step_shipping'>
export type CartAddresses = Pick<UpdateCartPayload, 'id_address_delivery' | 'id_address_invoice'>
export type GiftWrappingChoice = Pick<UpdateGiftWrappingPayload, 'gift' | 'gift_message'>

/** The response to a step is the whole checkout or the cart alone. The checkout must be tried first. */
const stepAnswer = union([checkout, cartAnswer])

const sendStep = (client: ApiClient, cart: Cart, name: string, payload: object) =>
  followLink(client, cart._links, name, stepAnswer, { method: 'PUT', payload })

/**
 * Performs a step of the checkout, which changes the cart. When the shop API responds with the cart alone, a known
 * checkout is reloaded, because its actions and prices may have changed.
 * @param isChosen whether a cart contains the user's choice; if it does, a step whose response was lost counts as done
 * @returns null after a success
 */
export const changeCheckout =
  (
    call: (client: ApiClient, cart: Cart, id_lang: number) => Promise<Checkout | CartAnswer | null | typeof noChange>,
    isChosen: (cart: Cart) => boolean,
  ): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, languageId }) => {
    const isMade = (_before: Cart | null, now: Cart | null) => now !== null && isChosen(now)
    const outcome = await dispatch(
      changeCart(async () => call(client, requireCart(getState()), languageId), { isMade }),
    )
    if (!outcome.ok) return outcome.error
    if (outcome.answer && 'actions' in outcome.answer) dispatch(storeCheckout(outcome.answer))
    else if (getState().checkout.checkout) await dispatch(loadCheckout())
    return null
  }

/** The country of delivery determines VAT and carriers (SPEC §7). */
export const sendCountry = (
  client: ApiClient,
  cart: Cart,
  choice: Omit<UpdateCountryPayload, 'id_lang'>,
  id_lang: number,
) => sendStep(client, cart, 'country', { ...choice, id_lang })

export const chooseCountry = ({ id_country }: Pick<UpdateCountryPayload, 'id_country'>) =>
  changeCheckout(
    (client, cart, id_lang) => {
      const { id_address_delivery, id_carrier } = cart
      const knownChoices = { ...(id_address_delivery && { id_address_delivery }), ...(id_carrier && { id_carrier }) }
      return sendCountry(client, cart, { id_country, ...knownChoices }, id_lang)
    },
    (cart) => cart.id_country === id_country,
  )

/** The update link of the cart accepts the delivery and invoice addresses (SPEC §7.3, set contact). */
export const sendCartAddresses = (client: ApiClient, cart: Cart, addresses: CartAddresses, id_lang: number) =>
  sendStep(client, cart, 'update', { ...addresses, id_lang })

export const chooseAddresses = (choice: CartAddresses) =>
  changeCheckout(
    (client, cart, id_lang) => sendCartAddresses(client, cart, choice, id_lang),
    (cart) => hasAddresses(cart, choice),
  )

const hasAddresses = (cart: Cart, { id_address_delivery, id_address_invoice }: CartAddresses): boolean =>
  (id_address_delivery ?? cart.id_address_delivery) === cart.id_address_delivery &&
  (id_address_invoice ?? cart.id_address_invoice) === cart.id_address_invoice

/** Sends the carrier and, for some carriers, the pickup point (SPEC §7, carrier update). */
export const sendCarrier = (client: ApiClient, cart: Cart, choice: CarrierChoice, id_lang: number) =>
  sendStep(client, cart, 'carrier', { ...choice, id_lang, step_shipping: 1 })

export const chooseCarrier = (choice: CarrierChoice) =>
  changeCheckout(
    (client, cart, id_lang) => sendCarrier(client, cart, choice, id_lang),
    (cart) => cart.id_carrier === choice.id_carrier && cart.service_point === (choice.service_point ?? null),
  )

export const fetchServicePoints = (client: ApiClient, carrier: Carrier, postcode: string) => {
  const payload: FindServicePointsPayload = { postcode }
  return requestAnswer(client, carrier._links, 'service_points', servicePointsAnswer, { payload })
}

/**
 * Resolves to the pickup points around a postcode in the cart's country, nearest first. The result is not stored.
 * Rejects with an ApiError, of type `invalid` for an unknown postcode.
 */
export const findServicePoints =
  (carrier: Carrier, postcode: string): AppThunk<Promise<ServicePoint[]>> =>
  async (_dispatch, _getState, { client }) =>
    (await fetchServicePoints(client, carrier, postcode.trim())).service_points

/** Sends whether the user wants gift wrapping, and the message for the recipient (SPEC §7, gift wrapping). */
export const sendGiftWrapping = (client: ApiClient, cart: Cart, choice: GiftWrappingChoice, id_lang: number) =>
  sendStep(client, cart, 'giftwrapping', { ...choice, id_lang, step_giftwrapping: 1 })

/** Without a gift wrapping link, the shop offers no wrapping, and nothing is sent. */
export const chooseGiftWrapping = (choice: GiftWrappingChoice) =>
  changeCheckout(
    async (client, cart, id_lang) =>
      cart._links.giftwrapping ? sendGiftWrapping(client, cart, choice, id_lang) : noChange,
    ({ gift }) => gift.wanted === choice.gift && gift.message === choice.gift_message,
  )
