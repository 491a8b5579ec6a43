import { cartAnswer, type Cart, type CartAnswer, type CartItem, type CartVoucher } from '../../contract/cart'
import type { GiftDestination } from '../../contract/giftDestination'
import type { Links } from '../../contract/links'
import type { UpdateItemPayload } from '../../contract/requests'
import type { CartAddition } from './cartSlice'
import type { ApiClient } from '../http/client'
import { followLink } from '../http/links'
import { isSameLine } from './cartDifference'

/** The response to every cart request contains the cart, or is null without a body. */
export const loadCart = (client: ApiClient, links: Links) => followLink(client, links, 'my_cart', cartAnswer)

/** The root and the cart have an add_to_cart link. A call that is repeated with its key counts once. */
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

/** Adds a line item with its gift list, message, quantity or amount, and destination. */
export async function addLine(
  client: ApiClient,
  links: Links,
  item: CartItem,
  id_lang: number,
  idempotencyKey: string,
): Promise<CartAnswer | null> {
  const { id_product, id_product_attribute, id_giftlist_product, quantity, amount, message } = item
  const addition = { id_product, id_product_attribute, id_giftlist_product, quantity }
  const payload = { ...addition, ...(amount !== null && { amount }), ...(message && { message }) }
  const answer = await sendAddition(client, links, payload, id_lang, idempotencyKey)
  const line = answer?.cart?.items.find((candidate) => isSameLine(candidate, item))
  if (!line || item.destination === null || line.destination === item.destination) return answer
  // The gift is already in the cart. If its destination is no longer possible, the gift gets the destination of its
  // list.
  return sendGiftDestination(client, line, item.destination, id_lang).catch(() => answer)
}
