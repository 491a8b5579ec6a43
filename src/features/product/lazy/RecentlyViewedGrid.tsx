import type { ProductCard } from '../../../contract/product'
import { bringMessages } from '../../../i18n/lateMessages'
import { ProductGridSection } from '../../productList/productGrid/ProductGridSection'
import { loadProducts } from '../../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import type { AppThunk } from '../../../store/services'
import { useQuery } from '../../../store/query/useQuery'

const useMessages = bringMessages('gallery')

/** Shows the recently viewed products with their current prices. It renders nothing when they cannot be fetched. */
export function RecentlyViewedGrid({ ids }: { ids: readonly number[] }) {
  const words = useMessages('gallery').recent
  const { data: cards } = useQuery(ids.join(), () => loadRecentlyViewed(ids), { isPublic: true })
  return cards && cards.length > 0 && <ProductGridSection title={words.title} products={cards} />
}

/** Loads the cards of products in the order of their ids. Products that are no longer sold are omitted. */
const loadRecentlyViewed =
  (ids: readonly number[]): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const list = await loadProducts(client, await dispatch(fetchEndpoints()), { ids, limit: ids.length })
    const found = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }
