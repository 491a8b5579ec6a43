import { loadProducts } from '../../../store/catalogue/catalogueApi'
import type { ProductCard } from '../../../contract/product'
import { findReduction } from '../../../contract/reduction'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/AppThunk'
import { listElementId } from '../listElementId'

/** Resolves to the same array if no price or stock has changed. Rejects with an ApiError. */
export const refreshCards =
  (cards: readonly ProductCard[]): AppThunk<Promise<readonly ProductCard[]>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const ids = cards.map(({ id_product }) => id_product)
    const list = await loadProducts(client, links, { ids, limit: ids.length })
    const currentCards = new Map(list._embedded.products.map((card) => [card.id_product, card]))
    const freshCards = cards.map((card) => mergeFreshCard(card, currentCards.get(card.id_product)))
    if (freshCards.every((card, index) => card === cards[index])) return cards
    fixCardHeights()
    return freshCards
  }

/**
 * A card that is no longer reduced has fewer lines, which would shift the other cards. So would a rounded height
 * (offsetHeight).
 */
function fixCardHeights(): void {
  document
    .getElementById(listElementId)
    ?.querySelectorAll<HTMLElement>('ul > li')
    .forEach((element) => (element.style.minHeight = `${element.getBoundingClientRect().height}px`))
}

/**
 * A reduction that has begun since the build appears only as a lower price, because its additional lines would shift
 * the grid, and a card without these lines must not announce a reduction.
 * @param currentCard undefined if the product is no longer sold
 */
export function mergeFreshCard(card: ProductCard, currentCard: ProductCard | undefined): ProductCard {
  if (!currentCard) return card.stock === 0 ? card : { ...card, stock: 0 }
  const { stock, delivery, price_varies } = currentCard
  const hasNewReduction = findReduction(currentCard.price) !== null && findReduction(card.price) === null
  const price = hasNewReduction ? { ...card.price, amount: currentCard.price.amount } : currentCard.price
  const freshCard = { ...card, stock, delivery, price_varies, price }
  return JSON.stringify(freshCard) === JSON.stringify(card) ? card : freshCard
}
