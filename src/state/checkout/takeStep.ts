import type { ShopClient } from '../../apiClient/client'
import type { Cart, CartAnswer } from '../../contract/cart'
import type { Checkout } from '../../contract/checkout'
import { changeCart, openCart } from '../cart/changeCart'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { checkoutReceived } from './checkoutSlice'
import { loadCheckout, withoutCart } from './loadCheckout'

/**
 * One step of the checkout: a change of the cart. Gives the error back, null when it went well.
 * When the API answers with the cart alone, a checkout known from before is asked for again,
 * since its actions and prices may be others now.
 */
export const takeStep =
  (
    call: (client: ShopClient, cart: Cart, id_lang: number) => Promise<Checkout | CartAnswer | null>,
  ): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, languageId }) => {
    const change = await dispatch(changeCart(async () => call(client, dispatch(openCart()), languageId)))
    if (!change.ok) return change.error
    if (change.answer && 'actions' in change.answer) dispatch(checkoutReceived(withoutCart(change.answer)))
    else if (getState().checkout.checkout) await dispatch(loadCheckout())
    return null
  }
