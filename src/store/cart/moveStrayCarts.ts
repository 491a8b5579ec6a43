import type { Cart, CartItem } from '../../contract/cart'
import type { Links } from '../../contract/links'
import { fetchEndpoints } from '../http/links'
import type { ApiClient } from '../http/client'
import { createRequestKey } from '../http/requestKey'
import { type RecordedError, recordError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { selectEpoch } from '../session/sessionSlice'
import { addLine, loadCart, sendItemRemoval } from './cartApi'
import { cartReceived, strayEmptied, requireCart, selectCart } from './cartSlice'

/**
 * Moves the items of stray carts to the cart of this browser. A stray cart stays listed until all its items are moved.
 * @param loadStoredCart loads the cart of this browser; it is an argument because its module imports this module
 * @returns the first error, or null
 */
export const moveStrayCarts =
  (loadStoredCart: () => AppThunk<Promise<unknown>>): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState) => {
    const failures: RecordedError[] = []
    for (const token of getState().cart.strayTokens) {
      try {
        failures.push(...(await dispatch(moveStrayCart(token, loadStoredCart))))
        dispatch(strayEmptied(token))
      } catch (error) {
        failures.push({ ...recordError(error), isUnsettled: true })
      }
    }
    return failures[0] ?? null
  }

/** Resolves to the refusals of line items that can no longer be added. Rejects when the items cannot be moved now. */
const moveStrayCart =
  (token: string, loadStoredCart: () => AppThunk<Promise<unknown>>): AppThunk<Promise<RecordedError[]>> =>
  async (dispatch, getState, { clientFor, runInOneTab, notifyTabs }) => {
    const strayClient = clientFor({ session: getState().session.token, cart: token })
    const links = await dispatch(fetchEndpoints())
    /** A logout clears the list of stray carts. */
    const isListed = () => getState().cart.strayTokens.includes(token)
    const remainingCart = await loadStrayCart(strayClient, links, token)
    if (!remainingCart?.items.length) return []
    if (!selectCart(getState())) await dispatch(loadStoredCart())
    if (!isListed()) return []
    if (getState().cart.token === null) {
      dispatch(cartReceived(remainingCart))
      notifyTabs('cart')
    }
    if (requireCart(getState()).id_cart === remainingCart.id_cart) return []
    const refusals: RecordedError[] = []
    // If this browser's cart has been ordered, an addition creates a new cart.
    await runInOneTab(async () => {
      for (const item of remainingCart.items) {
        if (!isListed()) return
        const refusal = await dispatch(addStrayLine(item, token))
        if (refusal) refusals.push(refusal)
        await awaitDecision(sendItemRemoval(strayClient, item))
      }
    })
    notifyTabs('cart')
    return refusals
  }

/** Resolves to null when the cart of this token was ordered or no longer exists. */
async function loadStrayCart(client: ApiClient, links: Links, token: string): Promise<Cart | null> {
  const { answer } = await awaitDecision(loadCart(client, links))
  const cart = answer?.cart
  return cart?.token === token && !cart.closed ? cart : null
}

/**
 * The number of characters of the stray cart's token that are in the key of an addition. The last characters of a
 * signed token are its signature.
 */
const keyPartLength = 40

/** Adds a line item of a stray cart to this browser's cart. A repeated call does not add the item again. */
const addStrayLine =
  (item: CartItem, strayToken: string): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, languageId }) => {
    const epoch = selectEpoch(getState())
    const token = getState().cart.token ?? ''
    const key = createRequestKey(strayToken.slice(-keyPartLength), { id: item.id, token })
    const addition = addLine(client, await dispatch(fetchEndpoints()), item, languageId, key)
    const { answer, refusal } = await awaitDecision(addition)
    if (answer && selectEpoch(getState()) === epoch) dispatch(cartReceived(answer.cart))
    return refusal
  }

/**
 * Resolves after a response or a refusal. Rejects when the error does not concern the item or the cart itself: no valid
 * response, a server error, no session, or too many calls.
 */
async function awaitDecision<Answer>(
  call: Promise<Answer>,
): Promise<{ answer: Answer | null; refusal: RecordedError | null }> {
  try {
    return { answer: await call, refusal: null }
  } catch (error) {
    const refusal = recordError(error)
    const { status = 0 } = refusal
    if (status < 400 || status >= 500 || [401, 403, 408, 429].includes(status)) throw error
    return { answer: null, refusal }
  }
}
