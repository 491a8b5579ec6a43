import { ApiError } from '../../apiClient/ApiError'
import type { Cart } from '../../contract/cart'
import { catchUp } from '../catchUp'
import { loggedOutSince } from '../loggedOutSince'
import { mayHaveBeenDone, recorded, saysCartClosed, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { askerOf, concerns, sameCart } from './asker'
import { cartClosed, cartReceived, mutationBegun, mutationEnded } from './cartSlice'
import { loadStoredCart } from './loadStoredCart'

/** How a change went: the API's answer (null for a success without one), or why not. */
export type Change<Answer> = { ok: true; answer: Answer | null } | { ok: false; error: RecordedError }

/** What a change that has nothing left to do gives instead of an answer: the cart stays. */
export const unchanged = Symbol('unchanged')

/** The API knows the cart otherwise than this tab: a line or the whole cart is gone, or it no longer allows this. */
const knowsOtherwise = ({ status }: RecordedError) => status === 404 || status === 409

/** After a change that failed: what the cart is now, when it may be another than the one on screen. */
const settle =
  (failure: RecordedError): ShopThunk<Promise<void>> =>
  async (dispatch, _getState, { tellOtherTabs, isLeaving }) => {
    if (saysCartClosed(failure)) {
      dispatch(cartClosed())
    } else if (knowsOtherwise(failure)) {
      await dispatch(loadStoredCart({ elsewhere: true }))
    } else if (mayHaveBeenDone(failure) && !isLeaving()) {
      await dispatch(loadStoredCart())
      tellOtherTabs()
    }
  }

/**
 * One change of the cart when it is its turn, unless the shopper has logged out since they asked. An answer that
 * comes after they did is dropped, and so is one about a cart that this tab no longer has.
 */
const doChange =
  <Answer extends { cart: Cart | null }>(
    call: () => Promise<Answer | null | typeof unchanged>,
    logoutsWhenAsked: number,
  ): ShopThunk<Promise<Change<Answer>>> =>
  async (dispatch, getState, { tellOtherTabs }) => {
    await dispatch(catchUp())
    const asked = askerOf(getState())
    if (asked.logouts !== logoutsWhenAsked) return { ok: false, error: recorded(loggedOutSince()) }
    try {
      const answer = await call()
      if (answer === unchanged) return { ok: true, answer: null }
      const cart = answer?.cart ?? null
      if (concerns(cart, asked, askerOf(getState()))) dispatch(cartReceived(cart))
      tellOtherTabs()
      return { ok: true, answer }
    } catch (error) {
      const failure = recorded(error)
      if (sameCart(asked, askerOf(getState()))) await dispatch(settle(failure))
      return { ok: false, error: failure }
    }
  }

interface ChangeOptions {
  /** The API makes a new cart for it when this tab's is closed, of which the tab may not have heard. */
  adds?: boolean
}

/** One change of the cart (SPEC §4): busy from now until it is done, after the changes asked for before it. */
export const changeCart =
  <Answer extends { cart: Cart | null }>(
    call: () => Promise<Answer | null | typeof unchanged>,
    { adds = false }: ChangeOptions = {},
  ): ShopThunk<Promise<Change<Answer>>> =>
  async (dispatch, getState, { inOrder, aloneInBrowser }) => {
    const { logouts } = getState().cart
    const change = () => dispatch(doChange(call, logouts))
    const mayBringNewCart = () => adds || getState().cart.token === null
    dispatch(mutationBegun())
    try {
      return await inOrder(() => (mayBringNewCart() ? aloneInBrowser(change) : change()))
    } finally {
      dispatch(mutationEnded())
    }
  }

/** The cart to change. Throws an ApiError when there is none. */
export const openCart = (): ShopThunk<Cart> => (_dispatch, getState) => {
  const { cart } = getState().cart
  if (!cart) throw new ApiError({ name: 'CartError', message: 'There is no open cart', code: 'ERR_NO_CART' })
  return cart
}
