import type { CartItem } from '../../contract/cart'

/** Whether two lines are the same to a shopper: the same version, from the same gift list or from none. */
export const sameLine = (one: CartItem, other: CartItem): boolean =>
  one.id_product_attribute === other.id_product_attribute && one.id_giftlist_product === other.id_giftlist_product
