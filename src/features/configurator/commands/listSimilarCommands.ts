import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, findPart } from '../design/Design'
import { measureUnitWidth, snapToGrid } from '../design/measures'
import { listLeftPositions } from './changeColumns'
import { suggestFinish } from './changeParts'
import type { Command } from './Command'
import { findNearestWall, limitWall } from './findNearestWall'
import { findPlaces } from './findPlaces'
import { listOtherColumnReductions } from './listReductions'

/**
 * Lists alternatives that the user may accept instead of the command, the most similar first. The columns, uprights and
 * parts that the command names must exist.
 */
export function* listSimilarCommands(design: Design, command: Command, system: ShelvingSystem): Generator<Command> {
  switch (command.type) {
    case 'setWall':
      yield { type: 'setWall', wall: findNearestWall(design, command.wall, system) }
      yield { type: 'setWall', wall: limitWall(design.wall, command.wall, system) }
      break
    case 'setLeft':
      for (const left of listLeftPositions({ ...design, left: command.left }, system)) yield { type: 'setLeft', left }
      break
    case 'setDepth':
      for (const mm of sortByDistance(system.depths, command.depth)) yield { type: 'setDepth', depth: mm }
      break
    case 'setColumnWidth': {
      const currentWidth = design.columns[command.column]!.width
      for (const width of sortByDistance(system.widths, command.width)) {
        if (width === currentWidth) continue
        yield { ...command, width }
        yield* listOtherColumnReductions(design, { ...command, width }, system)
      }
      break
    }
    case 'add':
      yield* listPlaces(design, command, system)
      yield* listPlaces(design, { ...command, finish: undefined }, system)
      for (const { key } of system.parts)
        yield* listPlaces(design, { ...command, kind: key, finish: undefined }, system)
      yield* listNewColumns(design, design.columns.length, system)
      yield* listTallerUprights(design, command.at, system)
      break
    case 'move': {
      const { part } = findPart(design, command.id)!
      for (const place of findPlaces(design, part, command, system)) yield { ...command, ...place }
      break
    }
    case 'copy': {
      const copiedPart = { ...findPart(design, command.id)!.part, id: null }
      for (const place of findPlaces(design, copiedPart, command, system)) yield { ...command, ...place }
      yield* listNewColumns(design, design.columns.length, system)
      yield* listTallerUprights(design, command.at, system)
      break
    }
    case 'addColumn':
    case 'copyColumn':
      yield* listNewColumns(design, command.type === 'addColumn' ? command.at : command.column + 1, system)
      yield* listWiderWalls(design, command, system)
      yield* listWiderColumns(design, system)
      break
    case 'setUpright':
      yield* listUprights(design, command, system)
      break
    case 'setFinish':
      for (const { key } of system.finishes) yield { ...command, finish: key }
      break
    case 'setColour':
      for (const { key } of system.colours) yield { ...command, colour: key }
      break
    default:
  }
}

const sortByDistance = (sizes: readonly { mm: number }[], wantedSize: number): number[] =>
  sizes.map(({ mm }) => mm).sort((one, other) => Math.abs(one - wantedSize) - Math.abs(other - wantedSize))

export function* listPlaces(
  design: Design,
  { kind, column, at, finish: wantedFinish }: Extract<Command, { type: 'add' }>,
  system: ShelvingSystem,
): Generator<Command> {
  const finish = wantedFinish ?? suggestFinish(design, system)
  const nearPlace = { column: Math.max(0, Math.min(column, design.columns.length - 1)), at }
  for (const place of findPlaces(design, { kind, finish, id: null }, nearPlace, system))
    yield { type: 'add', kind, finish, ...place }
}

function* listNewColumns(design: Design, at: number, { widths }: ShelvingSystem): Generator<Command> {
  for (const index of new Set([at, design.columns.length, 0])) {
    for (const { mm } of [...widths].sort((one, other) => other.mm - one.mm)) {
      yield { type: 'addColumn', at: index, width: mm }
    }
  }
}

function* listWiderWalls(
  design: Design,
  command: Extract<Command, { type: 'addColumn' | 'copyColumn' }>,
  system: ShelvingSystem,
): Generator<Command> {
  const addedWidth = command.type === 'addColumn' ? command.width : design.columns[command.column]!.width
  const { step } = system.wall
  const width = Math.ceil((measureUnitWidth(design, system) + addedWidth) / step) * step
  if (width > design.wall.width) yield { type: 'batch', commands: [{ type: 'setWall', wall: { width } }, command] }
}

/** If no column can be added, a wider column gives the user more space instead. */
function* listWiderColumns({ columns }: Design, { widths }: ShelvingSystem): Generator<Command> {
  for (const [column, { width }] of columns.entries()) {
    for (const { mm } of widths) if (mm > width) yield { type: 'setColumnWidth', column, width: mm }
  }
}

/** The height nearest to `at` comes first, because a part may fit there. */
function* listTallerUprights({ uprights }: Design, at: number, system: ShelvingSystem): Generator<Command> {
  const shortestHeight = Math.min(...uprights.map(({ height }) => height))
  const sizes = system.uprights.map(({ height }) => ({ mm: height })).filter(({ mm }) => mm > shortestHeight)
  for (const height of sortByDistance(sizes, at)) yield { type: 'setUpright', upright: 'all', height }
}

function* listUprights(
  { uprights }: Design,
  { upright, height, foot }: Extract<Command, { type: 'setUpright' }>,
  system: ShelvingSystem,
): Generator<Command> {
  const currentUpright = uprights[upright === 'all' ? 0 : upright]!
  const wantedUpright = { height: height ?? currentUpright.height, foot: foot ?? currentUpright.foot }
  const footHeights = new Set([Math.max(0, snapToGrid(wantedUpright.foot, system)), currentUpright.foot, 0])
  const sizes = system.uprights.flatMap((size) =>
    [...footHeights].map((footHeight) => ({ height: size.height, foot: footHeight })),
  )
  const measureDistance = (size: { height: number; foot: number }) =>
    Math.abs(size.height - wantedUpright.height) + Math.abs(size.foot - wantedUpright.foot)
  sizes.sort((one, other) => measureDistance(one) - measureDistance(other))
  for (const size of sizes) yield { type: 'setUpright', upright, ...size }
}
