import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkColumn } from '../design/checkColumn'
import { createPartId, type Design, type Part } from '../design/Design'
import { findPartType, locateUpright, measureColumn } from '../design/measures'
import { putPart, removePart } from './changeParts'

/** `column` is an index, `at` a height in mm. */
export interface Place {
  column: number
  at: number
}

/** The place nearest to `nearPlace` comes first. The id of a new part is null. */
export function findPlaces(
  design: Design,
  part: Pick<Part, 'kind' | 'finish'> & { id: number | null },
  nearPlace: Place,
  system: ShelvingSystem,
): Place[] {
  const candidatePart: Part = { ...part, id: part.id ?? createPartId(design), at: 0 }
  const designWithoutPart = removePart(design, candidatePart.id)
  const measureDistance = ({ column, at }: Place) =>
    Math.abs(locateCentre(design, column) - locateCentre(design, nearPlace.column)) + Math.abs(at - nearPlace.at)
  return design.columns
    .flatMap((_, column) =>
      listHeights(design, column, part.kind, system)
        .filter((at) => {
          const triedDesign = putPart(designWithoutPart, column, { ...candidatePart, at })
          return triedDesign && checkColumn(triedDesign, column, system).length === 0
        })
        .map((at) => ({ column, at })),
    )
    .sort((one, other) => measureDistance(one) - measureDistance(other) || one.at - other.at)
}

/** Ignores the other parts of the column. */
function listHeights(design: Design, column: number, kind: string, system: ShelvingSystem): number[] {
  const { bottom, top } = measureColumn(design, column, system)
  const fixedHeights = findPartType(system, kind)?.heights
  if (fixedHeights) return fixedHeights.map(({ at }) => at).filter((at) => at >= bottom && at <= top)
  const firstHeight = Math.ceil(bottom / system.grid) * system.grid
  const count = Math.max(0, Math.floor((top - firstHeight) / system.grid) + 1)
  return Array.from({ length: count }, (_, index) => firstHeight + index * system.grid)
}

const locateCentre = (design: Design, column: number) =>
  locateUpright(design, column) + (design.columns[column]?.width ?? 0) / 2
