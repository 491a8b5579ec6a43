import type { ProductCard } from '../../contract/product'

/** Two rows of four columns. */
const columns = 8

/** What the home page's wall shows of the new arrivals: a wide piece first when there is one, and no more than two rows. */
export function newArrivals(cards: readonly ProductCard[]): ProductCard[] {
  const wide = cards.find(({ tile, picture_wide }) => tile === 'wide' && picture_wide)
  const ordered = wide ? [wide, ...cards.filter((card) => card !== wide)] : [...cards]
  return ordered.slice(0, wide ? columns - 1 : columns)
}
