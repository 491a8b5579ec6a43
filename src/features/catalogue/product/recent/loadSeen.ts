import { loadProducts } from '../../../../apiClient/catalogue'
import type { ProductCard } from '../../../../contract/product'
import { endpoints } from '../../../../state/app/endpoints'
import type { ShopThunk } from '../../../../state/services'

/** The products of these ids as lists show them, in this order; those that are gone are left out. */
export const loadSeen =
  (ids: readonly number[]): ShopThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const list = await loadProducts(client, await dispatch(endpoints()), { ids, limit: ids.length })
    const found = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }
