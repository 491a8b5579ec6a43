import type { Product } from '../../../contract/product'
import { loadFullProducts } from '../../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/AppThunk'

/** A response with full products is much larger than a response with cards. */
const productsPerRequest = 24

/** Rejects with an ApiError. */
export const loadDrawnProducts =
  (ids: readonly number[], signal: AbortSignal): AppThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const groups = Array.from({ length: Math.ceil(ids.length / productsPerRequest) }, (_, index) =>
      ids.slice(index * productsPerRequest, (index + 1) * productsPerRequest),
    )
    return (await Promise.all(groups.map((group) => loadFullProducts(client, links, group, signal)))).flat()
  }
