import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkColumn } from '../design/checkColumn'
import { createPartId, type Design, type Part } from '../design/Design'
import { findType, locateUpright, measureColumn } from '../design/measures'
import { putPart } from './changeParts'

/** A place for a part: the index of a column and a height in mm. */
export interface Place {
  column: number
  at: number
}

/** Lists every place where a part fits, nearest to `near` first. The part itself, if it is in the design, is no obstacle. */
export function findPlaces(
  design: Design,
  part: Pick<Part, 'kind' | 'finish'> & { id?: number },
  near: Place,
  system: ShelvingSystem,
): Place[] {
  const placed: Part = { id: createPartId(design), at: 0, ...part }
  const others: Design = {
    ...design,
    columns: design.columns.map((column) => ({
      ...column,
      parts: column.parts.filter(({ id }) => id !== placed.id),
    })),
  }
  const distance = ({ column, at }: Place) =>
    Math.abs(locateCentre(design, column) - locateCentre(design, near.column)) + Math.abs(at - near.at)
  return design.columns
    .flatMap((_, column) =>
      listHeights(design, column, part.kind, system)
        .filter((at) => {
          const tried = putPart(others, column, { ...placed, at })
          return tried && checkColumn(tried, column, system).length === 0
        })
        .map((at) => ({ column, at })),
    )
    .sort((one, other) => distance(one) - distance(other) || one.at - other.at)
}

/** Lists the heights of a column at which a type of part may hang, whatever hangs there. */
function listHeights(design: Design, column: number, kind: string, system: ShelvingSystem): number[] {
  const { bottom, top } = measureColumn(design, column, system)
  const fixed = findType(system, kind)?.heights
  if (fixed) return fixed.map(({ at }) => at).filter((at) => at >= bottom && at <= top)
  const first = Math.ceil(bottom / system.grid) * system.grid
  const count = Math.max(0, Math.floor((top - first) / system.grid) + 1)
  return Array.from({ length: count }, (_, index) => first + index * system.grid)
}

const locateCentre = (design: Design, column: number) =>
  locateUpright(design, column) + (design.columns[column]?.width ?? 0) / 2
