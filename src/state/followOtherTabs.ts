import { loadStoredCart } from './cart/loadStoredCart'
import { catchUp, loadBoth } from './catchUp'
import { tokensOf } from './keepTokens'
import type { ShopThunk } from './services'
import { readTokens } from './tokens'
import { sameTokens, tokensChangedElsewhere } from './tokensChangedElsewhere'

/** What the checkout offers goes by the cart. Few pages know the checkout: it comes from a file of its own. */
const refreshCheckout =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { later }) => {
    if (getState().checkout.checkout) await dispatch((await later.checkoutAgain()).refreshCheckout())
  }

/** The tokens in storage are others now: what this tab's stood for is gone at once, and what is there now is loaded. */
export const adoptTokens =
  (): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { inOrder }) => {
    const stored = readTokens()
    if (sameTokens(stored, tokensOf(getState()))) return
    dispatch(tokensChangedElsewhere(stored))
    await inOrder(async () => {
      await dispatch(loadBoth())
      await dispatch(refreshCheckout())
    })
  }

/** The cart may be another than this tab shows: it is loaded again, once, after the changes that are under way. */
export const lookAgain = (): ShopThunk<Promise<void>> => async (dispatch, _getState, services) => {
  if (services.lookDue) return
  services.lookDue = true
  await services.inOrder(async () => {
    services.lookDue = false
    if (!(await dispatch(catchUp()))) await dispatch(loadStoredCart({ elsewhere: true }))
    await dispatch(refreshCheckout())
  })
}
