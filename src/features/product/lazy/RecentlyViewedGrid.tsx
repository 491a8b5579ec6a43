import { useEffect, useState } from 'react'
import type { ProductCard } from '../../../contract/product'
import { useWords } from '../../../i18n/useWords'
import { getStore } from '../../../store/lazyStore'
import { ProductGridSection } from '../../productList/productGrid/ProductGridSection'
import { loadProducts } from '../../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import type { AppThunk } from '../../../store/services'

/** The products seen before, with their prices of now. Nothing when the shop can't be asked: it is only an offer. */
export function RecentlyViewedGrid({ ids }: { ids: readonly number[] }) {
  const words = useWords('gallery').recent
  const [cards, setCards] = useState<ProductCard[]>([])
  useEffect(() => {
    let stopped = false
    getStore()
      .then((shop) => shop.dispatch(loadRecentlyViewed(ids)))
      .then(
        (loaded) => !stopped && setCards(loaded),
        () => undefined,
      )
    return () => {
      stopped = true
    }
  }, [ids])
  return cards.length > 0 && <ProductGridSection title={words.title} products={cards} />
}

/** The products of these ids as lists show them, in this order; those that are gone are left out. */
const loadRecentlyViewed =
  (ids: readonly number[]): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const list = await loadProducts(client, await dispatch(fetchEndpoints()), { ids, limit: ids.length })
    const found = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }
