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

/** Many of the commands are impossible, and their ids and indices may not exist. */
export function arbitraryCommand(system: ShelvingSystem): fc.Arbitrary<Command> {
  const column = fc.integer({ min: 0, max: 6 })
  const id = fc.integer({ min: 1, max: 12 })
  const at = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 44 }).map((rung) => rung * system.grid) },
    fc.integer({ min: -100, max: 3000 }),
  )
  const width = pick(
    system.widths.map(({ mm }) => mm),
    600,
  )
  const height = pick(
    system.uprights.map((size) => size.height),
    1234,
  )
  const foot = fc.constantFrom(0, 0, 0, 500, 1200, 33)
  const finish = pick(
    system.finishes.map(({ key }) => key),
    'gold',
  )
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
    fc.record({ width: fc.integer({ min: 300, max: 6500 }).map((mm) => Math.round(mm / 10) * 10) }),
    fc.record({ height: fc.integer({ min: 1000, max: 4500 }).map((mm) => Math.round(mm / 10) * 10) }),
    fc.record({ depth: fc.constantFrom(100, 250, 300, 500, 600, 1000, 2000) }),
    fc.record({ door: fc.option(door) }),
    fc.record({ slope: fc.option(slope) }),
    fc.record({ hasChildren: fc.boolean() }),
  )
  const type = <Name extends Command['type']>(name: Name) => fc.constant(name)
  return fc.oneof(
    { weight: 2, arbitrary: fc.record({ type: type('setWall'), wall }) },
    { weight: 1, arbitrary: fc.record({ type: type('setLeft'), left: fc.integer({ min: -100, max: 4000 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: type('setDepth'),
        depth: pick(
          system.depths.map(({ mm }) => mm),
          250,
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: type('setColour'),
        colour: pick(
          system.colours.map(({ key }) => key),
          'gold',
        ),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: type('setUpright'),
        upright: fc.oneof(column, fc.constant('all' as const)),
        height,
        foot,
      }),
    },
    { weight: 4, arbitrary: fc.record({ type: type('addColumn'), at: column, width }) },
    { weight: 1, arbitrary: fc.record({ type: type('copyColumn'), column }) },
    { weight: 1, arbitrary: fc.record({ type: type('setColumnWidth'), column, width }) },
    { weight: 1, arbitrary: fc.record({ type: type('removeColumn'), column }) },
    {
      weight: 14,
      arbitrary: fc.record(
        {
          type: type('add'),
          kind: pick(
            system.parts.map(({ key }) => key),
            'piano',
          ),
          column: fc.integer({ min: 0, max: 3 }),
          at,
          finish,
        },
        { requiredKeys: ['type', 'kind', 'column', 'at'] },
      ),
    },
    { weight: 3, arbitrary: fc.record({ type: type('move'), id, column, at }) },
    { weight: 3, arbitrary: fc.record({ type: type('copy'), id, column, at }) },
    { weight: 1, arbitrary: fc.record({ type: type('remove'), id }) },
    { weight: 1, arbitrary: fc.record({ type: type('mirror') }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: type('setFinish'), id: fc.oneof(id, fc.constant('all' as const)), finish }),
    },
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
