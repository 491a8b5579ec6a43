import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkColumn } from './checkColumn'
import type { Design, Wall } from './Design'
import {
  findUprightModel,
  measureCeiling,
  measureDoor,
  measureUnitWidth,
  measureUpright,
  isOverlapping,
} from './measures'
import type { Refusal } from './Refusal'

export function checkDesign(design: Design, system: ShelvingSystem): Refusal[] {
  const wallRefusals = checkWall(design.wall, system)
  // An impossible wall would make every other refusal misleading.
  if (wallRefusals.length > 0) return wallRefusals
  return [
    ...checkUnit(design, system),
    ...design.uprights.flatMap((_, index) => checkUpright(design, index, system)),
    ...design.columns.flatMap((_, index) => checkColumn(design, index, system)),
  ]
}

function checkUnit(design: Design, system: ShelvingSystem): Refusal[] {
  const { wall, left, depth, colour, uprights, columns } = design
  const refusals: Refusal[] = []
  if (!system.depths.some(({ mm }) => mm === depth)) refusals.push({ code: 'noSize', feature: 'depth' })
  if (!system.colours.some(({ key }) => key === colour)) refusals.push({ code: 'noSize', feature: 'colour' })
  if (uprights.length !== (columns.length && columns.length + 1)) return [{ code: 'noSuch' }]
  if (columns.length === 0) return left === 0 ? refusals : [{ code: 'noSuch' }]
  const width = measureUnitWidth(design, system)
  if (columns.length > system.limits.columns) refusals.push({ code: 'tooManyColumns', max: system.limits.columns })
  const freeWidth = wall.width - width
  if (freeWidth < 0) refusals.push({ code: 'tooWide', needed: width, available: wall.width })
  else if (!isWithin(left, 0, freeWidth)) refusals.push({ code: 'beyondWall', maxLeft: freeWidth })
  if (depth > wall.depth) refusals.push({ code: 'tooDeep', needed: depth, available: wall.depth })
  return refusals
}

function checkUpright(design: Design, index: number, system: ShelvingSystem): Refusal[] {
  const { wall, depth, colour, uprights } = design
  const { foot, height } = uprights[index]!
  if (!findUprightModel(system, height, depth)?.skus[colour]) {
    return [{ code: 'noSize', feature: 'upright' }]
  }
  const refusals: Refusal[] = []
  if (foot < 0 || foot % system.grid !== 0) refusals.push({ code: 'offGrid', grid: system.grid })
  const area = measureUpright(design, index, system)
  const availableHeight = Math.floor(Math.min(measureCeiling(wall, area.left), measureCeiling(wall, area.right)))
  if (area.top > availableHeight) refusals.push({ code: 'tooHigh', needed: area.top, available: availableHeight })
  const door = measureDoor(wall)
  if (door && isOverlapping(area, door)) refusals.push({ code: 'behindDoor' })
  return refusals
}

const isWithin = (value: number, min: number, max: number) => Number.isInteger(value) && value >= min && value <= max

function checkWall({ door, slope, ...wall }: Wall, system: ShelvingSystem): Refusal[] {
  const refusals: Refusal[] = []
  for (const measure of ['width', 'height', 'depth'] as const) {
    const { min, max } = system.wall[measure]
    if (!isWithin(wall[measure], min, max)) refusals.push({ code: 'wallSize', measure, min, max })
  }
  if (refusals.length > 0) return refusals
  if (door && !isDoorInWall(door, wall)) refusals.push({ code: 'door' })
  if (slope && !(isWithin(slope.run, 1, wall.width) && isWithin(slope.low, 0, wall.height))) {
    refusals.push({ code: 'slope' })
  }
  return refusals
}

const isDoorInWall = ({ left, width, height }: NonNullable<Wall['door']>, wall: Omit<Wall, 'door' | 'slope'>) =>
  isWithin(width, 1, wall.width) && isWithin(left, 0, wall.width - width) && isWithin(height, 1, wall.height)
