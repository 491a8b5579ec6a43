import type { ProductCard } from '../../../contract/product'
import { bringMessages } from '../../../i18n/lateMessages'
import { layOutRows } from '../../productList/productGrid/layOutRows'
import { getSpan } from '../../productList/productGrid/ProductGrid'
import { ProductGridSection } from '../../productList/productGrid/ProductGridSection'
import { loadProducts } from '../../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/services'
import { useQuery } from '../../../store/query/useQuery'

const useMessages = bringMessages('gallery')

/** Shows the recently viewed products with their current prices. It renders nothing when they cannot be fetched. */
export function RecentlyViewedGrid({ ids }: { ids: readonly number[] }) {
  const messages = useMessages('gallery').recent
  const { data: cards } = useQuery(ids.join(), () => loadRecentlyViewed(ids), { isPublic: true })
  const rows = cards && takeFullRows(cards)
  return rows && rows.length > 0 && <ProductGridSection title={messages.title} products={rows} />
}

/** Returns the first cards, without those that would leave a gap in the last row. */
function takeFullRows(cards: readonly ProductCard[]): ProductCard[] {
  const cells = layOutRows(cards.map(getSpan))
  const isFull = cells.at(-1)?.isLast ?? true
  return isFull ? [...cards] : takeFullRows(cards.slice(0, -1))
}

/** Loads the cards of products in the order of their ids. Products that are no longer sold are omitted. */
const loadRecentlyViewed =
  (ids: readonly number[]): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const list = await loadProducts(client, await dispatch(fetchEndpoints()), { ids, limit: ids.length })
    const found = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    return ids.flatMap((id) => found.get(id) ?? [])
  }
