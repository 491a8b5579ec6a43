import type { Cart, CartItem } from '../../contract/cart'
import type { GiftDestination } from '../../contract/giftDestination'
import type { AppThunk, StoreServices } from '../AppThunk'
import { sendGiftDestination, sendItemChange } from './cartApi'
import { createMissingLineError } from './cartThunks'
import { changeCart, type CartOutcome, noChange } from './changeCart'
import { requireCart } from './cartSlice'

/**
 * Sends nothing if the change is already in effect by the time of the request.
 * @param isInEffect whether the line item already has the giver's choice
 */
const changeGift =
  (
    id: CartItem['id'],
    isInEffect: (line: CartItem) => boolean,
    send: (line: CartItem, services: StoreServices) => ReturnType<typeof sendItemChange>,
  ): AppThunk<Promise<CartOutcome>> =>
  async (dispatch, getState, services) => {
    const findLine = (cart: Cart | null) => cart?.items.find((line) => line.id === id)
    const sendGiftChange = async () => {
      const line = findLine(requireCart(getState()))
      if (!line) throw createMissingLineError()
      return isInEffect(line) ? noChange : send(line, services)
    }
    const isMade = (_before: Cart | null, now: Cart | null) => {
      const line = findLine(now)
      return line !== undefined && isInEffect(line)
    }
    return dispatch(changeCart(sendGiftChange, { isMade }))
  }

/** If the user makes several choices, the latest choice is sent last. */
export const chooseGiftDestination = (id: CartItem['id'], destination: GiftDestination) =>
  changeGift(
    id,
    (line) => line.destination === destination,
    (line, { client, languageId }) => sendGiftDestination(client, line, destination, languageId),
  )

/** `amount` is in euro. */
export const changeContribution = (id: CartItem['id'], amount: number) =>
  changeGift(
    id,
    (line) => line.amount === amount,
    (line, { client, languageId }) => sendItemChange(client, line, { quantity: 1, amount }, languageId),
  )
