import type { PartModel, PartType, ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design, Part } from './Design'
import { findModel, findPartType, measureColumn, measureDoor, measureBottomAndTop, isOverlapping } from './measures'
import type { Refusal } from './Refusal'

export function checkColumn(design: Design, column: number, system: ShelvingSystem): Refusal[] {
  const { width, parts } = design.columns[column]!
  if (!system.widths.some(({ mm }) => mm === width)) return [{ code: 'noSize', feature: 'width' }]
  if (design.uprights.length <= column + 1) return []
  const { columnParts, columnLoad } = system.limits
  const size = { width, depth: design.depth }
  const refusals: Refusal[] = []
  if (parts.length > columnParts) refusals.push({ code: 'tooManyParts', column, max: columnParts })
  const partsWithModel: PartWithModel[] = []
  for (const part of parts) {
    const type = findPartType(system, part.kind)
    const model = findModel(system, part.kind, size)
    if (type && model) partsWithModel.push({ part, type, model, ...measureBottomAndTop(type, part.at) })
    else refusals.push({ code: 'notMade', id: part.id, kind: part.kind, ...size })
  }
  for (const partWithModel of partsWithModel) refusals.push(...checkPart(partWithModel, design, column, system))
  refusals.push(...checkNeighbours(partsWithModel, system))
  const totalLoad = Math.ceil(partsWithModel.reduce((sum, { model }) => sum + model.weight + model.load, 0))
  if (totalLoad > columnLoad) refusals.push({ code: 'tooHeavy', column, load: totalLoad, max: columnLoad })
  return refusals
}

interface PartWithModel {
  part: Part
  type: PartType
  model: PartModel
  bottom: number
  top: number
}

function checkPart(
  { part: { id, at, finish }, type, model, bottom, top }: PartWithModel,
  design: Design,
  column: number,
  system: ShelvingSystem,
): Refusal[] {
  const { wall } = design
  const refusals: Refusal[] = []
  if (!model.skus[finish]) refusals.push({ code: 'noSize', feature: 'finish', id })
  if (at % system.grid !== 0) refusals.push({ code: 'offGrid', id, grid: system.grid })
  const columnArea = measureColumn(design, column, system)
  if (at < columnArea.bottom || top > columnArea.top) {
    refusals.push({ code: 'outsideUprights', id, from: columnArea.bottom, until: columnArea.top })
  }
  if (type.heights && !type.heights.some((height) => height.at === at)) {
    refusals.push({ code: 'deskHeight', id, heights: type.heights.map((height) => height.at) })
  }
  if (model.reach > wall.depth) refusals.push({ code: 'tooDeep', id, needed: model.reach, available: wall.depth })
  const door = measureDoor(wall)
  if (door && isOverlapping({ ...columnArea, bottom, top }, door)) refusals.push({ code: 'behindDoor', id })
  if (wall.hasChildren && type.form === 'box' && bottom > system.reach.childBox) {
    refusals.push({ code: 'aboveChildren', id, max: system.reach.childBox })
  }
  return refusals
}

function checkNeighbours(partsWithModel: readonly PartWithModel[], { limits }: ShelvingSystem): Refusal[] {
  const ascendingParts = [...partsWithModel].sort((one, other) => one.bottom - other.bottom || one.top - other.top)
  const refusals: Refusal[] = []
  ascendingParts.slice(1).forEach((upperPart, index) => {
    const lowerPart = ascendingParts[index]!
    const freeHeight = upperPart.bottom - lowerPart.top
    // Customers measure the distance between two shelves from the top of one to the top of the other.
    const gap =
      upperPart.type.form === 'board' && lowerPart.type.form === 'board' ? upperPart.top - lowerPart.top : freeHeight
    const isOnLowerBox = lowerPart.type.form === 'box' && freeHeight >= 0 && freeHeight <= limits.touch
    if (gap < limits.gap && !isOnLowerBox) {
      refusals.push({ code: 'tooClose', id: upperPart.part.id, otherId: lowerPart.part.id, gap: limits.gap })
    }
  })
  for (const checkedPart of ascendingParts) {
    const neededHeight = checkedPart.type.heights?.find(({ at }) => at === checkedPart.part.at)?.clearBelow ?? 0
    const partBelow = ascendingParts.find(
      (otherPart) =>
        otherPart !== checkedPart &&
        otherPart.bottom < checkedPart.bottom &&
        otherPart.top > checkedPart.bottom - neededHeight,
    )
    if (!partBelow) continue
    const { id } = checkedPart.part
    refusals.push(
      neededHeight > 0
        ? { code: 'noLegRoom', id, needed: neededHeight }
        : { code: 'tooClose', id, otherId: partBelow.part.id, gap: limits.gap },
    )
  }
  return refusals
}
