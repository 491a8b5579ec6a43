import * as api from '../../api/checkout'
import type { ShopClient } from '../../api/client'
import type { Cart, CartAnswer } from '../../contract/cart'
import type { Checkout } from '../../contract/checkout'
import { changeCart, openCart } from '../cart/changeCart'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { checkoutReceived } from './checkoutSlice'
import { withoutCart } from './loadCheckout'

/** How a step of the checkout went; `checkout` is null when the API answered with the cart alone. */
export type StepOutcome = { ok: true; checkout: Checkout | null } | { ok: false; error: RecordedError }

/** One step of the checkout: a change of the cart that may answer with the whole checkout. */
export const takeStep =
  (
    call: (client: ShopClient, cart: Cart, id_lang: number) => Promise<Checkout | CartAnswer | null>,
  ): ShopThunk<Promise<StepOutcome>> =>
  async (dispatch, _getState, { client, languageId }) => {
    const change = await dispatch(changeCart(async () => call(client, dispatch(openCart()), languageId)))
    if (!change.ok) return change
    const checkout = change.answer && 'actions' in change.answer ? change.answer : null
    if (checkout) dispatch(checkoutReceived(withoutCart(checkout)))
    return { ok: true, checkout }
  }

export const chooseCountry = (choice: api.CountryChoice) =>
  takeStep((client, cart, id_lang) => api.updateCountry(client, cart, choice, id_lang))

export const chooseCarrier = (choice: api.CarrierChoice) =>
  takeStep((client, cart, id_lang) => api.updateCarrier(client, cart, choice, id_lang))

export const chooseGiftWrapping = (choice: api.GiftWrappingChoice) =>
  takeStep((client, cart, id_lang) => api.updateGiftWrapping(client, cart, choice, id_lang))

/** Which of the customer's addresses the order goes to and is billed to. */
export const chooseAddresses = (addresses: { id_address_delivery?: number; id_address_invoice?: number }) =>
  takeStep((client, cart, id_lang) => api.updateCartAddresses(client, cart, addresses, id_lang))
