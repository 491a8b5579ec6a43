import { isPattern, type PageRow } from './pageRow'
import type { RowFault } from './rowFault'

/** Breadcrumbs that lead nowhere, to a page without a path of its own, or round in a circle. */
export function breadcrumbFaults(rows: readonly PageRow[]): RowFault[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return rows.flatMap((row) => [
    ...row.breadcrumbs.flatMap((id, index) => {
      const page = byId.get(id)
      const field = `breadcrumbs.${index}`
      if (!page) return [{ row: row.id, field, fault: `there is no page "${id}"` }]
      if (isPattern(page.path_nl)) return [{ row: row.id, field, fault: `"${id}" stands for many pages` }]
      return []
    }),
    ...circleFrom(row, byId),
  ])
}

function circleFrom(start: PageRow, byId: Map<string, PageRow>): RowFault[] {
  const way = wayBack(start.id, start, byId, new Set())
  return way
    ? [{ row: start.id, field: 'breadcrumbs', fault: `they go in a circle: ${[start.id, ...way].join(' > ')}` }]
    : []
}

/** The way from a page over its breadcrumbs to `goal`, if there is one. */
function wayBack(goal: string, page: PageRow, byId: Map<string, PageRow>, seen: Set<string>): string[] | null {
  for (const id of page.breadcrumbs) {
    if (id === goal) return [id]
    const next = byId.get(id)
    if (!next || seen.has(id)) continue
    seen.add(id)
    const way = wayBack(goal, next, byId, seen)
    if (way) return [id, ...way]
  }
  return null
}
