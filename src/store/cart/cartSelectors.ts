import type { Cart, CartItem } from '../../contract/cart'
import type { Address } from '../../contract/session'
import type { CartState } from './cartSlice'

/** These selectors have a file of their own: the first load counts the cart's items without Redux Toolkit. */
interface CartHolder {
  cart: CartState
}

export const selectCart = ({ cart }: CartHolder): Cart | null => cart.cart

/** SPEC §4: whether a change of the cart is under way. */
export const selectIsCartBusy = ({ cart }: CartHolder): boolean => cart.pending > 0

/** How many items the cart has in all, e.g. for the cart button. */
export const selectCartCount = ({ cart }: CartHolder): number =>
  cart.cart?.items.reduce((count, { quantity }) => count + quantity, 0) ?? 0

/** The quantity of a line that the user asked for last, from the tap on; else the quantity in the cart. */
export const selectWantedQuantity =
  (id: CartItem['id']) =>
  ({ cart }: CartHolder): number =>
    cart.wanted[id]?.quantity ?? cart.cart?.items.find((item) => item.id === id)?.quantity ?? 0

/** The `id_country` that the cart is delivered to; null without a cart. */
export const selectDeliveryCountry = ({ cart }: CartHolder): number | null => cart.cart?.id_country ?? null

/** Whether the cart is delivered or billed to the address. */
export const selectIsUsedByCart =
  (address: Address | null) =>
  ({ cart: { cart } }: CartHolder): boolean =>
    cart !== null &&
    address !== null &&
    (cart.id_address_delivery === address.id_address || cart.id_address_invoice === address.id_address)
