import { cardsPerRow } from '../../../pageTable/contents/lists'

/** A card takes one column (`single`), one or two (`either`), or two wherever possible (`wide`, for a story). */
export type CardSpan = 'single' | 'either' | 'wide'

interface GridCell {
  isWide: boolean
  /** True for the last card in a row of four columns. */
  isLast: boolean
}

interface Plan {
  spans: number[]
  columnCount: number
  rating: number
}

/** A hole is the empty space at the end of the last row, in a grid of two or of four columns. */
const ratings = { story: 100, wide: 1, holeOfTwo: -10, holeOfFour: -0.5 }

/**
 * Lays out cards in four columns (two on a small screen) in the given order, without gaps (docs/look.md, "Space, grid,
 * shape"). A wide card starts only after an even number of columns. The best layout fills the last row of two columns,
 * has the most wide cards, and preferably fills the last row of four.
 * @param takenColumns the number of columns that the previous cards take; those cards do not move
 */
export function layOutRows(spans: readonly CardSpan[], takenColumns = 0): GridCell[] {
  let plans: Plan[] = [{ spans: [], columnCount: takenColumns, rating: 0 }]
  for (const span of spans) plans = keepBestPlans(plans.flatMap((plan) => continuePlan(plan, span)))

  const bestPlan = plans.sort((a, b) => b.rating + rateEnd(b) - (a.rating + rateEnd(a)))[0]
  let columnCount = takenColumns
  return bestPlan!.spans.map((span) => {
    columnCount += span
    return { isWide: span === 2, isLast: columnCount % cardsPerRow === 0 }
  })
}

function continuePlan(plan: Plan, span: CardSpan): Plan[] {
  const canStartWide = plan.columnCount % 2 === 0
  const singlePlan = { spans: [...plan.spans, 1], columnCount: plan.columnCount + 1, rating: plan.rating }
  if (span === 'single' || !canStartWide) return [singlePlan]
  const gain = span === 'wide' ? ratings.story : ratings.wide
  return [{ spans: [...plan.spans, 2], columnCount: plan.columnCount + 2, rating: plan.rating + gain }, singlePlan]
}

/** Plans that end in the same column have the same continuations, so only the best of them matters. */
function keepBestPlans(plans: Plan[]): Plan[] {
  const plansByColumn = new Map<number, Plan>()
  for (const plan of plans) {
    const column = plan.columnCount % cardsPerRow
    const formerPlan = plansByColumn.get(column)
    if (!formerPlan || plan.rating > formerPlan.rating) plansByColumn.set(column, plan)
  }
  return [...plansByColumn.values()]
}

function rateEnd({ columnCount }: Plan): number {
  if (columnCount % cardsPerRow === 0) return 0
  return columnCount % 2 === 0 ? ratings.holeOfFour : ratings.holeOfTwo
}

/**
 * Each page continues where the previous page ended, so that no card moves when a page is added, and the same list
 * always has the same layout.
 */
export function layOutPages(pages: readonly (readonly CardSpan[])[]): GridCell[] {
  const cells: GridCell[] = []
  let columnCount = 0
  for (const page of pages) {
    const pageCells = layOutRows(page, columnCount)
    columnCount += pageCells.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0)
    cells.push(...pageCells)
  }
  return cells
}

const minStoryPosition = 8
const maxStoryPosition = 10

/**
 * Returns the number of products before a story: 8 to 10 (docs/look.md, "Space, grid, shape"), whichever number makes
 * the most cards wide. Returns null if the grid is too short for a story.
 */
export function findStoryPosition(spans: readonly CardSpan[]): number | null {
  let bestPosition: number | null = null
  let maxWideCount = 0
  for (let position = minStoryPosition; position <= Math.min(maxStoryPosition, spans.length); position++) {
    const cells = layOutRows([...spans.slice(0, position), 'wide', ...spans.slice(position)])
    const wideCount = cells.filter(({ isWide }) => isWide).length
    if (cells[position]?.isWide && wideCount > maxWideCount) {
      bestPosition = position
      maxWideCount = wideCount
    }
  }
  return bestPosition
}
