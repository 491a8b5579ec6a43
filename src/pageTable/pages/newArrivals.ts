import type { ProductCard } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import type { FacetValue } from '../../contract/productList'
import { cardsPerRow } from '../contents/lists'
import { findWallOfColour } from '../contents/wallsByColour'
import type { WallColour } from '../contents/home'

/** The maximum number of grid cells that the new arrivals fill: two rows of four. */
export const newArrivalColumns = 8

/** Returns the new arrivals for the home page. No card has the badge "new", because the heading already says so. */
export const pickNewArrivals = (cards: readonly ProductCard[]): ProductCard[] =>
  fillRows(cards).map((card) => ({ ...card, is_new: false }))

/**
 * Returns the cards that fill one or two rows, or all cards if they do not fill a row. A wide card that is not reduced
 * comes first, if there is one.
 */
export function fillRows(cards: readonly ProductCard[]): ProductCard[] {
  const wideCard = cards.find((card) => card.tile === 'wide' && card.picture_wide && !findReduction(card.price))
  const orderedCards = wideCard ? [wideCard, ...cards.filter((card) => card !== wideCard)] : [...cards]
  const wideCount = wideCard ? 1 : 0
  const columns = Math.min(orderedCards.length + wideCount, newArrivalColumns)
  const wholeColumns = columns < cardsPerRow ? columns : columns - (columns % cardsPerRow)
  return orderedCards.slice(0, wholeColumns - wideCount)
}

/** The maximum number of colours, whose swatches fit in one row on a phone. */
const maxColours = 6

/**
 * Returns the colours in which the home page can show its new arrivals, in the shop's order. Chooses the colour with
 * the most new products for each wall, and then the other colours with the most new products. A colour without a swatch
 * or a wall is left out.
 * @param path the path of the list of new products
 */
export function buildWallColours(colours: readonly FacetValue[], path: string): WallColour[] {
  const paintableColours = colours.flatMap(({ key, name, count, swatch }) => {
    const wall = findWallOfColour(key)
    return wall && swatch && count > 0
      ? [{ count, colour: { key, name, swatch, wall, path: `${path}?colour=${key}` } }]
      : []
  })
  const coloursByCount = [...paintableColours].sort((one, other) => other.count - one.count)
  const walls = new Map(
    [...coloursByCount].reverse().map((countedColour) => [countedColour.colour.wall, countedColour]),
  )
  const chosenColours = [...new Set([...walls.values(), ...coloursByCount])].slice(0, maxColours)
  return paintableColours
    .filter((paintableColour) => chosenColours.includes(paintableColour))
    .map(({ colour }) => colour)
}
