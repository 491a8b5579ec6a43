import { addToCart as sendAddition, type CartAddition } from '../../apiClient/cart'
import { endpoints } from '../app/endpoints'
import type { ShopThunk } from '../services'
import { panelOpened } from '../sidePanel/sidePanelSlice'
import { changeCart } from './changeCart'
import { outcomeOf, type CartOutcome } from './outcome'

/** Puts a version of a product into the cart. Whoever asks shows how that went. */
export const putInCart =
  (addition: CartAddition): ShopThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const add = async () => {
      const links = getState().cart.cart?._links
      const target = links?.add_to_cart ? links : await dispatch(endpoints())
      return sendAddition(client, target, addition, languageId)
    }
    const change = await dispatch(changeCart(add, { adds: true }))
    return outcomeOf(change)
  }

/** Puts a version of a product into the cart and shows in the side panel how that went. */
export const addToCart =
  (addition: CartAddition): ShopThunk<Promise<CartOutcome>> =>
  async (dispatch) => {
    const outcome = await dispatch(putInCart(addition))
    dispatch(panelOpened({ mode: 'cartResult', data: { ...outcome, addition } }))
    return outcome
  }
