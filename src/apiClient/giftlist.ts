import {
  giftlist,
  giftlistItem,
  giftlistList,
  type CreateGiftlist,
  type Giftlist,
  type GiftlistItem,
  type GiftlistList,
} from '../contract/giftlist'
import type { Links } from '../contract/links'
import { ApiError } from './ApiError'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** GET my_giftlists link of a customer's session: the latest first, and the link that creates one (SPEC §7). */
export const loadGiftlists = (client: ShopClient, links: Links): Promise<GiftlistList> =>
  needed(follow(client, linkNamed(links, 'my_giftlists'), giftlistList))

/** POST my_giftlists, by the create link of the lists: the new list. */
export const createGiftlist = (
  client: ShopClient,
  { _links }: GiftlistList,
  payload: CreateGiftlist,
): Promise<Giftlist> => needed(follow(client, linkNamed(_links, 'create'), giftlist, { method: 'POST', payload }))

/** The ids of a version. */
interface Version {
  id_product: number
  id_product_attribute: number
}

/**
 * POST /v1/my/giftlists/{id_giftlist}/{id_product}/{id_product_attribute}: one piece of a version onto a list, where it
 * may stand already: asking again does no harm. False on failure, whichever (SPEC §7, §8), and when nothing says that
 * it is there.
 */
export async function addToGiftlist(
  client: ShopClient,
  id_giftlist: number,
  { id_product, id_product_attribute }: Version,
): Promise<GiftlistItem | false> {
  const path = [id_giftlist, id_product, id_product_attribute].map(encodeURIComponent).join('/')
  try {
    return (await client.request(`/v1/my/giftlists/${path}`, giftlistItem, { method: 'POST' })) ?? false
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
