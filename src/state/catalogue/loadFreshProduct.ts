import { ApiError } from '../../apiClient/ApiError'
import { loadProduct } from '../../apiClient/catalogue'
import type { Product } from '../../contract/product'
import { endpoints } from '../app/endpoints'
import type { ShopThunk } from '../services'

/** The product of now; 'gone' when the shop took it away, null when it can't be asked. */
export const loadFreshProduct =
  (id: number): ShopThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      return await loadProduct(client, await dispatch(endpoints()), id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.status === 410 ? 'gone' : null
    }
  }
