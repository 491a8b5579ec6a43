import { loadFullProducts } from '../../../apiClient/catalogue'
import { endpoints } from '../../../state/app/endpoints'
import type { ShopThunk } from '../../../state/services'
import { pieceOf, type Piece } from './pieces'

/** The products as they are now, each as the panel first shows it; what the shop no longer has is left out. Rejects with the ApiError. */
export const loadPieces =
  (ids: readonly number[], signal?: AbortSignal): ShopThunk<Promise<Piece[]>> =>
  async (dispatch, _getState, { client }) => {
    if (ids.length === 0) return []
    const products = await loadFullProducts(client, await dispatch(endpoints()), [...new Set(ids)], signal)
    return products.map(pieceOf)
  }
