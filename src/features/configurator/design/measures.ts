import type { PartModel, PartType, ShelvingSystem, UprightModel, Finish } from '../../../pageTable/contents/shelving'
import type { Design, Part, Upright, Wall } from './Design'

/** Lengths are in mm, with x from the left edge of the wall and y from the floor. */
export interface WallArea {
  left: number
  right: number
  bottom: number
  top: number
}

export const isOverlapping = (one: WallArea, other: WallArea): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top

export const locateUpright = ({ left, columns }: Design, index: number): number =>
  columns.slice(0, index).reduce((x, { width }) => x + width, left)

export const measureUnitWidth = (design: Design, system: ShelvingSystem): number =>
  design.columns.length === 0 ? 0 : design.columns.reduce((sum, { width }) => sum + width, system.upright)

export function measureUpright(design: Design, index: number, system: ShelvingSystem): WallArea {
  const left = locateUpright(design, index)
  const { foot, height } = design.uprights[index]!
  return { left, right: left + system.upright, bottom: foot, top: foot + height }
}

/** Returns the area between the uprights of a column in which parts can hang. */
export function measureColumn(design: Design, column: number, system: ShelvingSystem): WallArea {
  const leftUpright = measureUpright(design, column, system)
  const rightUpright = measureUpright(design, column + 1, system)
  return {
    left: leftUpright.right,
    right: rightUpright.left,
    bottom: Math.max(leftUpright.bottom, rightUpright.bottom) + system.limits.lowest,
    top: Math.min(leftUpright.top, rightUpright.top),
  }
}

export const measureBottomAndTop = (type: PartType, at: number): { bottom: number; top: number } =>
  type.form === 'board' ? { bottom: at - type.height, top: at } : { bottom: at, top: at + type.height }

export function measurePart(
  design: Design,
  column: number,
  part: Pick<Part, 'kind' | 'at'>,
  system: ShelvingSystem,
): WallArea {
  const { left, right } = measureColumn(design, column, system)
  return { left, right, ...measureBottomAndTop(getPartType(system, part.kind), part.at) }
}

export function measureCeiling({ width, height, slope }: Wall, x: number): number {
  if (!slope) return height
  const distance = slope.side === 'left' ? x : width - x
  if (distance >= slope.run) return height
  return slope.low + ((height - slope.low) * Math.max(0, distance)) / slope.run
}

export const measureDoor = ({ door }: Wall): WallArea | null =>
  door && { left: door.left, right: door.left + door.width, bottom: 0, top: door.height }

export const findPartType = (system: ShelvingSystem, kind: string): PartType | undefined =>
  system.parts.find(({ key }) => key === kind)

/** Throws if the system lacks the type, which cannot happen in a possible design. */
export function getPartType(system: ShelvingSystem, kind: string): PartType {
  const type = findPartType(system, kind)
  if (!type) throw new RangeError(`The shelving system has no part ${kind}`)
  return type
}

export const findModel = (
  system: ShelvingSystem,
  kind: string,
  { width, depth }: { width: number; depth: number },
): PartModel | undefined =>
  findPartType(system, kind)?.models.find((model) => model.width === width && model.depth === depth)

export const findUprightModel = (system: ShelvingSystem, height: number, depth: number): UprightModel | undefined =>
  system.uprights.find((size) => size.height === height)?.models.find((model) => model.depth === depth)

export const snapToGrid = (mm: number, { grid }: ShelvingSystem): number => Math.round(mm / grid) * grid

export const needsWallFixing = (
  upright: Upright,
  { hasChildren }: Wall,
  { wallFixingAbove }: ShelvingSystem,
): boolean => hasChildren || upright.foot > 0 || upright.height > wallFixingAbove

export const isWithinChildsReach = (type: PartType, at: number, { reach }: ShelvingSystem): boolean =>
  measureBottomAndTop(type, at).bottom <= reach.child

export const isAboveAdultsReach = (type: PartType, at: number, { reach }: ShelvingSystem): boolean =>
  measureBottomAndTop(type, at).bottom > reach.adult

/** Returns a CSS colour, which is the colour of the text if the finish is unknown. */
export const findSwatch = (finishes: readonly Finish[], key: string): string =>
  finishes.find((finish) => finish.key === key)?.swatch ?? 'currentColor'
