import type { CartItem } from '../../contract/cart'
import type { RootState } from '../rootReducer'

/** SPEC §4: whether a change of the cart is under way. */
export const selectIsCartBusy = ({ cart }: RootState): boolean => cart.pending > 0

/** Pieces in the cart, e.g. for the cart button. */
export const selectCartCount = ({ cart }: RootState): number =>
  cart.cart?.items.reduce((pieces, item) => pieces + item.quantity, 0) ?? 0

/** How many pieces of a line the shopper wants: what was asked for last, from the tap on; else what is in the cart. */
export const selectWantedQuantity =
  (id: CartItem['id']) =>
  ({ cart }: RootState): number =>
    cart.wanted[id]?.quantity ?? cart.cart?.items.find((item) => item.id === id)?.quantity ?? 0
