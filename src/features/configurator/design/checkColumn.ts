import type { PartModel, PartType, ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design, Part } from './Design'
import { findModel, findType, measureColumn, measureDoor, measureHeight, isOverlapping } from './measures'
import type { Refusal } from './Refusal'

export function checkColumn(design: Design, column: number, system: ShelvingSystem): Refusal[] {
  const { width, parts } = design.columns[column]!
  if (!system.widths.some(({ mm }) => mm === width)) return [{ code: 'noSize', what: 'width', column, id: null }]
  if (design.uprights.length <= column + 1) return []
  const { columnParts, columnLoad } = system.limits
  const size = { width, depth: design.depth }
  const refusals: Refusal[] = []
  if (parts.length > columnParts) refusals.push({ code: 'tooManyParts', column, most: columnParts })
  const madeParts = parts.flatMap((part): MadePart[] => {
    const type = findType(system, part.kind)
    const model = findModel(system, part.kind, size)
    return type && model ? [{ part, type, model, ...measureHeight(type, part.at) }] : []
  })
  for (const { id, kind } of parts.filter(({ id }) => !madeParts.some(({ part }) => part.id === id))) {
    refusals.push({ code: 'notMade', id, kind, ...size })
  }
  for (const madePart of madeParts) refusals.push(...checkPart(madePart, design, column, system))
  refusals.push(...checkNeighbours(madeParts, system))
  const load = Math.ceil(madeParts.reduce((sum, { model }) => sum + model.weight + model.load, 0))
  if (load > columnLoad) refusals.push({ code: 'tooHeavy', column, load, most: columnLoad })
  return refusals
}

interface MadePart {
  part: Part
  type: PartType
  model: PartModel
  bottom: number
  top: number
}

function checkPart(
  { part: { id, at, finish }, type, model, bottom, top }: MadePart,
  design: Design,
  column: number,
  system: ShelvingSystem,
): Refusal[] {
  const { wall } = design
  const refusals: Refusal[] = []
  if (!model.skus[finish]) refusals.push({ code: 'noSize', what: 'finish', column, id })
  if (at % system.grid !== 0) refusals.push({ code: 'offGrid', upright: null, id, grid: system.grid })
  const space = measureColumn(design, column, system)
  if (at < space.bottom || top > space.top) {
    refusals.push({ code: 'outsideUprights', id, from: space.bottom, until: space.top })
  }
  if (type.heights && !type.heights.some((height) => height.at === at)) {
    refusals.push({ code: 'deskHeight', id, heights: type.heights.map((height) => height.at) })
  }
  if (model.reach > wall.depth) refusals.push({ code: 'tooDeep', id, needed: model.reach, available: wall.depth })
  const door = measureDoor(wall)
  if (door && isOverlapping({ ...space, bottom, top }, door)) refusals.push({ code: 'behindDoor', upright: null, id })
  if (wall.children && type.form === 'box' && bottom > system.reach.childBox) {
    refusals.push({ code: 'aboveChildren', id, most: system.reach.childBox })
  }
  return refusals
}

/** Checks the gap between each part and the next part above it, overlaps, and the leg room under desktops. */
function checkNeighbours(madeParts: readonly MadePart[], { limits }: ShelvingSystem): Refusal[] {
  const risingParts = [...madeParts].sort((one, other) => one.bottom - other.bottom || one.top - other.top)
  const refusals: Refusal[] = []
  risingParts.slice(1).forEach((upperPart, index) => {
    const lowerPart = risingParts[index]!
    const freeHeight = upperPart.bottom - lowerPart.top
    // Customers measure the distance between two shelves from the top of one to the top of the other.
    const gap =
      upperPart.type.form === 'board' && lowerPart.type.form === 'board' ? upperPart.top - lowerPart.top : freeHeight
    const isStanding = lowerPart.type.form === 'box' && freeHeight >= 0 && freeHeight <= limits.touch
    if (gap < limits.gap && !isStanding) {
      refusals.push({ code: 'tooClose', id: upperPart.part.id, other: lowerPart.part.id, gap: limits.gap })
    }
  })
  for (const desk of risingParts) {
    const neededHeight = desk.type.heights?.find(({ at }) => at === desk.part.at)?.clearBelow ?? 0
    const partBelow = risingParts.find(
      (each) => each !== desk && each.bottom < desk.bottom && each.top > desk.bottom - neededHeight,
    )
    if (!partBelow) continue
    const [id, otherId] = [desk.part.id, partBelow.part.id]
    refusals.push(
      neededHeight > 0
        ? { code: 'noLegRoom', id, other: otherId, needed: neededHeight }
        : { code: 'tooClose', id, other: otherId, gap: limits.gap },
    )
  }
  return refusals
}
