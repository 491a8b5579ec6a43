import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { checkDesign } from '../design/checkDesign'
import { type Column, createPartId, type Design, type Upright } from '../design/Design'
import type { Refusal } from '../design/Refusal'
import type { Command } from './Command'

type ColumnCommand = Extract<
  Command,
  { type: 'addColumn' | 'copyColumn' | 'setColumnWidth' | 'removeColumn' | 'setUpright' | 'mirror' }
>

/** Does not check whether the changed design is possible. Returns null if the column or upright does not exist. */
export function changeColumns(design: Design, command: ColumnCommand, system: ShelvingSystem): Design | null {
  const { uprights, columns } = design
  switch (command.type) {
    case 'addColumn':
      return addColumn(design, command, system)
    case 'copyColumn': {
      const originalColumn = columns[command.column]
      const upright = uprights[command.column + 1]
      if (!originalColumn || !upright) return null
      let id = createPartId(design)
      const parts = originalColumn.parts.map((part) => ({ ...part, id: id++ }))
      return insertColumn(design, command.column + 1, { ...originalColumn, parts }, upright)
    }
    case 'setColumnWidth':
      if (!columns[command.column]) return null
      return {
        ...design,
        columns: columns.map((column, index) =>
          index === command.column ? { ...column, width: command.width } : column,
        ),
      }
    case 'removeColumn':
      return removeColumn(design, command.column, system)
    case 'setUpright': {
      const { upright, height, foot } = command
      if (upright !== 'all' && !uprights[upright]) return null
      const changeUpright = (currentUpright: Upright) => ({
        height: height ?? currentUpright.height,
        foot: foot ?? currentUpright.foot,
      })
      return {
        ...design,
        uprights: uprights.map((currentUpright, index) =>
          upright === 'all' || upright === index ? changeUpright(currentUpright) : currentUpright,
        ),
      }
    }
    case 'mirror':
      return { ...design, uprights: [...uprights].reverse(), columns: [...columns].reverse() }
  }
}

function addColumn(
  design: Design,
  { at, width, height, foot }: Extract<Command, { type: 'addColumn' }>,
  system: ShelvingSystem,
): Design | null {
  const { uprights, columns } = design
  if (!Number.isInteger(at) || at < 0 || at > columns.length) return null
  const neighbour = uprights[at]
  const buildDesign = (uprightHeight: number): Design => {
    const upright = { height: uprightHeight, foot: foot ?? neighbour?.foot ?? 0 }
    const column = { width, parts: [] }
    return columns.length === 0
      ? { ...design, uprights: [upright, upright], columns: [column] }
      : insertColumn(design, at, column, upright)
  }
  if (height !== undefined) return buildDesign(height)
  // A new upright is as tall as its neighbour. If that height does not fit, or without a neighbour, the new upright has
  // the largest height that fits.
  const uprightHeights = system.uprights.map((size) => size.height).sort((one, other) => other - one)
  const wantedHeights = [...(neighbour ? [neighbour.height] : []), ...uprightHeights]
  const fittingHeight = wantedHeights.find(
    (candidateHeight) => checkDesign(slideIntoPlace(buildDesign(candidateHeight), system), system).length === 0,
  )
  return buildDesign(fittingHeight ?? wantedHeights[0] ?? 0)
}

/**
 * Also removes the left upright of the first column, or the right upright of any other column. For a column between two
 * others, removes the left upright instead if the design is possible only then.
 */
function removeColumn(design: Design, column: number, system: ShelvingSystem): Design | null {
  const { uprights, columns, left } = design
  if (!columns[column]) return null
  const remainingColumns = columns.filter((_, index) => index !== column)
  if (remainingColumns.length === 0) return { ...design, left: 0, uprights: [], columns: [] }
  const removeUpright = (removedUpright: number): Design => ({
    ...design,
    left: removedUpright === 0 ? left + columns[0]!.width : left,
    uprights: uprights.filter((_, index) => index !== removedUpright),
    columns: remainingColumns,
  })
  if (column === 0) return removeUpright(0)
  const isPossible = (candidate: Design) => checkDesign(slideIntoPlace(candidate, system), system).length === 0
  const designWithLeftUpright = removeUpright(column + 1)
  const designWithRightUpright = removeUpright(column)
  return column < columns.length - 1 && !isPossible(designWithLeftUpright) && isPossible(designWithRightUpright)
    ? designWithRightUpright
    : designWithLeftUpright
}

function insertColumn(design: Design, at: number, column: Column, upright: Upright): Design {
  const { left, uprights, columns } = design
  const isFirst = at === 0
  return {
    ...design,
    left: isFirst ? left - column.width : left,
    uprights: insertItem(uprights, isFirst ? 0 : at + 1, upright),
    columns: insertItem(columns, at, column),
  }
}

const insertItem = <Item>(list: readonly Item[], at: number, item: Item): Item[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
]

/** Moving the unit along the wall can resolve these refusals, but no others. */
const placeRefusalCodes: Partial<Record<Refusal['code'], true>> = { beyondWall: true, tooHigh: true, behindDoor: true }

/** Moves the unit no further than necessary, and not at all if no place along the wall is possible. */
export function slideIntoPlace(design: Design, system: ShelvingSystem): Design {
  const refusals = checkDesign(design, system)
  if (refusals.length === 0 || refusals.some(({ code }) => !placeRefusalCodes[code])) return design
  for (const left of listLeftPositions(design, system)) {
    const movedDesign = { ...design, left }
    if (checkDesign(movedDesign, system).length === 0) return movedDesign
  }
  return design
}

/** The value nearest to the current `left` comes first. */
export function listLeftPositions(
  { left, wall, columns }: Design,
  { upright, wall: { step } }: ShelvingSystem,
): number[] {
  const lastLeft = wall.width - columns.reduce((sum, { width }) => sum + width, upright)
  if (lastLeft < 0) return []
  const leftPositions = Array.from({ length: Math.floor(lastLeft / step) + 1 }, (_, index) => index * step)
  return [...leftPositions, lastLeft].sort((one, other) => Math.abs(one - left) - Math.abs(other - left))
}
