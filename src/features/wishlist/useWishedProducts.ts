import { useRef } from 'react'
import { loadFullProducts } from '../../store/catalogue/catalogueApi'
import type { Product } from '../../contract/product'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/services'
import { useQuery } from '../../store/query/useQuery'
import type { Wish } from '../../store/wishlist/deviceWishes'

/** One request can contain at most 100 products. */
const most = 100

const load =
  (ids: readonly number[]): AppThunk<Promise<Product[]>> =>
  async (dispatch, _getState, { client }) =>
    loadFullProducts(client, await dispatch(fetchEndpoints()), ids)

/**
 * Returns the current products of a wishlist by id; a product that is no longer sold is null. Each product is fetched
 * once, even when it is removed from the list and restored.
 */
export function useWishedProducts(list: readonly Wish[]) {
  const known = useRef<ReadonlyMap<number, Product | null>>(new Map())
  const missing = [...new Set(list.map(({ id_product }) => id_product))]
    .filter((id) => !known.current.has(id))
    .slice(0, most)

  const { status, retry } = useQuery(
    missing.length > 0 ? missing.join() : null,
    (): AppThunk<Promise<true>> => async (dispatch) => {
      const found = new Map((await dispatch(load(missing))).map((product) => [product.id_product, product]))
      known.current = new Map([...known.current, ...missing.map((id) => [id, found.get(id) ?? null] as const)])
      return true
    },
    { isPublic: true },
  )
  const failed = missing.length > 0 && status === 'failed'
  return { known: known.current, loading: missing.length > 0 && !failed, failed, retry }
}
