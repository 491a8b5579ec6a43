import { loadProducts } from '../../../../apiClient/catalogue'
import type { ProductCard } from '../../../../contract/product'
import { endpoints } from '../../../../state/app/endpoints'
import type { ShopThunk } from '../../../../state/services'
import { listElement } from '../listElement'
import { freshCard } from './freshCard'

/** The same pieces with their price and stock of now; the same array when nothing has changed. Rejects with the ApiError. */
export const refreshCards =
  (cards: readonly ProductCard[]): ShopThunk<Promise<readonly ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(endpoints())
    const ids = cards.map(({ id_product }) => id_product)
    const list = await loadProducts(client, links, { ids, limit: ids.length })
    const now = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    const fresh = cards.map((card) => freshCard(card, now.get(card.id_product)))
    if (fresh.every((card, index) => card === cards[index])) return cards
    holdHeights()
    return fresh
  }

/** A piece that is no longer reduced has fewer lines: its tile keeps its height, so that nothing moves. */
function holdHeights(): void {
  listElement()
    ?.querySelectorAll<HTMLElement>('ul > li')
    .forEach((tile) => (tile.style.minHeight = `${tile.offsetHeight}px`))
}
