import { ApiError } from '../../apiClient/ApiError'
import { removeItem as sendRemoval, updateItem as sendUpdate } from '../../apiClient/cart'
import type { CartItem } from '../../contract/cart'
import type { ShopThunk } from '../services'
import { quantitySettled, quantityWanted } from './cartSlice'
import { changeCart, openCart, unchanged } from './changeCart'
import { outcomeOf, type CartOutcome } from './outcome'

/** A quantity that waits for its turn: until then a newer one takes its place, and both get the same outcome. */
export interface LineWish {
  wish: { quantity: number }
  outcome: Promise<CartOutcome>
}

const lineGone = () =>
  new ApiError({ name: 'CartError', message: 'The line is not in the cart any more', code: 'ERR_NO_LINE' })

/** Sends what is wanted when it is the line's turn. A line that is gone already stays gone, without a call. */
const sendWish =
  (id: CartItem['id'], wish: LineWish['wish']): ShopThunk<Promise<CartOutcome>> =>
  async (dispatch, _getState, { client, languageId, lineWishes }) => {
    const waitNoLonger = () => {
      if (lineWishes.get(id)?.wish === wish) lineWishes.delete(id)
    }
    try {
      const change = await dispatch(
        changeCart(async () => {
          waitNoLonger()
          const item = dispatch(openCart()).items.find((line) => line.id === id)
          if (wish.quantity <= 0) return item ? sendRemoval(client, item) : unchanged
          if (!item) throw lineGone()
          return sendUpdate(client, item, wish.quantity, languageId)
        }),
      )
      return outcomeOf(change)
    } finally {
      waitNoLonger()
      if (!lineWishes.has(id)) dispatch(quantitySettled(id))
    }
  }

/**
 * Sets a line's quantity; 0 or less removes it (SPEC §4, §5). Quick clicks join: one call is under way and one waits
 * at most, which brings the last wish. Everybody gets the outcome of the call that brought theirs.
 */
export const updateItem =
  (id: CartItem['id'], quantity: number): ShopThunk<Promise<CartOutcome>> =>
  (dispatch, _getState, { lineWishes }) => {
    dispatch(quantityWanted({ id, quantity: Math.max(quantity, 0) }))
    const waiting = lineWishes.get(id)
    if (waiting) {
      waiting.wish.quantity = quantity
      return waiting.outcome
    }
    const wish = { quantity }
    const outcome = dispatch(sendWish(id, wish))
    lineWishes.set(id, { wish, outcome })
    return outcome
  }

export const removeItem = (id: CartItem['id']) => updateItem(id, 0)
