import type { Cart } from '../../contract/cart'
import { toCents } from '../../contract/completeCart'
import { addToCart as sendAddition, type CartAddition, type CartOutcome, toCartOutcome } from './cartApi'
import { fetchEndpoints } from '../fetchEndpoints'
import type { AppThunk } from '../services'
import { panelOpened } from '../sidePanelSlice'
import { ApiError } from '../http/ApiError'
import { isOutcomeUncertain } from '../http/recordedError'
import { changeCart } from './changeCart'
import { measureLine } from './cartDifference'
import { selectCart } from './cartSelectors'

/** Creates the key of one addition. `randomUUID` is missing on pages without encryption. */
export const createAdditionKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Adds a variant to the cart. The caller displays the outcome.
 * @param key the same for an addition and its repetitions: the shop API counts them once
 */
export const putInCart =
  (addition: CartAddition, key = createAdditionKey()): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId, isLeaving }) => {
    const add = async () => {
      const links = selectCart(getState())?._links
      const target = links?.add_to_cart ? links : await dispatch(fetchEndpoints())
      const send = () => sendAddition(client, target, addition, languageId, key)
      const { cart, session } = getState()
      // Without a token, only the repeated call finds the cart that a lost answer was about.
      const canLoad = cart.token !== null || session.token !== null
      return send().catch((error: unknown) => {
        const isLost = error instanceof ApiError && isOutcomeUncertain(error)
        if (canLoad || !isLost || isLeaving()) throw error
        return send()
      })
    }
    const { id_product_attribute, id_giftlist_product = null, quantity = 1, amount } = addition
    const line = { id_product_attribute, id_giftlist_product, amount }
    const isMade = (before: Cart | null, now: Cart | null) =>
      measureLine(now, line) >= toCents(measureLine(before, line) + (amount ?? quantity))
    const change = await dispatch(changeCart(add, { adds: true, isMade }))
    return toCartOutcome(change)
  }

/** Adds a variant to the cart and displays the outcome in the side panel. See `putInCart` for the key. */
export const addToCart =
  (addition: CartAddition, key = createAdditionKey()): AppThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const outcome = await dispatch(putInCart(addition, key))
    dispatch(panelOpened({ mode: 'cartResult', data: { ...outcome, addition, key } }))
    return outcome
  }
