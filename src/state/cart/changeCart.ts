import { ApiError } from '../../api/ApiError'
import type { Cart } from '../../contract/cart'
import { recorded, saysCartClosed, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { cartClosed, cartReceived, mutationBegun, mutationEnded } from './cartSlice'

/** How a change went: the API's answer (null for a success without one), or why not. */
export type Change<Answer> = { ok: true; answer: Answer | null } | { ok: false; error: RecordedError }

/** What a change that has nothing left to do gives instead of an answer: the cart stays. */
export const unchanged = Symbol('unchanged')

/**
 * One change of the cart (SPEC §4): busy from now until it is done, after the changes asked
 * for before it. An answer for a shopper who has logged out since is dropped.
 */
export const changeCart =
  <Answer extends { cart: Cart | null }>(
    call: () => Promise<Answer | null | typeof unchanged>,
  ): ShopThunk<Promise<Change<Answer>>> =>
  async (dispatch, getState, { inOrder }) => {
    dispatch(mutationBegun())
    try {
      return await inOrder(async () => {
        const { era } = getState().cart
        const isStillAsked = () => getState().cart.era === era
        try {
          const answer = await call()
          if (answer === unchanged) return { ok: true, answer: null }
          if (isStillAsked()) dispatch(cartReceived(answer?.cart ?? null))
          return { ok: true, answer }
        } catch (error) {
          const failure = recorded(error)
          if (saysCartClosed(failure) && isStillAsked()) dispatch(cartClosed())
          return { ok: false, error: failure }
        }
      })
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
