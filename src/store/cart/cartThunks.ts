import { ApiError } from '../http/ApiError'
import { addToCart, removeItem as sendRemoval, updateItem as sendUpdate } from './cartApi'
import type { CartItem } from '../../contract/cart'
import type { AppThunk } from '../services'
import { quantitySettled, quantityWanted } from './cartSlice'
import { type CartOutcome, changeCart, openCart, toCartOutcome, unchanged } from './changeCart'
import { fetchEndpoints } from '../fetchEndpoints'
import { isSameLine } from './cartDifference'

/** A quantity that waits for its turn: until then a newer one takes its place, and both get the same outcome. */
export interface PendingQuantity {
  wish: { quantity: number }
  outcome: Promise<CartOutcome>
}

const createLineGoneError = () =>
  new ApiError({ name: 'CartError', message: 'The line is not in the cart any more', code: 'ERR_NO_LINE' })

/** Sends what is wanted when it is the line's turn. A line that is gone already stays gone, without a call. */
const sendPendingQuantity =
  (id: CartItem['id'], wish: PendingQuantity['wish']): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, _getState, { client, languageId, pendingQuantities }) => {
    const stopWaiting = () => {
      if (pendingQuantities.get(id)?.wish === wish) pendingQuantities.delete(id)
    }
    try {
      const change = await dispatch(
        changeCart(async () => {
          stopWaiting()
          const item = dispatch(openCart()).items.find((line) => line.id === id)
          if (wish.quantity <= 0) return item ? sendRemoval(client, item) : unchanged
          if (!item) throw createLineGoneError()
          return sendUpdate(client, item, wish.quantity, languageId)
        }),
      )
      return toCartOutcome(change)
    } finally {
      stopWaiting()
      if (!pendingQuantities.has(id)) dispatch(quantitySettled(id))
    }
  }

/**
 * Sets a line's quantity; 0 or less removes it (SPEC §4, §5). Quick clicks join: one call is under way and one waits
 * at most, which brings the last wish. Everybody gets the outcome of the call that brought theirs.
 */
export const updateItem =
  (id: CartItem['id'], quantity: number): AppThunk<Promise<CartOutcome>> =>
  (dispatch, _getState, { pendingQuantities }) => {
    dispatch(quantityWanted({ id, quantity: Math.max(quantity, 0) }))
    const waiting = pendingQuantities.get(id)
    if (waiting) {
      waiting.wish.quantity = quantity
      return waiting.outcome
    }
    const wish = { quantity }
    const outcome = dispatch(sendPendingQuantity(id, wish))
    pendingQuantities.set(id, { wish, outcome })
    return outcome
  }

export const removeItem = (id: CartItem['id']) => updateItem(id, 0)

/**
 * Puts a removed line back as it was: version, gift list and quantity, without the side panel, since the shopper is
 * looking at the cart. What of it is in the cart again meanwhile counts, so that asking twice gives no more than once.
 */
export const restoreLine =
  (item: CartItem): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const { id_product, id_product_attribute, id_giftlist_product, quantity } = item
    const restore = async () => {
      const there = getState().cart.cart?.items.find((line) => isSameLine(line, item))
      if (there && there.quantity >= quantity) return unchanged
      if (there) return sendUpdate(client, there, quantity, languageId)
      const addition = { id_product, id_product_attribute, id_giftlist_product, quantity }
      return addToCart(client, await dispatch(fetchEndpoints()), addition, languageId)
    }
    const change = await dispatch(changeCart(restore, { adds: true }))
    return toCartOutcome(change)
  }
