import { ApiError } from '../http/ApiError'
import { addToCart, removeItem as sendRemoval, updateItem as sendUpdate } from './cartApi'
import type { CartItem } from '../../contract/cart'
import type { AppThunk } from '../services'
import { quantitySent, quantitySettled, quantityWanted } from './cartSlice'
import { type CartOutcome, toCartOutcome } from './cartOutcome'
import { changeCart, requireCart, unchanged } from './changeCart'
import { fetchEndpoints } from '../fetchEndpoints'
import { isSameLine } from './cartDifference'
import { selectCart } from './cartSelectors'

/**
 * Sets the quantity of a line; 0 or less removes the line (SPEC §4, §5). Quick clicks are combined: at most one request
 * is running and one is waiting, which sends the latest quantity. Every caller receives the outcome of the request that
 * sent its quantity.
 */
export const updateItem =
  (id: CartItem['id'], quantity: number): AppThunk<Promise<CartOutcome>> =>
  (dispatch, _getState, { joinInFlight }) => {
    const wanted = { id, quantity: Math.max(quantity, 0) }
    dispatch(quantityWanted(wanted))
    return joinInFlight(`quantity ${id}`, (stopJoining) => dispatch(sendWantedQuantity(wanted, stopJoining)))
  }

/**
 * Sends the latest quantity of the line, which may be newer than `wanted` when the request begins. Removing a line that
 * is already missing needs no request.
 */
const sendWantedQuantity =
  (wanted: Pick<CartItem, 'id' | 'quantity'>, stopJoining: () => void): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const { id } = wanted
    const getLatest = () => getState().cart.wanted[id]
    let hasBegun = false
    try {
      const change = await dispatch(
        changeCart(async () => {
          hasBegun = true
          stopJoining()
          const { quantity } = getLatest() ?? wanted
          dispatch(quantitySent(id))
          const item = dispatch(requireCart()).items.find((line) => line.id === id)
          if (quantity === 0) return item ? sendRemoval(client, item) : unchanged
          if (!item) throw createMissingLineError()
          return sendUpdate(client, item, quantity, languageId)
        }),
      )
      return toCartOutcome(change)
    } finally {
      stopJoining()
      // A later quantity that is still waiting in the queue must not be cleared.
      if (!hasBegun || getLatest()?.isSent !== false) dispatch(quantitySettled(id))
    }
  }

const createMissingLineError = () =>
  new ApiError({ name: 'CartError', message: 'The line is not in the cart any more', code: 'ERR_NO_LINE' })

export const removeItem = (id: CartItem['id']) => updateItem(id, 0)

/**
 * Puts a removed line back with its variant, gift list and quantity. The side panel stays closed, since the cart is on
 * the page. A quantity that has been added again in the meantime counts, so a repeated request adds nothing.
 */
export const restoreLine =
  (item: CartItem): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const { id_product, id_product_attribute, id_giftlist_product, quantity } = item
    const restore = async () => {
      const present = selectCart(getState())?.items.find((line) => isSameLine(line, item))
      if (present && present.quantity >= quantity) return unchanged
      if (present) return sendUpdate(client, present, quantity, languageId)
      const addition = { id_product, id_product_attribute, id_giftlist_product, quantity }
      return addToCart(client, await dispatch(fetchEndpoints()), addition, languageId)
    }
    const change = await dispatch(changeCart(restore, { adds: true }))
    return toCartOutcome(change)
  }
