import { type Links, root } from '../contract/links'
import type { AppThunk } from './services'
import { endpointsReceived } from './appSlice'
import { type CartRule, cartRules } from '../contract/cart'
import type { ApiClient } from './http/client'
import { followLink, getLink, requireAnswer } from './http/links'

/** The root's links; they are loaded again when the start could not load them. Rejects with the ApiError. */
export const fetchEndpoints =
  (): AppThunk<Promise<Links>> =>
  async (dispatch, getState, { client }) => {
    const { links } = getState().app
    if (links) return links
    const loaded = await loadRoot(client)
    dispatch(endpointsReceived(loaded))
    return loaded
  }

/** GET /v1: the end points by name (SPEC §7). */
export const loadRoot = async (client: ApiClient): Promise<Links> =>
  (await requireAnswer(client.request('/v1', root)))._links

/** GET cartrules link: the promotions that take effect by themselves. */
export async function loadCartRules(client: ApiClient, links: Links): Promise<CartRule[]> {
  return (await requireAnswer(followLink(client, getLink(links, 'cartrules'), cartRules)))._embedded.cartrules
}
