import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import type { Design } from '../design/Design'
import type { Command, Outcome } from './Command'
import { listObstacleRemovals, listWallClearances, listColumnRemovals, listPartRemovals } from './listReductions'
import { listPlaces, listSimilarCommands } from './listSimilarCommands'
import { tryCommand } from './tryCommand'

/** Returns the changed design, or the refusals and the nearest possible command. `design` must be possible. */
export function applyCommand(design: Design, command: Command, system: ShelvingSystem): Outcome {
  const attempt = tryCommand(design, command, system)
  if ('design' in attempt) return attempt
  const { refusals } = attempt
  const isOutdated = refusals.some(({ code }) => code === 'noSuch')
  return { refusals, nearest: isOutdated ? null : findNearestCommand(design, command, system) }
}

/** Returns null if every alternative is impossible or leaves the design unchanged. */
function findNearestCommand(design: Design, command: Command, system: ShelvingSystem): Command | null {
  for (const alternative of listAlternatives(design, command, system)) {
    const attempt = tryCommand(design, alternative, system)
    if ('design' in attempt && JSON.stringify(attempt.design) !== JSON.stringify(design)) return alternative
  }
  return null
}

/** The nearest alternative comes first. */
function* listAlternatives(design: Design, command: Command, system: ShelvingSystem): Generator<Command> {
  const alternatives: Command[] = []
  for (const similarCommand of listSimilarCommands(design, command, system)) {
    alternatives.push(similarCommand)
    yield similarCommand
  }
  const sameTypeCommands =
    command.type === 'batch' ? [] : [command, ...alternatives].filter(({ type }) => type === command.type)
  for (const sameTypeCommand of sameTypeCommands) yield* listPartRemovals(design, sameTypeCommand, system)
  if (wholeUnitChangeTypes.has(command.type))
    for (const sameTypeCommand of sameTypeCommands) yield* listColumnRemovals(design, sameTypeCommand)
  // A shelf does not help a user who wants a column.
  if (columnAdditionTypes.has(command.type)) {
    yield* listWallClearances(design)
    return
  }
  if (design.columns.length > 0) {
    yield* listPlaces(design, { type: 'add', kind: system.parts[0]?.key ?? '', column: 0, at: 0 }, system)
  }
  yield* listObstacleRemovals(design, system)
}

const columnAdditionTypes = new Set<Command['type']>(['addColumn', 'copyColumn'])

/** Any column can make these commands impossible, so removing columns may make them possible. */
const wholeUnitChangeTypes = new Set<Command['type']>(['setWall', 'setDepth', 'setUpright', 'mirror'])
