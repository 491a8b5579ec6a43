import type { ProductCard } from '../../contract/product'

/** Two rows of four columns fill the grid. */
const columns = 8

/**
 * Returns the new arrivals for the home page. They fill at most two rows, with a wide card first if there is one. None
 * has the badge "new", because the heading already says so.
 */
export function pickNewArrivals(cards: readonly ProductCard[]): ProductCard[] {
  const wide = cards.find(({ tile, picture_wide }) => tile === 'wide' && picture_wide)
  const ordered = wide ? [wide, ...cards.filter((card) => card !== wide)] : [...cards]
  return ordered.slice(0, wide ? columns - 1 : columns).map((card) => ({ ...card, is_new: false }))
}
