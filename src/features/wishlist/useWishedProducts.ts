import { useRef } from 'react'
import { loadFullProducts } from '../../store/catalogue/catalogueApi'
import type { Combination, Product } from '../../contract/product'
import { fetchEndpoints } from '../../store/http/links'
import { useQuery } from '../../store/query/useQuery'
import type { Wish } from '../../store/wishlist/deviceWishes'

const maxProductsPerRequest = 100

/** A variant on the wishlist, with the current product. */
export interface WishedVariant {
  wish: Wish
  product: Product
  variant: Combination
}

/** Each product is fetched once, even if it is removed from the list and restored. */
export function useWishedProducts(list: readonly Wish[]) {
  /** The products by id; null for a product that is no longer sold. */
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
  return {
    ...matchWishedVariants(list, knownProducts.current),
    isLoading: missingIds.length > 0 && !hasFailed,
    hasFailed,
    retry,
  }
}

/**
 * Splits a wishlist, in its order, into variants that are still sold and variants that are not. Variants of products
 * that are not loaded yet are in neither part.
 */
function matchWishedVariants(list: readonly Wish[], productsById: ReadonlyMap<number, Product | null>) {
  const items: WishedVariant[] = []
  const discontinuedWishes: Wish[] = []
  for (const wish of list) {
    const product = productsById.get(wish.id_product)
    if (product === undefined) continue
    const variant = product?.combinations.find(
      (candidate) => candidate.id_product_attribute === wish.id_product_attribute,
    )
    if (product && variant) items.push({ wish, product, variant })
    else discontinuedWishes.push(wish)
  }
  return { items, discontinuedWishes }
}
