import { removeItem as sendRemoval, updateItem as sendUpdate } from '../../api/cart'
import type { CartItem } from '../../contract/cart'
import type { ShopThunk } from '../services'
import { changeCart, openCart, unchanged } from './changeCart'
import { outcomeOf, type CartOutcome } from './outcome'

/** Sets a line's quantity; 0 or less removes it (SPEC §4, §5). A line that is gone already stays gone, without a call. */
export const updateItem =
  (id: CartItem['id'], quantity: number): ShopThunk<Promise<CartOutcome>> =>
  async (dispatch, _getState, { client, languageId }) => {
    const change = await dispatch(
      changeCart(async () => {
        const item = dispatch(openCart()).items.find((line) => line.id === id)
        if (!item) return unchanged
        return quantity <= 0 ? sendRemoval(client, item) : sendUpdate(client, item, quantity, languageId)
      }),
    )
    return outcomeOf(change)
  }

export const removeItem = (id: CartItem['id']) => updateItem(id, 0)
