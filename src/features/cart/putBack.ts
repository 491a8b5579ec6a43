import { addToCart as sendAddition } from '../../api/cart'
import type { CartItem } from '../../contract/cart'
import { endpoints } from '../../state/app/endpoints'
import { changeCart } from '../../state/cart/changeCart'
import { outcomeOf, type CartOutcome } from '../../state/cart/outcome'
import type { ShopThunk } from '../../state/services'

/** Puts a removed line back, without the side panel: the shopper is looking at the cart. */
export const putBack =
  (item: CartItem): ShopThunk<Promise<CartOutcome>> =>
  async (dispatch, _getState, { client, languageId }) => {
    const { id_product, id_product_attribute, id_giftlist_product, quantity } = item
    const addition = { id_product, id_product_attribute, id_giftlist_product, quantity }
    const change = await dispatch(
      changeCart(async () => sendAddition(client, await dispatch(endpoints()), addition, languageId)),
    )
    return outcomeOf(change)
  }
