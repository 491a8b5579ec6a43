import { applyCommand } from '../../../src/features/configurator/commands/applyCommand'
import type { Command } from '../../../src/features/configurator/commands/Command'
import {
  createEmptyDesign,
  createDefaultWall,
  type Design,
  listPlacedParts,
  type Wall,
} from '../../../src/features/configurator/design/Design'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { fc } from '../propertyTests'

/** Returns one of the system's values, or occasionally a value that it lacks. */
const pick = <Item>(items: readonly Item[], other: Item) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...items) }, fc.constant(other))
const pickSize = (sizes: readonly { mm: number }[], other: number) =>
  pick(
    sizes.map(({ mm }) => mm),
    other,
  )
const pickKey = (items: readonly { key: string }[], other: string) =>
  pick(
    items.map(({ key }) => key),
    other,
  )

/** Many of the commands are impossible, and their ids and indices may not exist. */
export function arbitraryCommand(system: ShelvingSystem): fc.Arbitrary<Command> {
  const column = fc.integer({ min: 0, max: 6 })
  const id = fc.integer({ min: 1, max: 12 })
  const at = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 44 }).map((rung) => rung * system.grid) },
    fc.integer({ min: -100, max: 3000 }),
  )
  const width = pickSize(system.widths, 600)
  const height = pick(
    system.uprights.map((size) => size.height),
    1234,
  )
  const foot = fc.constantFrom(0, 0, 0, 500, 1200, 33)
  const finish = pickKey(system.finishes, 'gold')
  const all = fc.constant('all' as const)
  const door = fc.record({
    left: fc.integer({ min: -50, max: 3000 }),
    width: fc.constantFrom(830, 930, 7000),
    height: fc.constantFrom(2015, 2115),
  })
  const slope = fc.record({
    side: fc.constantFrom('left' as const, 'right' as const),
    run: fc.integer({ min: -10, max: 3000 }),
    low: fc.integer({ min: 0, max: 3000 }),
  })
  const wall = fc.oneof(
    fc.record({ width: fc.integer({ min: 30, max: 650 }).map((cm) => cm * 10) }),
    fc.record({ height: fc.integer({ min: 100, max: 450 }).map((cm) => cm * 10) }),
    fc.record({ depth: fc.constantFrom(100, 250, 300, 500, 600, 1000, 2000) }),
    fc.record({ door: fc.option(door) }),
    fc.record({ slope: fc.option(slope) }),
    fc.record({ hasChildren: fc.boolean() }),
  )
  const command = <Name extends Command['type'], Fields>(
    weight: number,
    type: Name,
    fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
  ) => ({ weight, arbitrary: fc.record(fields).map((values) => ({ type, ...values })) })
  const addition = { kind: pickKey(system.parts, 'piano'), column: fc.integer({ min: 0, max: 3 }), at }
  return fc.oneof(
    command(2, 'setWall', { wall }),
    command(1, 'setLeft', { left: fc.integer({ min: -100, max: 4000 }) }),
    command(1, 'setDepth', { depth: pickSize(system.depths, 250) }),
    command(1, 'setColour', { colour: pickKey(system.colours, 'gold') }),
    command(1, 'setUpright', { upright: fc.oneof(column, all), height, foot }),
    command(4, 'addColumn', { at: column, width }),
    command(1, 'copyColumn', { column }),
    command(1, 'setColumnWidth', { column, width }),
    command(1, 'removeColumn', { column }),
    command(7, 'add', addition),
    command(7, 'add', { ...addition, finish }),
    command(3, 'move', { id, column, at }),
    command(3, 'copy', { id, column, at }),
    command(1, 'remove', { id }),
    command(1, 'mirror', {}),
    command(1, 'setFinish', { id: fc.oneof(id, all), finish }),
  )
}

/** The commands begin with some columns, because most other commands need a column. */
export const arbitraryCommands = (system: ShelvingSystem): fc.Arbitrary<Command[]> =>
  fc
    .tuple(
      fc.array(
        fc.record({
          type: fc.constant('addColumn' as const),
          at: fc.constant(0),
          width: fc.constantFrom(...system.widths.map(({ mm }) => mm)),
        }),
        { maxLength: 4 },
      ),
      fc.array(arbitraryCommand(system), { minLength: 1, maxLength: 40 }),
    )
    .map(([columns, commands]) => [...columns, ...commands])

/** When a command is refused, the suggested alternative is applied instead, if there is one. */
export const buildDesign = (commands: readonly Command[], system: ShelvingSystem): Design =>
  commands.reduce((design, command) => {
    const outcome = applyCommand(design, command, system)
    if ('design' in outcome) return outcome.design
    return outcome.nearest ? applyPossibleCommand(design, outcome.nearest, system) : design
  }, createEmptyDesign(system))

function applyPossibleCommand(design: Design, command: Command, system: ShelvingSystem): Design {
  const outcome = applyCommand(design, command, system)
  if (!('design' in outcome)) throw new Error(JSON.stringify(outcome.refusals))
  return outcome.design
}

/** Throws if a command is refused. */
export const buildPossibleDesign = (system: ShelvingSystem, wall: Partial<Wall>, ...commands: Command[]): Design =>
  commands.reduce(
    (design, command) => applyPossibleCommand(design, command, system),
    createEmptyDesign(system, { ...createDefaultWall(system), ...wall }),
  )

/** The parts have their ids in the order of the drawing, like those of a decoded design. */
export function renumber(design: Design): Design {
  const order = new Map(listPlacedParts(design).map(({ part }, index) => [part.id, index + 1]))
  const columns = design.columns.map((column) => ({
    ...column,
    parts: [...column.parts]
      .sort((one, other) => one.at - other.at)
      .map((part) => ({ ...part, id: order.get(part.id)! })),
  }))
  return { ...design, columns }
}
