import type { ShopState } from '../store'

/** SPEC §4: whether a change of the cart is under way. */
export const isCartBusy = ({ cart }: ShopState): boolean => cart.pending > 0

/** Pieces in the cart, e.g. for the cart button. */
export const cartCount = ({ cart }: ShopState): number =>
  cart.cart?.items.reduce((pieces, item) => pieces + item.quantity, 0) ?? 0
