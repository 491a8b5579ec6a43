import type { CartAnswer, CartItem } from '../../contract/cart'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { sendAddition, sendGiftDestination } from './cartApi'
import { isSameLine } from './cartDifference'

/** Adds a line as it was in a cart, with its gift list, message, quantity or amount, and destination. */
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
  const line = answer?.cart?.items.find((one) => isSameLine(one, item))
  if (!line || item.destination === null || line.destination === item.destination) return answer
  // The gift is already in the cart. If its destination is no longer possible, the gift gets the destination of its
  // list.
  return sendGiftDestination(client, line, item.destination, id_lang).catch(() => answer)
}
