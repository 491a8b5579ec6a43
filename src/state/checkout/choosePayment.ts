import { pay, type PaymentChoice } from '../../api/checkout'
import { changeCart, openCart } from '../cart/changeCart'
import type { RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { paymentBegun } from './checkoutSlice'

/** `redirect` is the address of the provider's page, where the shopper goes on. */
export type PaymentOutcome = { ok: true; redirect: string } | { ok: false; error: RecordedError }

export const choosePayment =
  (choice: PaymentChoice): ShopThunk<Promise<PaymentOutcome>> =>
  async (dispatch, _getState, { client, languageId }) => {
    let redirect = ''
    const change = await dispatch(
      changeCart(async () => {
        const answer = await pay(client, dispatch(openCart()), choice, languageId)
        redirect = answer.redirect
        dispatch(paymentBegun(answer._links))
        return answer
      }),
    )
    return change.ok ? { ok: true, redirect } : change
  }
