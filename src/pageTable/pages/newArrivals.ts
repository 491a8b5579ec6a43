import type { ProductCard } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import type { FacetValue } from '../../contract/productList'
import { findWallOfColour } from '../contents/wallsByColour'
import type { WallColour } from '../contents/home'

/** Two rows of four columns fill the grid. */
export const columns = 8

/**
 * Returns the new arrivals for the home page. They fill at most two rows, with a wide card first if there is one that is
 * not reduced, because the first card is about what is new. None has the badge "new", because the heading already says so.
 */
export function pickNewArrivals(cards: readonly ProductCard[]): ProductCard[] {
  const wide = cards.find((card) => card.tile === 'wide' && card.picture_wide && !findReduction(card.price))
  const ordered = wide ? [wide, ...cards.filter((card) => card !== wide)] : [...cards]
  return ordered.slice(0, wide ? columns - 1 : columns).map((card) => ({ ...card, is_new: false }))
}

/** The swatches fit in one row of a phone. */
const maxColours = 6

/**
 * Returns the colours in which the home page can show its new arrivals, in the shop's order: for each wall the colour
 * with most new products, and then those with most of the others. A colour without a swatch or a wall is left out.
 * @param path the path of the list of new products
 */
export function buildWallColours(colours: readonly FacetValue[], path: string): WallColour[] {
  const paintable = colours.flatMap(({ key, name, count, swatch }) => {
    const wall = findWallOfColour(key)
    return wall && swatch && count > 0
      ? [{ count, colour: { key, name, swatch, wall, path: `${path}?colour=${key}` } }]
      : []
  })
  const byCount = [...paintable].sort((one, other) => other.count - one.count)
  const walls = new Map([...byCount].reverse().map((each) => [each.colour.wall, each]))
  const chosen = [...new Set([...walls.values(), ...byCount])].slice(0, maxColours)
  return paintable.filter((each) => chosen.includes(each)).map(({ colour }) => colour)
}
