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

/**
 * Follows the my_giftlists link of a customer's session (GET). The response has the lists, latest first, and the link
 * that creates one (SPEC §7).
 */
export const loadGiftlists = (client: ApiClient, links: Links): Promise<GiftlistList> =>
  requireAnswer(followLink(client, getLink(links, 'my_giftlists'), giftlistList))

/** Follows the create link of the lists (POST my_giftlists). The response is the new list. */
export const createGiftlist = (
  client: ApiClient,
  { _links }: GiftlistList,
  payload: CreateGiftlist,
): Promise<Giftlist> =>
  requireAnswer(followLink(client, getLink(_links, 'create'), giftlist, { method: 'POST', payload }))

interface VariantIds {
  id_product: number
  id_product_attribute: number
}

/**
 * Adds one item of a variant to a list with POST /v1/my/giftlists/{id_giftlist}/{id_product}/{id_product_attribute}. The
 * variant may already be on the list, so a repeated request does no harm. Resolves to false after an error (SPEC §7, §8)
 * or without a response.
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
