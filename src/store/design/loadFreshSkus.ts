import { loadFullProducts } from '../catalogue/catalogueApi'
import { fetchEndpoints } from '../fetchEndpoints'
import { ApiError } from '../http/ApiError'
import type { AppThunk } from '../services'
import type { FreshSku } from './results'

/** Loads the SKUs of products as they are now, by `id_sku`; null when they cannot be loaded. */
export const loadFreshSkus =
  (products: readonly number[]): AppThunk<Promise<Map<number, FreshSku> | null>> =>
  async (dispatch, _getState, { client }) => {
    try {
      const loaded = await loadFullProducts(client, await dispatch(fetchEndpoints()), products)
      return new Map(
        loaded.flatMap(({ combinations }) =>
          combinations.map(({ id_sku, price, stock, delivery }) => [id_sku, { price: price.amount, stock, delivery }]),
        ),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return null
    }
  }
