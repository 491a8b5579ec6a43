import { useRef } from 'react'
import { loadFullProducts } from '../../store/catalogue/catalogueApi'
import type { Product } from '../../contract/product'
import { fetchEndpoints } from '../../store/http/links'
import { useQuery } from '../../store/query/useQuery'
import type { Wish } from '../../store/wishlist/deviceWishes'

const maxProductsPerRequest = 100

/**
 * `knownProducts` contains the products by id; a product that is no longer sold is null. Each product is fetched once,
 * even if it is removed from the list and restored.
 */
export function useWishedProducts(list: readonly Wish[]) {
  const knownProducts = useRef<ReadonlyMap<number, Product | null>>(new Map())
  const missingIds = [...new Set(list.map(({ id_product }) => id_product))]
    .filter((id) => !knownProducts.current.has(id))
    .slice(0, maxProductsPerRequest)

  const { status, retry } = useQuery(
    missingIds.length > 0 ? missingIds.join() : null,
    () =>
      async (dispatch, _getState, { client }) => {
        const products = await loadFullProducts(client, await dispatch(fetchEndpoints()), missingIds)
        knownProducts.current = new Map([
          ...knownProducts.current,
          ...missingIds.map((id) => [id, products.find(({ id_product }) => id_product === id) ?? null] as const),
        ])
        return true
      },
    { isPublic: true },
  )
  const hasFailed = missingIds.length > 0 && status === 'failed'
  return { knownProducts: knownProducts.current, isLoading: missingIds.length > 0 && !hasFailed, hasFailed, retry }
}
