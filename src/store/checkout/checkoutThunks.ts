import type { ApiClient } from '../http/client'
import type { Cart, CartAnswer } from '../../contract/cart'
import type { Carrier, Checkout, ServicePoint } from '../../contract/checkout'
import { changeCart, openCart } from '../cart/changeCart'
import { type RecordedError, recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { checkoutReceived } from './checkoutSlice'
import { loadCheckout, withoutCart } from './loadCheckout'
import {
  type CarrierChoice,
  type CartAddresses,
  type CountryChoice,
  findServicePoints as send,
  type GiftWrappingChoice,
  updateCarrier,
  updateCartAddresses,
  updateCountry,
  updateGiftWrapping,
} from './checkoutApi'
import { setContact } from '../session/sessionApi'
import type { SetContact } from '../../contract/requests'
import { fetchEndpoints } from '../fetchEndpoints'

/**
 * One step of the checkout: a change of the cart. Gives the error back, null when it went well.
 * When the API answers with the cart alone, a checkout known from before is asked for again,
 * since its actions and prices may be others now.
 */
const changeCheckout =
  (
    call: (client: ApiClient, cart: Cart, id_lang: number) => Promise<Checkout | CartAnswer | null>,
  ): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, languageId }) => {
    const change = await dispatch(changeCart(async () => call(client, dispatch(openCart()), languageId)))
    if (!change.ok) return change.error
    if (change.answer && 'actions' in change.answer) dispatch(checkoutReceived(withoutCart(change.answer)))
    else if (getState().checkout.checkout) await dispatch(loadCheckout())
    return null
  }

/** The country that the cart is delivered to. */
export const chooseCountry = (choice: CountryChoice) =>
  changeCheckout((client, cart, id_lang) => updateCountry(client, cart, choice, id_lang))

/** Which of the customer's addresses the order goes to and is billed to. */
export const chooseAddresses = (choice: CartAddresses) =>
  changeCheckout((client, cart, id_lang) => updateCartAddresses(client, cart, choice, id_lang))

/** The way of delivery: the shipping step. */
export const chooseCarrier = (choice: CarrierChoice) =>
  changeCheckout((client, cart, id_lang) => updateCarrier(client, cart, choice, id_lang))

/** The points found, the nearest first, none for a postcode that nobody knows; or why they could not be asked. */
type ServicePointsOutcome = { ok: true; points: ServicePoint[] } | { ok: false; error: RecordedError }

/** A carrier's pick-up points near a postcode of the cart's country. Changes nothing: whoever asked keeps the answer. */
export const findServicePoints =
  (carrier: Carrier, postcode: string): AppThunk<Promise<ServicePointsOutcome>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return { ok: true, points: (await send(client, carrier, postcode.trim())).service_points }
    } catch (error) {
      return { ok: false, error: recordError(error) }
    }
  }

/** Wrapped as a gift or not: the gift wrapping step. */
export const chooseGiftWrapping = (choice: GiftWrappingChoice) =>
  changeCheckout((client, cart, id_lang) => updateGiftWrapping(client, cart, choice, id_lang))

/** Says who the invoice is for; afterwards the cart update link is called with the invoice address (SPEC §7). */
export const setInvoiceContact =
  (contact: SetContact, id_address_invoice: number): AppThunk<Promise<RecordedError | null>> =>
  (dispatch) =>
    dispatch(
      changeCheckout(async (client, cart, id_lang) => {
        await setContact(client, await dispatch(fetchEndpoints()), contact)
        return updateCartAddresses(client, cart, { id_address_invoice }, id_lang)
      }),
    )
