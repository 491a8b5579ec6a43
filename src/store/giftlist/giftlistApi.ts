import {
  giftlist,
  giftlistItem,
  giftlistList,
  type CreateGiftlist,
  type Giftlist,
  type GiftlistItem,
  type GiftlistList,
} from '../../contract/giftlist'
import type { Links } from '../../contract/links'
import { ApiError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** GET my_giftlists link of a customer's session: the latest first (SPEC §7). */
export const loadGiftlists = (client: ApiClient, links: Links): Promise<GiftlistList> =>
  requireAnswer(followLink(client, getLink(links, 'my_giftlists'), giftlistList))

/** POST to the same link: the new list. The link's own method is that of loading the lists. */
export const createGiftlist = (client: ApiClient, links: Links, payload: CreateGiftlist): Promise<Giftlist> =>
  requireAnswer(followLink(client, { ...getLink(links, 'my_giftlists'), method: 'POST' }, giftlist, { payload }))

/** The ids of a variant. */
interface VariantIds {
  id_product: number
  id_product_attribute: number
}

/**
 * POST /v1/my/giftlists/{id_giftlist}/{id_product}/{id_product_attribute}: adds one of a variant to a list. It may be
 * on the list already, so a repeated call does no harm. False after any error (SPEC §7, §8) and without an answer.
 */
export async function addToGiftlist(
  client: ApiClient,
  id_giftlist: number,
  { id_product, id_product_attribute }: VariantIds,
): Promise<GiftlistItem | false> {
  const path = [id_giftlist, id_product, id_product_attribute].map(encodeURIComponent).join('/')
  try {
    return (await client.request(`/v1/my/giftlists/${path}`, giftlistItem, { method: 'POST' })) ?? false
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
