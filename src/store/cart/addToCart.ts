import { addToCart as sendAddition, type CartAddition } from './cartApi'
import { fetchEndpoints } from '../fetchEndpoints'
import type { AppThunk } from '../services'
import { panelOpened } from '../sidePanelSlice'
import { type CartOutcome, toCartOutcome } from './cartOutcome'
import { changeCart } from './changeCart'
import { selectCart } from './cartSelectors'

/** Adds a variant to the cart. The caller displays the outcome. */
export const putInCart =
  (addition: CartAddition): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const add = async () => {
      const links = selectCart(getState())?._links
      const target = links?.add_to_cart ? links : await dispatch(fetchEndpoints())
      return sendAddition(client, target, addition, languageId)
    }
    const change = await dispatch(changeCart(add, { adds: true }))
    return toCartOutcome(change)
  }

/** Adds a variant to the cart and displays the outcome in the side panel. */
export const addToCart =
  (addition: CartAddition): AppThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const outcome = await dispatch(putInCart(addition))
    dispatch(panelOpened({ mode: 'cartResult', data: { ...outcome, addition } }))
    return outcome
  }
