import type { Cart, CartAnswer } from '../../contract/cart'
import { isErrorOfType } from '../../contract/error'
import {
  createLoggedOutError,
  isCartClosedError,
  isOutcomeUncertain,
  type Outcome,
  type RecordedError,
  recordError,
} from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { cartClosed, mutationBegun, mutationEnded, strayFound, selectCart } from './cartSlice'
import { clearStrayCarts, loadStoredCart, storeChangedCart } from './storedCartThunks'
import type { RootState } from '../start/rootReducer'
import { selectLogouts } from '../session/sessionSlice'
import { resendDelay } from './sendLatestQuantity'

/**
 * The response and the error have a `type` and `data` (SPEC §8). The response is null when it has no body or was lost,
 * and when no request was necessary.
 */
export type CartOutcome = Outcome<CartAnswer | null>

/** The result of a change that was unnecessary, so that no request was sent. */
export const noChange = Symbol('unchanged')

/** After these errors, a line item, its gift list or the whole cart no longer exists or no longer allows the change. */
const isOutdatedError = (error: RecordedError) =>
  error.status === 404 || error.status === 409 || isErrorOfType(error, 'giftlist_closed')

interface ChangeOptions {
  /**
   * Whether the change adds items. The shop API then creates a new cart if this tab's cart has been closed, even if the
   * tab does not know that yet.
   */
  isAddition?: boolean
  /** Tells, after a lost response or a 404, whether the cart is as the user wanted. */
  isMade?: (cartBefore: Cart | null, cartNow: Cart | null) => boolean
  /** Whether a newer change is waiting. Its response will contain the cart, and its outcome applies to this change. */
  isSuperseded?: () => boolean
}

/**
 * After a failed change, the cart may differ from the cart on the page. If the response was lost, the result is the
 * outcome that the loaded cart shows.
 */
const settleFailure =
  (
    failure: RecordedError,
    cartBefore: Cart | null,
    { isAddition, isMade, isSuperseded = () => false }: ChangeOptions,
  ): AppThunk<Promise<Outcome<null>>> =>
  async (dispatch, getState, { notifyTabs, isLeaving }) => {
    // Without the links of the root, no change was sent.
    if (!getState().app.links) return { ok: false, error: failure }
    if (isCartClosedError(failure)) {
      dispatch(cartClosed())
    } else if (isOutdatedError(failure)) {
      await dispatch(loadStoredCart({ isChangedElsewhere: true }))
      // What was removed elsewhere counts as removed. What was added elsewhere is not this addition.
      const isAlreadyMade = failure.status === 404 && !isAddition && isMade?.(cartBefore, selectCart(getState()))
      if (isAlreadyMade) return { ok: true, answer: null, error: null }
    } else if (isOutcomeUncertain(failure) && !isLeaving() && !isSuperseded()) {
      const isLoaded = await dispatch(loadCartUnlessSuperseded(isSuperseded))
      notifyTabs('cart')
      // The user may have made a newer change during the load.
      if (isSuperseded()) return { ok: false, error: failure }
      const currentCart = selectCart(getState())
      // An addition to a closed cart may have created a new cart, whose token this tab does not have.
      if (!isLoaded || (isAddition && !currentCart)) return { ok: false, error: { ...failure, isUnsettled: true } }
      if (isMade?.(cartBefore, currentCart)) return { ok: true, answer: null, error: null }
    }
    return { ok: false, error: failure }
  }

/**
 * A newer change does not wait for a slow load, whose late response is then dropped. Runs inside the queue.
 * @param isSuperseded whether a newer change is waiting, whose response will contain the cart
 * @returns whether the cart is now the same as in the shop API
 */
export const loadCartUnlessSuperseded =
  (isSuperseded: () => boolean): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    if (isSuperseded()) return false
    let isWanted = true
    let timer: ReturnType<typeof setInterval> | undefined
    const whenSuperseded = new Promise<boolean>((resolve) => {
      timer = setInterval(() => {
        if (!isSuperseded()) return
        isWanted = false
        resolve(false)
      }, resendDelay)
    })
    try {
      return await Promise.race([dispatch(loadStoredCart({ isWanted: () => isWanted })), whenSuperseded])
    } finally {
      clearInterval(timer)
    }
  }

