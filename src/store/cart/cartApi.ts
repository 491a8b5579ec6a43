import { cartAnswer, type Cart, type CartAnswer, type CartItem, type CartVoucher } from '../../contract/cart'
import type { GiftDestination } from '../../contract/giftDestination'
import type { Links } from '../../contract/links'
import type { UpdateItemPayload } from '../../contract/requests'
import type { CartAddition, CartOutcome } from './cartSlice'
import type { ApiClient } from '../http/client'
import { followLink } from '../http/links'
import type { RecordedError } from '../http/ApiError'

/**
 * Follows the my_cart link (GET). As for every cart request, the response contains the cart, or is null without a body.
 */
export const loadCart = (client: ApiClient, links: Links) => followLink(client, links, 'my_cart', cartAnswer)

/** Follows the add_to_cart link of the root or of the cart. A call that is repeated with its key counts once. */
export const sendAddition = (
  client: ApiClient,
  links: Links,
  addition: CartAddition,
  id_lang: number,
  idempotencyKey: string,
) =>
  followLink(client, links, 'add_to_cart', cartAnswer, {
    method: 'POST',
    payload: { ...addition, quantity: addition.quantity ?? 1, id_lang },
    idempotencyKey,
  })

/** The quantity must be at least 1, and exactly 1 for a contribution, which also has an amount. */
export const sendItemChange = (
  client: ApiClient,
  item: CartItem,
  change: Omit<UpdateItemPayload, 'id_lang'>,
  id_lang: number,
) => followLink(client, item._links, 'update', cartAnswer, { method: 'PUT', payload: { ...change, id_lang } })

export const sendItemRemoval = (client: ApiClient, item: CartItem) =>
  followLink(client, item._links, 'remove', cartAnswer, { method: 'DELETE' })

export const sendGiftDestination = (client: ApiClient, item: CartItem, destination: GiftDestination, id_lang: number) =>
  followLink(client, item._links, 'destination', cartAnswer, {
    method: 'PUT',
    payload: { destination, id_lang },
  })

export const sendVoucher = (client: ApiClient, cart: Cart, code: string) =>
  followLink(client, cart._links, 'addvoucher', cartAnswer, { method: 'POST', payload: { code } })

export const sendVoucherRemoval = (client: ApiClient, voucher: CartVoucher) =>
  followLink(client, voucher._links, 'remove', cartAnswer, { method: 'DELETE' })

/** The result of a change: the response (null for a success without a body) or the error. */
export type CartChange<Answer> = { ok: true; answer: Answer | null } | { ok: false; error: RecordedError }

/** The result of a voucher request, which has a type but no data (SPEC §8). */
export type VoucherOutcome = Omit<CartOutcome, 'data'>

export function toCartOutcome(change: CartChange<CartAnswer>): CartOutcome {
  const { type, data } = change.ok ? (change.answer ?? {}) : change.error
  return { ok: change.ok, type, data, error: change.ok ? null : change.error }
}

export function toVoucherOutcome(change: CartChange<CartAnswer>): VoucherOutcome {
  const { ok, type, error } = toCartOutcome(change)
  return { ok, type, error }
}
