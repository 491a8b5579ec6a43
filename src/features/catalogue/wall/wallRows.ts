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
  wides: number
}

const wallColumns = 4

/**
 * Lays a wall of four columns (two on a small screen) in the given order, without holes (LOOK.md,
 * "Space, grid, shape"): a wide piece only starts after an even number of single columns. Of all ways
 * to do so it takes the one whose last row closes, of four columns if that can be, else of two, and
 * among those the one with the most wide pieces.
 */
export function wallRows(pieces: readonly Span[]): Place[] {
  let plans: Plan[] = [{ spans: [], end: 0, wides: 0 }]
  for (const piece of pieces) plans = keepBest(plans.flatMap((plan) => continued(plan, piece)))

  const best = plans.sort((a, b) => holes(a) - holes(b) || b.wides - a.wides)[0]
  let end = 0
  return (best?.spans ?? []).map((span) => {
    end += span
    return { wide: span === 2, last: end % wallColumns === 0 }
  })
}

function continued(plan: Plan, piece: Span): Plan[] {
  const canStartWide = plan.end % 2 === 0
  const single = { spans: [...plan.spans, 1], end: plan.end + 1, wides: plan.wides }
  const wide = { spans: [...plan.spans, 2], end: plan.end + 2, wides: plan.wides + 1 }
  // A story after an odd number of columns stands in one column rather than behind a hole.
  if (piece === 'single' || !canStartWide) return [single]
  return piece === 'wide' ? [wide] : [wide, single]
}

/** Plans that end in the same column have the same future: only the one with the most wide pieces matters. */
function keepBest(plans: Plan[]): Plan[] {
  const byColumn = new Map<number, Plan>()
  for (const plan of plans) {
    const column = plan.end % wallColumns
    const known = byColumn.get(column)
    if (!known || plan.wides > known.wides) byColumn.set(column, plan)
  }
  return [...byColumn.values()]
}

/** 0: both walls close. 1: that of two columns does. 2: neither can. */
function holes({ end }: Plan): number {
  if (end % wallColumns === 0) return 0
  return end % 2 === 0 ? 1 : 2
}
