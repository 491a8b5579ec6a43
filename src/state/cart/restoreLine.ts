import { addToCart, updateItem } from '../../apiClient/cart'
import type { CartItem } from '../../contract/cart'
import { endpoints } from '../app/endpoints'
import type { ShopThunk } from '../services'
import { changeCart, unchanged } from './changeCart'
import { outcomeOf, type CartOutcome } from './outcome'
import { sameLine } from './sameLine'

/**
 * Puts a removed line back as it was: version, gift list and quantity, without the side panel, since the shopper is
 * looking at the cart. What of it is in the cart again meanwhile counts, so that asking twice gives no more than once.
 */
export const restoreLine =
  (item: CartItem): ShopThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    const { id_product, id_product_attribute, id_giftlist_product, quantity } = item
    const restore = async () => {
      const there = getState().cart.cart?.items.find((line) => sameLine(line, item))
      if (there && there.quantity >= quantity) return unchanged
      if (there) return updateItem(client, there, quantity, languageId)
      const addition = { id_product, id_product_attribute, id_giftlist_product, quantity }
      return addToCart(client, await dispatch(endpoints()), addition, languageId)
    }
    const change = await dispatch(changeCart(restore, { adds: true }))
    return outcomeOf(change)
  }