/**
 * Sends a change, unless the user has logged out since requesting it. A response that arrives after a logout is not
 * stored, nor is a response about a cart that this tab no longer has. If the change created another cart than the
 * browser has now (`isStrayCart`), its items are moved.
 */
const sendChange =
  <Answer extends { cart: Cart | null }>(
    call: () => Promise<Answer | null | typeof noChange>,
    logoutsAtRequest: number,
    options: ChangeOptions,
  ): AppThunk<Promise<Outcome<Answer | null>>> =>
  async (dispatch, getState, { syncTokens, notifyTabs }) => {
    await syncTokens()
    const sender = selectRequestOwner(getState())
    if (sender.logouts !== logoutsAtRequest) return { ok: false, error: recordError(createLoggedOutError()) }
    const cartBefore = selectCart(getState())
    try {
      const answer = await call()
      if (answer === noChange) return { ok: true, answer: null, error: null }
      const cart = answer?.cart ?? null
      const owner = selectRequestOwner(getState())
      if (isStrayCart(cart, sender, owner)) {
        dispatch(strayFound(cart))
        const failure = await dispatch(clearStrayCarts())
        if (failure) return { ok: false, error: failure }
      } else if (isAnswerForCart(cart, sender, owner)) dispatch(storeChangedCart(cart))
      notifyTabs('cart')
      return { ok: true, answer, error: null }
    } catch (error) {
      const failure = recordError(error)
      if (!isSameCart(sender, selectRequestOwner(getState()))) return { ok: false, error: failure }
      return dispatch(settleFailure(failure, cartBefore, options))
    }
  }

/** The cart is busy until the change is done (SPEC §4). */
export const changeCart =
  <Answer extends { cart: Cart | null }>(
    call: () => Promise<Answer | null | typeof noChange>,
    options: ChangeOptions = {},
  ): AppThunk<Promise<Outcome<Answer | null>>> =>
  async (dispatch, getState, { enqueue, runInOneTab }) => {
    const logouts = selectLogouts(getState())
    const runChange = () => dispatch(sendChange(call, logouts, options))
    const canCreateCart = () => options.isAddition || getState().cart.token === null
    dispatch(mutationBegun())
    try {
      return await enqueue(() => (canCreateCart() ? runInOneTab(runChange) : runChange()))
    } finally {
      dispatch(mutationEnded())
    }
  }

/** The session and the cart for which a change is sent. */
interface RequestOwner {
  session: string | null
  cart: string | null
  logouts: number
  strayIds: number[]
}

const selectRequestOwner = ({ session, cart }: RootState): RequestOwner => ({
  session: session.token,
  cart: cart.token,
  logouts: session.logouts,
  strayIds: cart.strayIds,
})

/**
 * Whether the user is still the same: there has been no logout, in this tab or another tab, and no other session has
 * replaced theirs. A visitor who logs in stays the same user.
 */
const isSameUser = (sender: RequestOwner, owner: RequestOwner) =>
  sender.logouts === owner.logouts && (sender.session === null || sender.session === owner.session)

/** Whether the change still applies to the cart of this tab. */
const isSameCart = (sender: RequestOwner, owner: RequestOwner): boolean =>
  isSameUser(sender, owner) && sender.cart === owner.cart

/**
 * Whether this tab displays the response to a change. Another tab may have found in the meantime that the cart is
 * closed, and may have removed its token. In that case, the new cart of this response is the only cart.
 */
function isAnswerForCart(answeredCart: Cart | null, sender: RequestOwner, owner: RequestOwner): boolean {
  if (isSameCart(sender, owner)) return true
  const token = answeredCart?.token ?? null
  const isOnlyCart = owner.cart === null && token !== sender.cart
  return isSameUser(sender, owner) && token !== null && (token === owner.cart || isOnlyCart)
}

/**
 * Whether the response contains a cart that the change has created, now or earlier, while another tab created the cart
 * that this browser has now.
 */
function isStrayCart(answeredCart: Cart | null, sender: RequestOwner, owner: RequestOwner): answeredCart is Cart {
  if (!answeredCart || answeredCart.closed || owner.cart === null || answeredCart.token === owner.cart) return false
  const isNew = answeredCart.token !== sender.cart && sender.cart !== owner.cart
  return isSameUser(sender, owner) && (isNew || owner.strayIds.includes(answeredCart.id_cart))
}
