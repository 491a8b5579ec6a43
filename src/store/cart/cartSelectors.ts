import type { Cart, CartItem } from '../../contract/cart'
import { ApiError } from '../http/ApiError'
import type { CartState } from './cartSlice'

interface CartHolder {
  cart: CartState
}

export const selectCart = ({ cart }: CartHolder): Cart | null => cart.cart

/** Returns the cart. Throws an ApiError without a cart. */
export function requireCart({ cart: { cart } }: CartHolder): Cart {
  if (!cart) throw new ApiError({ name: 'CartError', message: 'There is no open cart', code: 'ERR_NO_CART' })
  return cart
}

/** Whether a change to the cart is running or waiting (SPEC §4). */
export const selectIsCartBusy = ({ cart }: CartHolder): boolean => cart.pending > 0

export const selectCartCount = ({ cart }: CartHolder): number =>
  cart.cart?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0

/**
 * Returns the latest quantity that the user requested for a line item, even before the request is sent. Without a
 * pending request, returns the quantity in the cart.
 */
export const selectWantedQuantity =
  (id: CartItem['id']) =>
  ({ cart }: CartHolder): number =>
    cart.wanted[id]?.quantity ?? cart.cart?.items.find((item) => item.id === id)?.quantity ?? 0

/** Returns an `id_country`; null without a cart. */
export const selectDeliveryCountry = ({ cart }: CartHolder): number | null => cart.cart?.id_country ?? null
