import type { ShopClient } from '../../api/client'
import type { Cart, CartAnswer } from '../../contract/cart'
import type { Checkout } from '../../contract/checkout'
import { changeCart, openCart } from '../cart/changeCart'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { checkoutReceived } from './checkoutSlice'
import { loadCheckout, withoutCart } from './loadCheckout'

/** How a step went; `checkout` says what is still to be said, null when that is not known. */
export type StepOutcome = { ok: true; checkout: Checkout | null } | { ok: false; error: RecordedError }

/**
 * One step of the checkout: a change of the cart. When the API answers with the cart alone,
 * a checkout known from before is asked for again, since its actions and prices may be others now.
 */
export const takeStep =
  (
    call: (client: ShopClient, cart: Cart, id_lang: number) => Promise<Checkout | CartAnswer | null>,
  ): ShopThunk<Promise<StepOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const change = await dispatch(changeCart(async () => call(client, dispatch(openCart()), languageId)))
    if (!change.ok) return change
    const checkout = change.answer && 'actions' in change.answer ? change.answer : null
    if (checkout) dispatch(checkoutReceived(withoutCart(checkout)))
    else if (getState().checkout.checkout) return { ok: true, checkout: await dispatch(loadCheckout()) }
    return { ok: true, checkout }
  }
