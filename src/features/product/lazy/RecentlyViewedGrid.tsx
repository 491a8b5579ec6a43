import type { ProductCard } from '../../../contract/product'
import { bringMessages } from '../../../i18n/lateMessages'
import { cardsPerRow } from '../../../pageTable/contents/lists'
import { ProductGridSection } from '../../productList/productGrid/ProductGridSection'
import { loadProducts } from '../../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/AppThunk'
import { useQuery } from '../../../store/query/useQuery'

const useMessages = bringMessages('gallery')

export function RecentlyViewedGrid({ ids }: { ids: readonly number[] }) {
  const messages = useMessages('gallery').recent
  const { data: cards = [] } = useQuery(ids.join(), () => loadRecentlyViewed(ids), { isPublic: true })
  const row = cards.slice(0, cardsPerRow).map((card): ProductCard => ({ ...card, tile: 'single' }))
  return row.length === cardsPerRow && <ProductGridSection title={messages.title} products={row} />
}

/** Returns the cards in the order of the ids, without products that are no longer sold. */
const loadRecentlyViewed =
  (ids: readonly number[]): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const list = await loadProducts(client, await dispatch(fetchEndpoints()), { ids, limit: ids.length })
    const cardsById = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    return ids.flatMap((id) => cardsById.get(id) ?? [])
  }
