/** How many columns a card may take: one, one or two, or always two if possible (a story). */
export type CardSpan = 'single' | 'either' | 'wide'

interface GridCell {
  /** Whether it takes two columns. */
  isWide: boolean
  /** Whether it ends a row of four columns. */
  isLast: boolean
}

interface Plan {
  spans: number[]
  end: number
  worth: number
}

const gridColumns = 4

/** A narrow story costs the most, then an empty column at the end, then a wide card that takes one column. */
const worth = { story: 100, wide: 1, holeOfTwo: -10, holeOfFour: -0.5 }

/**
 * Lays out cards in four columns (two on a small screen) in the given order, without holes (docs/look.md,
 * "Space, grid, shape"): a wide card starts only after an even number of columns. Among all such layouts it takes
 * one that fills the last row of two columns, with the most wide cards, and preferably a full last row of four.
 * @param taken how many columns the cards before these take; those cards keep their places
 */
export function layOutRows(cards: readonly CardSpan[], taken = 0): GridCell[] {
  let plans: Plan[] = [{ spans: [], end: taken, worth: 0 }]
  for (const card of cards) plans = keepBest(plans.flatMap((plan) => continuePlan(plan, card)))

  const best = plans.sort((a, b) => b.worth + rateEnd(b) - (a.worth + rateEnd(a)))[0]
  let end = taken
  return (best?.spans ?? []).map((span) => {
    end += span
    return { isWide: span === 2, isLast: end % gridColumns === 0 }
  })
}

function continuePlan(plan: Plan, card: CardSpan): Plan[] {
  const canStartWide = plan.end % 2 === 0
  const single = { spans: [...plan.spans, 1], end: plan.end + 1, worth: plan.worth }
  if (card === 'single' || !canStartWide) return [single]
  const gain = card === 'wide' ? worth.story : worth.wide
  return [{ spans: [...plan.spans, 2], end: plan.end + 2, worth: plan.worth + gain }, single]
}

/** Plans that end in the same column can continue in the same ways, so only the best of them matters. */
function keepBest(plans: Plan[]): Plan[] {
  const byColumn = new Map<number, Plan>()
  for (const plan of plans) {
    const column = plan.end % gridColumns
    const known = byColumn.get(column)
    if (!known || plan.worth > known.worth) byColumn.set(column, plan)
  }
  return [...byColumn.values()]
}

function rateEnd({ end }: Plan): number {
  if (end % gridColumns === 0) return 0
  return end % 2 === 0 ? worth.holeOfFour : worth.holeOfTwo
}

/**
 * Lays out a list that grows by pages. Each page continues where the previous one ended, so that no card moves when a
 * page is added, and a list that is shown again looks the same.
 * @param pages the cards of each page
 */
export function layOutPages(pages: readonly (readonly CardSpan[])[]): GridCell[] {
  const cells: GridCell[] = []
  let columns = 0
  for (const page of pages) {
    const rows = layOutRows(page, columns)
    columns += rows.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0)
    cells.push(...rows)
  }
  return cells
}

const firstPosition = 8
const lastPosition = 10

/**
 * Returns after how many products a story comes: 8 to 10 (docs/look.md, "Space, grid, shape"), where the most cards are
 * wide. Returns null when the grid is too short for a story.
 */
export function findStoryPosition(products: readonly CardSpan[]): number | null {
  let best: number | null = null
  let mostWide = 0
  for (let position = firstPosition; position <= Math.min(lastPosition, products.length); position++) {
    const cells = layOutRows([...products.slice(0, position), 'wide', ...products.slice(position)])
    const countWide = cells.filter(({ isWide }) => isWide).length
    if (cells[position]?.isWide && countWide > mostWide) {
      best = position
      mostWide = countWide
    }
  }
  return best
}
