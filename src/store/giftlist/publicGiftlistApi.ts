import { foundGiftlists, publicGiftlist, type FoundGiftlist, type PublicGiftlist } from '../../contract/giftlist'
import type { Links } from '../../contract/links'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** Loads a published list by its id or its code (SPEC §7). `links` are those of the root. */
export const loadPublicGiftlist = (client: ApiClient, links: Links, id_giftlist: string): Promise<PublicGiftlist> =>
  requireAnswer(followLink(client, getLink(links, 'public_giftlist'), publicGiftlist, { payload: { id_giftlist } }))

/** Finds listed lists by their name or that of the parents, and any published list by its code (SPEC §7). */
export async function findGiftlists(client: ApiClient, links: Links, search: string): Promise<FoundGiftlist[]> {
  const answer = await requireAnswer(
    followLink(client, getLink(links, 'find_giftlist'), foundGiftlists, { payload: { search } }),
  )
  return answer._embedded.giftlists
}
