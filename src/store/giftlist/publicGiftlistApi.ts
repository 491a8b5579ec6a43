import { foundGiftlists, publicGiftlist, type FoundGiftlist } from '../../contract/giftlist'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'

/** Loads a published list by its code or, if it may be searched, by its id (SPEC §7). `links` are those of the root. */
export const loadPublicGiftlist = (client: ApiClient, links: Links, id_giftlist: string) =>
  requestAnswer(client, links, 'public_giftlist', publicGiftlist, { payload: { id_giftlist } })

/**
 * Finds lists that may be searched, by their name or the parents' names, and any published list by its code (SPEC §7).
 */
export async function findGiftlists(client: ApiClient, links: Links, search: string): Promise<FoundGiftlist[]> {
  const answer = await requestAnswer(client, links, 'find_giftlist', foundGiftlists, { payload: { search } })
  return answer._embedded.giftlists
}
