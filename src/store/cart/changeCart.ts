import { ApiError } from '../http/ApiError'
import type { Cart } from '../../contract/cart'
import { syncTokensFromStorage } from '../browser/syncTokensFromStorage'
import {
  createLoggedOutError,
  isCartClosedError,
  isOutcomeUncertain,
  type RecordedError,
  recordError,
} from '../http/recordedError'
import type { AppThunk } from '../services'
import type { Change } from './cartOutcome'
import { cartClosed, cartReceived, mutationBegun, mutationEnded } from './cartSlice'
import { loadStoredCart } from './loadStoredCart'
import type { RootState } from '../rootReducer'
import { selectLogouts } from '../session/sessionSelectors'
import { selectCart } from './cartSelectors'

/** What a change that has nothing left to do gives instead of an answer: the cart stays. */
export const unchanged = Symbol('unchanged')

/** The API knows the cart otherwise than this tab: a line or the whole cart is gone, or it no longer allows this. */
const isOutdatedError = ({ status }: RecordedError) => status === 404 || status === 409

/** After a change that failed: what the cart is now, when it may be another than the one on screen. */
const settle =
  (failure: RecordedError): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { notifyCartChanged, isLeaving }) => {
    if (isCartClosedError(failure)) {
      dispatch(cartClosed())
    } else if (isOutdatedError(failure)) {
      await dispatch(loadStoredCart({ elsewhere: true }))
    } else if (isOutcomeUncertain(failure) && !isLeaving()) {
      await dispatch(loadStoredCart())
      notifyCartChanged()
    }
  }

/**
 * One change of the cart when it is its turn, unless the shopper has logged out since they asked. An answer that
 * comes after they did is dropped, and so is one about a cart that this tab no longer has.
 */
const doChange =
  <Answer extends { cart: Cart | null }>(
    call: () => Promise<Answer | null | typeof unchanged>,
    logoutsAtRequest: number,
  ): AppThunk<Promise<Change<Answer>>> =>
  async (dispatch, getState, { notifyCartChanged }) => {
    await dispatch(syncTokensFromStorage())
    const asked = selectRequestOwner(getState())
    if (asked.logouts !== logoutsAtRequest) return { ok: false, error: recordError(createLoggedOutError()) }
    try {
      const answer = await call()
      if (answer === unchanged) return { ok: true, answer: null }
      const cart = answer?.cart ?? null
      if (isAnswerForCart(cart, asked, selectRequestOwner(getState()))) dispatch(cartReceived(cart))
      notifyCartChanged()
      return { ok: true, answer }
    } catch (error) {
      const failure = recordError(error)
      if (isSameCart(asked, selectRequestOwner(getState()))) await dispatch(settle(failure))
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
  ): AppThunk<Promise<Change<Answer>>> =>
  async (dispatch, getState, { enqueue, runInOneTab }) => {
    const logouts = selectLogouts(getState())
    const change = () => dispatch(doChange(call, logouts))
    const mayBringNewCart = () => adds || getState().cart.token === null
    dispatch(mutationBegun())
    try {
      return await enqueue(() => (mayBringNewCart() ? runInOneTab(change) : change()))
    } finally {
      dispatch(mutationEnded())
    }
  }

/** The cart to change. Throws an ApiError when there is none. */
export const openCart = (): AppThunk<Cart> => (_dispatch, getState) => {
  const cart = selectCart(getState())
  if (!cart) throw new ApiError({ name: 'CartError', message: 'There is no open cart', code: 'ERR_NO_CART' })
  return cart
}

/** Who asks for a change, and of which cart. */
interface RequestOwner {
  session: string | null
  cart: string | null
  logouts: number
}

const selectRequestOwner = ({ session, cart }: RootState): RequestOwner => ({
  session: session.token,
  cart: cart.token,
  logouts: session.logouts,
})

/** Whether it is still the same shopper: nobody has logged out since, here or in another tab. */
const isSameShopper = (asked: RequestOwner, now: RequestOwner) =>
  asked.logouts === now.logouts && (asked.session === null || asked.session === now.session)

/** Whether what was asked for still isAnswerForCart the cart that this tab has. */
const isSameCart = (asked: RequestOwner, now: RequestOwner): boolean =>
  isSameShopper(asked, now) && asked.cart === now.cart

/**
 * Whether the answer to a change is for this tab to show. Another tab may have been told meanwhile that the cart is
 * closed, and have taken its token away: then a new cart, which this answer brings, is the only one that there is.
 */
function isAnswerForCart(answered: Cart | null, asked: RequestOwner, now: RequestOwner): boolean {
  if (isSameCart(asked, now)) return true
  const token = answered?.token ?? null
  const onlyOne = now.cart === null && token !== asked.cart
  return isSameShopper(asked, now) && token !== null && (token === now.cart || onlyOne)
}
