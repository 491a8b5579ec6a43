import type { Cart, CartItem } from '../../contract/cart'
import type { GiftDestination } from '../../contract/giftDestination'
import type { AppThunk } from '../services'
import { type CartOutcome, toCartOutcome, updateGiftDestination } from './cartApi'
import { createMissingLineError } from './cartThunks'
import { changeCart, requireCart, unchanged } from './changeCart'

/** Sets where a line from a gift list goes. The latest of several choices is the last to be sent. */
export const chooseGiftDestination =
  (id: CartItem['id'], destination: GiftDestination): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, _getState, { client, languageId }) => {
    const findLine = (cart: Cart | null) => cart?.items.find((line) => line.id === id)
    const choose = async () => {
      const item = findLine(dispatch(requireCart()))
      if (!item) throw createMissingLineError()
      return item.destination === destination
        ? unchanged
        : updateGiftDestination(client, item, destination, languageId)
    }
    const isMade = (_before: Cart | null, now: Cart | null) => findLine(now)?.destination === destination
    return toCartOutcome(await dispatch(changeCart(choose, { isMade })))
  }
