import { type Links, root } from '../contract/links'
import type { AppThunk } from './services'
import { endpointsReceived } from './appSlice'
import { type CartRule, cartRules } from '../contract/cart'
import type { ApiClient } from './http/client'
import { followLink, getLink, requireAnswer } from './http/links'

/** Returns the root's links, and loads them if the start failed to. Rejects with an ApiError. */
export const fetchEndpoints =
  (): AppThunk<Promise<Links>> =>
  async (dispatch, getState, { client }) => {
    const { links } = getState().app
    if (links) return links
    const loaded = await loadRoot(client)
    dispatch(endpointsReceived(loaded))
    return loaded
  }

/** Loads the endpoints by name with GET /v1 (SPEC §7). */
export const loadRoot = async (client: ApiClient): Promise<Links> =>
  (await requireAnswer(client.request('/v1', root)))._links

/** Loads the promotions that take effect by themselves, by the cartrules link. */
export async function loadCartRules(client: ApiClient, links: Links): Promise<CartRule[]> {
  return (await requireAnswer(followLink(client, getLink(links, 'cartrules'), cartRules)))._embedded.cartrules
}
