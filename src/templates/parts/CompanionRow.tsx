import type { ProductCard } from '../../contract/product'
import { ProductGrid } from '../../features/productList/productGrid/ProductGrid'
import { useMessages } from '../../i18n/useMessages'
import { cardsPerRow } from '../../pageTable/contents/lists'
import { mergeByRank } from '../../pageTable/pages/campaignVariants'
import { selectCart } from '../../store/cart/cartSlice'
import { loadFullProducts, loadProducts } from '../../store/catalogue/catalogueApi'
import { useAppSelector } from '../../store/hooks'
import { fetchEndpoints } from '../../store/http/links'
import { useQuery } from '../../store/query/useQuery'
import type { AppThunk } from '../../store/AppThunk'
import { SectionHead } from '../../ui/page/SectionHead'
import * as styles from '../../features/productList/productGrid/ProductRow.module.css'

/**
 * The height of the row is reserved, so that nothing moves. If there are too few products for a row, nothing is shown.
 */
export function CompanionRow() {
  const { complementary } = useMessages('catalogue').product
  const items = useAppSelector(selectCart)?.items ?? []
  const ids = [...new Set(items.map(({ id_product }) => id_product))]
  // While the cart changes, the row stays the same, except that products added to the cart disappear from it.
  const { status, data = [] } = useQuery('companions', () => loadCompanions(ids), { isPublic: true })
  const cards = data.filter(({ id_product }) => !ids.includes(id_product)).slice(0, cardsPerRow)
  if (status === 'failed' || (status === 'ready' && cards.length < cardsPerRow)) return null
  return (
    <section className={styles.place}>
      {cards.length > 0 && (
        <>
          <SectionHead title={complementary} />
          <ProductGrid products={cards} />
        </>
      )}
    </section>
  )
}

/**
 * Resolves to up to two rows of products: the first companion of each given product, then the second companion of each,
 * and so on. Companions that are out of stock are left out, and each card is one column wide.
 */
const loadCompanions =
  (ids: readonly number[]): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const products = await loadFullProducts(client, links, ids)
    const rankedIds = mergeByRank(products.map((product) => [...product.id_complementary, ...product.id_related]))
    const companionIds = [...new Set(rankedIds)].filter((id) => !ids.includes(id)).slice(0, 2 * cardsPerRow)
    if (companionIds.length === 0) return []
    const list = await loadProducts(client, links, { ids: companionIds, limit: companionIds.length })
    const cardsById = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    return companionIds
      .flatMap((id) => cardsById.get(id) ?? [])
      .filter(({ stock }) => stock > 0)
      .map((card) => ({ ...card, tile: 'single' }))
  }
