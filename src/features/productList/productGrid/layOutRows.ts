/** How wide a card of the grid may stand: one column, one or two, or always two (a story). */
export type CardSpan = 'single' | 'either' | 'wide'

/** How it does stand: over two columns or one, and whether it closes a row of four. */
interface GridCell {
  wide: boolean
  last: boolean
}

interface Plan {
  spans: number[]
  end: number
  worth: number
}

const gridColumns = 4

/** A story that stands narrow is the worst, then an empty place at the end, then a wide card that stands narrow. */
const worth = { story: 100, wide: 1, holeOfTwo: -10, holeOfFour: -0.5 }

/**
 * Lays a grid of four columns (two on a small screen) in the given order, without holes (docs/look.md,
 * "Space, grid, shape"): a wide card only starts after an even number of single columns. Of all ways
 * to do so it takes the one that closes the last row of two columns, with the most wide cards, and
 * rather a full last row of four.
 * @param taken how many columns stand there already: what is added to a grid leaves the rest of it as it is
 */
export function layOutRows(cards: readonly CardSpan[], taken = 0): GridCell[] {
  let plans: Plan[] = [{ spans: [], end: taken, worth: 0 }]
  for (const card of cards) plans = keepBest(plans.flatMap((plan) => continued(plan, card)))

  const best = plans.sort((a, b) => b.worth + atEnd(b) - (a.worth + atEnd(a)))[0]
  let end = taken
  return (best?.spans ?? []).map((span) => {
    end += span
    return { wide: span === 2, last: end % gridColumns === 0 }
  })
}

function continued(plan: Plan, card: CardSpan): Plan[] {
  const canStartWide = plan.end % 2 === 0
  const single = { spans: [...plan.spans, 1], end: plan.end + 1, worth: plan.worth }
  if (card === 'single' || !canStartWide) return [single]
  const gain = card === 'wide' ? worth.story : worth.wide
  return [{ spans: [...plan.spans, 2], end: plan.end + 2, worth: plan.worth + gain }, single]
}

/** Plans that end in the same column have the same future: only the best of them matters. */
function keepBest(plans: Plan[]): Plan[] {
  const byColumn = new Map<number, Plan>()
  for (const plan of plans) {
    const column = plan.end % gridColumns
    const known = byColumn.get(column)
    if (!known || plan.worth > known.worth) byColumn.set(column, plan)
  }
  return [...byColumn.values()]
}

function atEnd({ end }: Plan): number {
  if (end % gridColumns === 0) return 0
  return end % 2 === 0 ? worth.holeOfFour : worth.holeOfTwo
}

/**
 * Lays a list that grows by pages: each page goes on where the one before ended, so that no card changes its place
 * when more come, and a list that is shown again looks as it did.
 * @param pages the cards of each page
 */
export function layOutPages(pages: readonly (readonly CardSpan[])[]): GridCell[] {
  const places: GridCell[] = []
  let columns = 0
  for (const page of pages) {
    const rows = layOutRows(page, columns)
    columns += rows.reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0)
    places.push(...rows)
  }
  return places
}

const firstPlace = 8
const lastPlace = 10

/**
 * After how many products a story stands in the grid: one story per 8 to 10 products (docs/look.md, "Space, grid,
 * shape"), where it leaves the most cards wide. null when the grid is too short for one.
 */
export function findStoryPosition(products: readonly CardSpan[]): number | null {
  let best: number | null = null
  let most = 0
  for (let place = firstPlace; place <= Math.min(lastPlace, products.length); place++) {
    const rows = layOutRows([...products.slice(0, place), 'wide', ...products.slice(place)])
    const wides = rows.filter(({ wide }) => wide).length
    if (rows[place]?.wide && wides > most) {
      best = place
      most = wides
    }
  }
  return best
}
