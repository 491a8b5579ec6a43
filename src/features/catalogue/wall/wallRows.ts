/** How wide a piece of the wall may stand: one column, one or two, or always two (a story). */
export type Span = 'single' | 'either' | 'wide'

/** How it does stand: over two columns or one, and whether it closes a row of four. */
export interface Place {
  wide: boolean
  last: boolean
}

interface Plan {
  spans: number[]
  end: number
  worth: number
}

const wallColumns = 4

/** A story that stands narrow is the worst, then an empty place at the end, then a wide piece that stands narrow. */
const worth = { story: 100, wide: 1, holeOfTwo: -10, holeOfFour: -0.5 }

/**
 * Lays a wall of four columns (two on a small screen) in the given order, without holes (docs/look.md,
 * "Space, grid, shape"): a wide piece only starts after an even number of single columns. Of all ways
 * to do so it takes the one that closes the last row of two columns, with the most wide pieces, and
 * rather a full last row of four.
 * @param taken how many columns stand there already: what is added to a wall leaves the rest of it as it is
 */
export function wallRows(pieces: readonly Span[], taken = 0): Place[] {
  let plans: Plan[] = [{ spans: [], end: taken, worth: 0 }]
  for (const piece of pieces) plans = keepBest(plans.flatMap((plan) => continued(plan, piece)))

  const best = plans.sort((a, b) => b.worth + atEnd(b) - (a.worth + atEnd(a)))[0]
  let end = taken
  return (best?.spans ?? []).map((span) => {
    end += span
    return { wide: span === 2, last: end % wallColumns === 0 }
  })
}

function continued(plan: Plan, piece: Span): Plan[] {
  const canStartWide = plan.end % 2 === 0
  const single = { spans: [...plan.spans, 1], end: plan.end + 1, worth: plan.worth }
  if (piece === 'single' || !canStartWide) return [single]
  const gain = piece === 'wide' ? worth.story : worth.wide
  return [{ spans: [...plan.spans, 2], end: plan.end + 2, worth: plan.worth + gain }, single]
}

/** Plans that end in the same column have the same future: only the best of them matters. */
function keepBest(plans: Plan[]): Plan[] {
  const byColumn = new Map<number, Plan>()
  for (const plan of plans) {
    const column = plan.end % wallColumns
    const known = byColumn.get(column)
    if (!known || plan.worth > known.worth) byColumn.set(column, plan)
  }
  return [...byColumn.values()]
}

function atEnd({ end }: Plan): number {
  if (end % wallColumns === 0) return 0
  return end % 2 === 0 ? worth.holeOfFour : worth.holeOfTwo
}
