import type { CartItem } from '../../contract/cart'
import type { ShopState } from '../store'

/** SPEC §4: whether a change of the cart is under way. */
export const isCartBusy = ({ cart }: ShopState): boolean => cart.pending > 0

/** Pieces in the cart, e.g. for the cart button. */
export const cartCount = ({ cart }: ShopState): number =>
  cart.cart?.items.reduce((pieces, item) => pieces + item.quantity, 0) ?? 0

/** How many pieces of a line the shopper wants: what was asked for last, from the tap on; else what is in the cart. */
export const wantedQuantity =
  (id: CartItem['id']) =>
  ({ cart }: ShopState): number =>
    cart.wanted[id] ?? cart.cart?.items.find((item) => item.id === id)?.quantity ?? 0
