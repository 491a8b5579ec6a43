import { ApiError } from '../http/ApiError'
import { loadProduct } from './catalogueApi'
import type { Product } from '../../contract/product'
import { fetchEndpoints } from '../http/links'
import type { AppThunk } from '../AppThunk'

/** Resolves to 'gone' when the product is no longer sold, and to null after any other error. */
export const loadFreshProduct =
  (id: number): AppThunk<Promise<Product | 'gone' | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      return await loadProduct(client, await dispatch(fetchEndpoints()), id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.status === 410 ? 'gone' : null
    }
  }
