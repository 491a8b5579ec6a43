import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { type Design, findPart, listPlacedParts } from '../design/Design'
import type { Command } from './Command'
import { tryCommand } from './tryCommand'

/** Yields a batch that first removes the refused parts, if the command is possible without them. */
export function* listPartRemovals(design: Design, command: Command, system: ShelvingSystem): Generator<Command> {
  const removals: Command[] = []
  for (;;) {
    const batch: Command = { type: 'batch', commands: [...removals, command] }
    const attempt = tryCommand(design, batch, system)
    if ('design' in attempt) {
      if (removals.length > 0) yield batch
      return
    }
    const id = attempt.refusals.find((refusal) => refusal.id !== undefined)?.id
    if (id === undefined || !findPart(design, id)) return
    removals.push({ type: 'remove', id })
  }
}

export function* listColumnRemovals(design: Design, command: Command): Generator<Command> {
  const lastColumn = design.columns.length - 1
  for (let count = 1; count <= design.columns.length; count += 1) {
    for (const isFromRight of [true, false]) {
      const removals = Array.from({ length: count }, (_, index): Command => {
        return { type: 'removeColumn', column: isFromRight ? lastColumn - index : 0 }
      })
      yield { type: 'batch', commands: [...removals, command] }
    }
  }
}

export function* listOtherColumnReductions(
  { columns }: Design,
  command: Extract<Command, { type: 'setColumnWidth' }>,
  { widths }: ShelvingSystem,
): Generator<Command> {
  const otherColumns = columns
    .map((_, index) => index)
    .filter((index) => index !== command.column)
    .sort((one, other) => Math.abs(one - command.column) - Math.abs(other - command.column))
  for (const otherColumn of otherColumns) {
    for (const { mm } of widths.filter(({ mm }) => mm < columns[otherColumn]!.width)) {
      yield { type: 'batch', commands: [{ type: 'setColumnWidth', column: otherColumn, width: mm }, command] }
    }
  }
  for (const otherColumn of otherColumns) {
    const movedCommand = { ...command, column: command.column - (otherColumn < command.column ? 1 : 0) }
    yield { type: 'batch', commands: [{ type: 'removeColumn', column: otherColumn }, movedCommand] }
  }
}

/** Commands that remove a part come last. */
export function* listObstacleRemovals(design: Design, { depths }: ShelvingSystem): Generator<Command> {
  for (const { mm } of depths) if (mm < design.depth) yield { type: 'setDepth', depth: mm }
  if (design.wall.depth < design.depth) yield { type: 'setWall', wall: { depth: design.depth } }
  yield* listWallClearances(design)
  for (const { part } of listPlacedParts(design)) yield { type: 'remove', id: part.id }
}

export function* listWallClearances({ wall }: Design): Generator<Command> {
  if (wall.door) yield { type: 'setWall', wall: { door: null } }
  if (wall.slope) yield { type: 'setWall', wall: { slope: null } }
}
