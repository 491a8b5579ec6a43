import type { Cart } from '../../contract/cart'
import { addToCart as sendAddition, type CartAddition } from './cartApi'
import { fetchEndpoints } from '../fetchEndpoints'
import type { AppThunk } from '../services'
import { panelOpened } from '../sidePanelSlice'
import { ApiError } from '../http/ApiError'
import { isOutcomeUncertain } from '../http/recordedError'
import { type CartOutcome, toCartOutcome } from './cartOutcome'
import { changeCart } from './changeCart'
import { countItems, isSameLine } from './cartDifference'
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
    const change = await dispatch(
      changeCart(add, { adds: true, isMade: (before, now) => isAdded(addition, before, now) }),
    )
    return toCartOutcome(change)
  }

/** Whether a cart has what was added to an earlier one. Contributions to the same item are one line, with their sum. */
export function isAdded(addition: CartAddition, before: Cart | null, now: Cart | null): boolean {
  const { id_product_attribute, id_giftlist_product = null, quantity = 1, amount = null } = addition
  const line = { id_product_attribute, id_giftlist_product, amount }
  if (amount === null) return countItems(now, line) >= countItems(before, line) + quantity
  const sumCents = (cart: Cart | null) =>
    Math.round(100 * (cart?.items.find((item) => item.amount !== null && isSameLine(item, line))?.amount ?? 0))
  return sumCents(now) >= sumCents(before) + Math.round(100 * amount)
}

/** Adds a variant to the cart and displays the outcome in the side panel. See `putInCart` for the key. */
export const addToCart =
  (addition: CartAddition, key = createAdditionKey()): AppThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const outcome = await dispatch(putInCart(addition, key))
    dispatch(panelOpened({ mode: 'cartResult', data: { ...outcome, addition, key } }))
    return outcome
  }
