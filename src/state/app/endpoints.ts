import { loadRoot } from '../../apiClient/root'
import type { Links } from '../../contract/links'
import type { ShopThunk } from '../services'
import { endpointsReceived } from './appSlice'

/** The root's links; asked for again when the start could not load them. Rejects with the ApiError. */
export const endpoints =
  (): ShopThunk<Promise<Links>> =>
  async (dispatch, getState, { client }) => {
    const { links } = getState().app
    if (links) return links
    const loaded = await loadRoot(client)
    dispatch(endpointsReceived(loaded))
    return loaded
  }
