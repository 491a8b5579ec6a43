import { cartRules, type CartRule } from '../contract/cart'
import type { Links } from '../contract/links'
import { root } from '../contract/root'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** GET /v1: the end points by name (SPEC §7). */
export const loadRoot = async (client: ShopClient): Promise<Links> => (await needed(client.request('/v1', root)))._links

/** GET cartrules link: the offers that a cart gives of itself. */
export async function loadCartRules(client: ShopClient, links: Links): Promise<CartRule[]> {
  return (await needed(follow(client, linkNamed(links, 'cartrules'), cartRules)))._embedded.cartrules
}
