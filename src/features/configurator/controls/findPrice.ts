import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import type { FreshSkus } from '../design/listParts'
import { findModel, findType } from '../design/measures'
import type { Selection } from '../planner/plannerState'
import { getSelectedColumn } from '../planner/suggestPlace'

/** Returns what a part costs in the selected column, or what its cheapest model costs if no column decides that. */
export function findPrice(
  design: Design,
  selection: Selection | null,
  kind: string,
  finish: string,
  system: ShelvingSystem,
  fresh: FreshSkus,
): { amount: number; isFrom: boolean } | null {
  const column = getSelectedColumn(design, selection)
  const widths = new Set(design.columns.map(({ width }) => width))
  const width = column === null ? (widths.size === 1 ? [...widths][0] : undefined) : design.columns[column]?.width
  const exact = width === undefined ? undefined : findModel(system, kind, { width, depth: design.depth })
  const models = exact ? [exact] : (findType(system, kind)?.models ?? []).filter(({ depth }) => depth === design.depth)
  const prices = models.flatMap(({ skus }) => {
    const sku = skus[finish] ?? Object.values(skus)[0]
    return sku ? [fresh.get(sku.id_sku)?.price ?? sku.price] : []
  })
  return prices.length > 0 ? { amount: Math.min(...prices), isFrom: new Set(prices).size > 1 } : null
}
