import { wallRows, type Span } from './wallRows'

const firstPlace = 8
const lastPlace = 10

/**
 * After how many products a story stands in the wall: one story per 8 to 10 products (docs/look.md, "Space, grid,
 * shape"), where it leaves the most pieces wide. null when the wall is too short for one.
 */
export function storyPlace(products: readonly Span[]): number | null {
  let best: number | null = null
  let most = 0
  for (let place = firstPlace; place <= Math.min(lastPlace, products.length); place++) {
    const rows = wallRows([...products.slice(0, place), 'wide', ...products.slice(place)])
    const wides = rows.filter(({ wide }) => wide).length
    if (rows[place]?.wide && wides > most) {
      best = place
      most = wides
    }
  }
  return best
}
