import type { ProductCard } from '../../contract/product'
import { loadProducts } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/services'

/**
 * Fetches the cards in a colour (a key of the facet `colours`). A product that is not sold in that colour keeps its card.
 * Rejects with an ApiError.
 */
export const fetchColourCards =
  (cards: readonly ProductCard[], colour: string): AppThunk<Promise<ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = cards.map(({ id_product }) => id_product)
    const query = { ids, filters: { colours: [colour] }, limit: ids.length }
    const { _embedded } = await loadProducts(client, links, query)
    const coloured = new Map(_embedded.products.map((card) => [card.id_product, card]))
    return cards.map((card) => mergeColouredCard(card, coloured.get(card.id_product)))
  }

/** Keeps the shape of a card, so that the grid does not change: a wide card needs a wide picture. */
function mergeColouredCard(card: ProductCard, coloured: ProductCard | undefined): ProductCard {
  if (!coloured || (card.picture_wide && !coloured.picture_wide)) return card
  return { ...coloured, tile: card.tile, is_new: card.is_new }
}
