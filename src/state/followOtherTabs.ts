import { loadStoredCart } from './cart/loadStoredCart'
import { catchUp, loadBoth } from './catchUp'
import { forgetDrafts } from './draft'
import { tokensOf } from './keepTokens'
import type { ShopThunk } from './services'
import { loadStoredSession } from './session/loadStoredSession'
import { storageLag } from './storageLag'
import { readTokens, tokensAreKept } from './tokens'
import { leftElsewhere, sameTokens, tokensChangedElsewhere } from './tokensChangedElsewhere'

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
    const mine = tokensOf(getState())
    if (sameTokens(stored, mine)) return
    dispatch(tokensChangedElsewhere(stored, mine))
    await inOrder(async () => {
      await dispatch(loadBoth())
      await dispatch(refreshCheckout())
    })
  }

/** How often storage is looked at for what a message told, in ms. */
const pause = 20

/**
 * The shopper has logged out in another tab: what they typed in this one goes too. The message may come before storage
 * says so: until then this tab's tokens are those that have ended, and no page may begin anew with them.
 */
export const leaveToo = (): ShopThunk<Promise<void>> => async (dispatch, getState) => {
  forgetDrafts()
  const { token } = getState().session
  const isBehind = () => token !== null && getState().session.token === token && readTokens().session === token
  for (let waited = 0; isBehind() && waited < storageLag; waited += pause) {
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  // Somebody has logged in again since, as it seems: the shop knows.
  if (isBehind()) return dispatch(lookAgain())
  dispatch(leftElsewhere())
  return dispatch(adoptTokens())
}

/** Back after a while: a page that lay in the browser's cache has not heard who logged out meanwhile. */
export const comeBack = (): ShopThunk<void> => (dispatch) => {
  if (tokensAreKept()) void dispatch(adoptTokens())
  void dispatch(lookAgain())
}

/** The cart may be another than this tab shows: it is loaded again, once, after the changes that are under way. */
export const lookAgain = (): ShopThunk<Promise<void>> => async (dispatch, getState, services) => {
  if (services.lookDue) return
  services.lookDue = true
  await services.inOrder(async () => {
    services.lookDue = false
    if (await dispatch(catchUp())) return dispatch(refreshCheckout())
    const { app, session } = getState()
    // The page was left before the shop had said who this is. Without the root (SPEC §4) nobody can ask.
    if (app.links && !session.customer) await dispatch(loadStoredSession())
    await dispatch(loadStoredCart({ elsewhere: true }))
    await dispatch(refreshCheckout())
  })
}
