import { cartAnswer, type Cart, type CartAnswer, type CartItem, type CartVoucher } from '../../contract/cart'
import type { Links } from '../../contract/links'
import type { AddToCart } from '../../contract/requests'
import type { ApiClient } from '../http/client'
import { followLink, getLink } from '../http/links'

/** The item to add to the cart; `quantity` is 1 when left out (SPEC §5, §9). */
export type CartAddition = Omit<AddToCart, 'id_lang'>

/** The answer of every call has the new cart; null is a success without an answer. */
type Answer = Promise<CartAnswer | null>

/** GET my_cart link. */
export const loadCart = (client: ApiClient, links: Links): Answer =>
  followLink(client, getLink(links, 'my_cart'), cartAnswer)

/** add_to_cart link of the root or of the cart. A repeated call with the same key does not count again. */
export const addToCart = (
  client: ApiClient,
  links: Links,
  addition: CartAddition,
  id_lang: number,
  idempotencyKey: string,
): Answer =>
  followLink(client, getLink(links, 'add_to_cart'), cartAnswer, {
    method: 'POST',
    payload: { ...addition, quantity: addition.quantity ?? 1, id_lang },
    idempotencyKey,
  })

/** Update link of a line; the caller sends quantities of 1 and more only. */
export const updateItem = (client: ApiClient, item: CartItem, quantity: number, id_lang: number): Answer =>
  followLink(client, getLink(item._links, 'update'), cartAnswer, { method: 'PUT', payload: { quantity, id_lang } })

/** Remove link of a line. */
export const removeItem = (client: ApiClient, item: CartItem): Answer =>
  followLink(client, getLink(item._links, 'remove'), cartAnswer, { method: 'DELETE' })

/** addvoucher link of the cart. */
export const addVoucher = (client: ApiClient, cart: Cart, code: string): Answer =>
  followLink(client, getLink(cart._links, 'addvoucher'), cartAnswer, { method: 'POST', payload: { code } })

/** Remove link of a voucher. */
export const removeVoucher = (client: ApiClient, voucher: CartVoucher): Answer =>
  followLink(client, getLink(voucher._links, 'remove'), cartAnswer, { method: 'DELETE' })
