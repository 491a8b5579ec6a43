/** @jest-environment node */
import { applyCommand } from '../../../src/features/configurator/commands/applyCommand'
import type { Command } from '../../../src/features/configurator/commands/Command'
import { checkDesign } from '../../../src/features/configurator/design/checkDesign'
import {
  createEmptyDesign,
  createDefaultWall,
  type Design,
  listPlacedParts,
  type Wall,
} from '../../../src/features/configurator/design/Design'
import { describeNearestCommand } from '../../../src/features/configurator/wording/describeNearestCommand'
import { describeRefusal } from '../../../src/features/configurator/wording/describeRefusal'
import { configurator as messages } from '../../../src/i18n/en/configurator'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

let system: ShelvingSystem
beforeAll(async () => {
  system = await readShelvingSystem('en')
})

type Parts = [kind: string, at: number][]

/**
 * Builds columns of these widths and parts, with uprights of 2 m on the floor at the left of a wall of 240 x 250 cm.
 */
function build(
  columns: { width: number; parts?: Parts }[],
  {
    wall = {},
    height = 2000,
    ...change
  }: Partial<Omit<Design, 'wall'>> & { wall?: Partial<Wall>; height?: number } = {},
): Design {
  let id = 0
  return {
    ...createEmptyDesign(system, { ...createDefaultWall(system), ...wall }),
    uprights: [...columns, null].map(() => ({ height, foot: 0 })),
    columns: columns.map(({ width, parts = [] }) => ({
      width,
      parts: parts.map(([kind, at]) => ({ id: (id += 1), kind, at, finish: 'oak' })),
    })),
    ...change,
  }
}

const bookcase = () => build([{ width: 800, parts: [['shelf', 450], ['shelf', 800]] }]) // oxfmt-ignore
const door = { left: 1000, width: 930, height: 2115 }

test.each<[string, () => Design]>([
  ['an empty wall', () => createEmptyDesign(system)],
  ['columns without parts', () => build([{ width: 400 }, { width: 800 }])],
  ['shelves with 20 cm between their upper sides', () => build([{ width: 800, parts: [['shelf', 450], ['shelf', 650]] }])],
  ['a shelf on a cabinet', () => build([{ width: 800, parts: [['cabinet', 100], ['shelf', 550]] }])],
  ['a cabinet on a chest of drawers', () => build([{ width: 800, parts: [['drawers', 100], ['cabinet', 500]] }])],
  ['a chest of drawers under a shelf that lies on it', () => build([{ width: 400, parts: [['drawers', 100], ['shelf', 550]] }])],
  ['a desktop with 60 cm of leg room', () => build([{ width: 800, parts: [['shelf', 100], ['desk', 750]] }])],
  ['a play table with 40 cm of leg room', () => build([{ width: 800, parts: [['shelf', 50], ['desk-narrow', 500]] }])],
  ['a shelf on the uppermost rung', () => build([{ width: 800, parts: [['shelf', 2000]] }])],
  ['a cabinet up to the uppermost rung', () => build([{ width: 800, parts: [['cabinet', 1600]] }])],
  ['a unit as wide as the wall', () => build([{ width: 800 }, { width: 800 }], { wall: { width: 1608 } })],
  ['uprights beside a door', () => build([{ width: 800 }], { wall: { door } })],
  ['a column that hangs above a door', () => build([{ width: 800 }], {
    wall: { door: { ...door, left: 0 }, height: 2700 },
    uprights: [{ height: 500, foot: 2150 }, { height: 500, foot: 2150 }],
  })],
  ['a low unit under a sloping ceiling', () => build([{ width: 800 }], {
    wall: { slope: { side: 'left', run: 1500, low: 1000 } }, height: 1000,
  })],
  ['a cabinet within the reach of children', () => build([{ width: 800, parts: [['cabinet', 900]] }], { wall: { hasChildren: true } })],
])('%s is possible', (_, design) => expect(checkDesign(design(), system)).toEqual([])) // oxfmt-ignore

test.each<[string, () => Design, object]>([
  ['a wall narrower than 60 cm', () => build([], { uprights: [], wall: { width: 590 } }), { code: 'wallSize', measure: 'width', min: 600 }],
  ['a wall of half a millimetre more', () => build([], { uprights: [], wall: { width: 2400.5 } }), { code: 'wallSize', measure: 'width' }],
  ['a wall without an end', () => build([], { uprights: [], wall: { height: Infinity } }), { code: 'wallSize', measure: 'height' }],
  ['a door beyond the wall', () => build([], { uprights: [], wall: { door: { ...door, left: 1500 } } }), { code: 'door' }],
  ['a ceiling that begins above itself', () => build([], { uprights: [], wall: { slope: { side: 'left', run: 100, low: 2600 } } }), { code: 'slope' }],
  ['a unit wider than the wall', () => build([{ width: 800 }], { wall: { width: 800 } }), { code: 'tooWide', needed: 808, available: 800 }],
  ['a unit half outside the wall', () => build([{ width: 800 }], { left: -10 }), { code: 'beyondWall', maxLeft: 1592 }],
  ['seven columns', () => build(Array(7).fill({ width: 400 }), { wall: { width: 3000 } }), { code: 'tooManyColumns', max: 6 }],
  ['a column of 60 cm', () => build([{ width: 600 }]), { code: 'noSize', feature: 'width' }],
  ['uprights 25 cm deep', () => build([{ width: 800 }], { depth: 250 }), { code: 'noSize', feature: 'depth' }],
  ['golden uprights', () => build([{ width: 800 }], { colour: 'gold' }), { code: 'noSize', feature: 'colour' }],
  ['an upright of 120 cm', () => build([{ width: 800 }], { height: 1200 }), { code: 'noSize', feature: 'upright' }],
  ['an upright too few', () => build([{ width: 800 }], { uprights: [{ height: 2000, foot: 0 }] }), { code: 'noSuch' }],
  ['an upright above the ceiling', () => build([{ width: 800 }], { wall: { height: 1990 } }), { code: 'tooHigh', needed: 2000, available: 1990 }],
  ['an upright under a sloping ceiling', () => build([{ width: 800 }], { wall: { slope: { side: 'left', run: 1000, low: 1000 } } }), { code: 'tooHigh', available: 1000 }],
  ['an upright that hangs between two rungs', () => build([{ width: 800 }], { height: 500, uprights: [{ height: 500, foot: 0 }, { height: 500, foot: 33 }] }), { code: 'offGrid', grid: 50 }],
  ['an upright in front of a door', () => build([{ width: 800 }], { left: 200, wall: { door } }), { code: 'behindDoor' }],
  ['a shelf in front of a door', () => build([{ width: 400, parts: [['shelf', 450]] }], { left: 1000, wall: { door: { left: 1100, width: 200, height: 2115 } } }), { code: 'behindDoor', id: 1 }],
  ['uprights deeper than the free depth', () => build([{ width: 800 }], { wall: { depth: 250 } }), { code: 'tooDeep', needed: 300, available: 250 }],
  ['a desktop deeper than the free depth', () => build([{ width: 800, parts: [['desk', 750]] }], { wall: { depth: 550 } }), { code: 'tooDeep', id: 1, needed: 560 }],
  ['a desktop of 40 cm wide', () => build([{ width: 400, parts: [['desk', 750]] }]), { code: 'notMade', kind: 'desk', width: 400 }],
  ['drawers 20 cm deep', () => build([{ width: 800, parts: [['drawers', 100]] }], { depth: 200 }), { code: 'notMade', kind: 'drawers', depth: 200 }],
  ['something that was never made', () => build([{ width: 800, parts: [['piano', 100]] }]), { code: 'notMade', kind: 'piano' }],
  ['a golden shelf', () => ({ ...bookcase(), columns: [{ width: 800, parts: [{ id: 1, kind: 'shelf', at: 450, finish: 'gold' }] }] }), { code: 'noSize', feature: 'finish', id: 1 }],
  ['a shelf between two rungs', () => build([{ width: 800, parts: [['shelf', 460]] }]), { code: 'offGrid', id: 1, grid: 50 }],
  ['a shelf on the floor', () => build([{ width: 800, parts: [['shelf', 0]] }]), { code: 'outsideUprights', id: 1, from: 50, until: 2000 }],
  ['a shelf above its uprights', () => build([{ width: 800, parts: [['shelf', 1050]] }], { height: 1000 }), { code: 'outsideUprights', until: 1000 }],
  ['a cabinet through the upper end', () => build([{ width: 800, parts: [['cabinet', 1650]] }]), { code: 'outsideUprights', id: 1 }],
  ['a shelf higher than the lower of two uprights', () => build([{ width: 800, parts: [['shelf', 1050]] }], { uprights: [{ height: 2000, foot: 0 }, { height: 1000, foot: 0 }] }), { code: 'outsideUprights', until: 1000 }],
  ['shelves with 15 cm between them', () => build([{ width: 800, parts: [['shelf', 450], ['shelf', 600]] }]), { code: 'tooClose', id: 2, otherId: 1, gap: 200 }],
  ['two shelves in one place', () => build([{ width: 800, parts: [['shelf', 450], ['shelf', 450]] }]), { code: 'tooClose' }],
  ['a shelf 10 cm above a cabinet', () => build([{ width: 800, parts: [['cabinet', 100], ['shelf', 620 + 30]] }]), { code: 'tooClose', id: 2, otherId: 1 }],
  ['a cabinet on a shelf', () => build([{ width: 800, parts: [['shelf', 450], ['cabinet', 450]] }]), { code: 'tooClose' }],
  ['a cabinet inside another', () => build([{ width: 800, parts: [['cabinet', 100], ['cabinet', 300]] }]), { code: 'tooClose' }],
  ['a desktop at 80 cm', () => build([{ width: 800, parts: [['desk', 800]] }]), { code: 'deskHeight', id: 1, heights: [500, 700, 750, 1050] }],
  ['drawers where the legs go', () => build([{ width: 800, parts: [['drawer', 250], ['desk', 750]] }]), { code: 'noLegRoom', id: 2, needed: 600 }],
  ['eight wide shelves in one column', () => build([{ width: 800, parts: [100, 350, 600, 850, 1100, 1350, 1600, 1850].map((at) => ['shelf', at]) }]), { code: 'tooHeavy', column: 0, load: 220, max: 200 }],
  ['a cabinet above the heads of children', () => build([{ width: 800, parts: [['cabinet', 950]] }], { wall: { hasChildren: true } }), { code: 'aboveChildren', id: 1, max: 900 }],
])('%s is not possible, and the reason says why', (_, design, reason) => {
  expect(checkDesign(design(), system)).toContainEqual(expect.objectContaining(reason))
}) // oxfmt-ignore

test('a column holds twelve parts at most', () => {
  const narrow = { ...system, limits: { ...system.limits, columnParts: 1 } }
  expect(checkDesign(bookcase(), narrow)).toEqual([{ code: 'tooManyParts', column: 0, max: 1 }])
})

test.each<[string, () => Design, Command, string, string | null]>([
  ['a shelf too close to another', bookcase, { type: 'add', kind: 'shelf', column: 0, at: 500 },
    'Leave at least 20 cm from the shelf at 45 cm.', 'Put a shelf at 25 cm in column 1'],
  ['a shelf above the uprights', bookcase, { type: 'move', id: 2, column: 0, at: 2400 },
    'The uprights hold parts from 5 to 200 cm here.', 'Put it at 200 cm in column 1'],
  ['a desktop at a height of its own', () => build([{ width: 800, parts: [['shelf', 100]] }]), { type: 'add', kind: 'desk', column: 0, at: 900 },
    'A desktop hangs at 50, 70, 75, 105 cm.', 'Put a deep desktop at 75 cm in column 1'],
  ['a copy into the same place', bookcase, { type: 'copy', id: 1, column: 0, at: 450 },
    'Leave at least 20 cm from the shelf at 45 cm.', 'Put the copy at 25 cm in column 1'],
  ['a third wide column', () => build([{ width: 800 }, { width: 800 }]), { type: 'addColumn', at: 2, width: 800 },
    'The unit is 241 cm wide and the wall 240 cm.', 'Add a 40 cm column'],
  ['a column before a wall that is full', () => build([{ width: 800 }, { width: 800 }, { width: 400 }]), { type: 'addColumn', at: 3, width: 800 },
    'The unit is 281 cm wide and the wall 240 cm.', 'Make the wall 281 cm wide'],
  ['a copied column before a wall that is full', () => build([{ width: 800 }, { width: 800 }, { width: 400 }]), { type: 'copyColumn', column: 0 },
    'The unit is 281 cm wide and the wall 240 cm.', 'Make the wall 281 cm wide'],
  ['a seventh column', () => build([...Array(5).fill({ width: 800 }), { width: 400 }], { wall: { width: 5000 } }), { type: 'addColumn', at: 6, width: 400 },
    'A unit has 6 columns at most.', 'Make the column 80 cm wide'],
  ['a seventh column, when all are wide', () => build(Array(6).fill({ width: 800, parts: [['shelf', 450]] }), { wall: { width: 6000 } }), { type: 'addColumn', at: 6, width: 400 },
    'A unit has 6 columns at most.', null],
  ['a cabinet between two shelves', () => build([{ width: 800, parts: [['shelf', 450], ['shelf', 1000]] }]), { type: 'add', kind: 'cabinet', column: 0, at: 550 },
    'Leave at least 20 cm from the shelf at 45 cm.', 'Put a cabinet at 120 cm in column 1'],
  ['a shelf moved below another', () => build([{ width: 800, parts: [['shelf', 450], ['shelf', 1000]] }]), { type: 'move', id: 2, column: 0, at: 350 },
    'Leave at least 20 cm from the shelf at 45 cm.', 'Put it at 25 cm in column 1'],
  ['a wall narrower than the unit', bookcase, { type: 'setWall', wall: { width: 600 } },
    'The unit is 81 cm wide and the wall 60 cm.', 'Make the wall 81 cm wide'],
  ['a ceiling below the uprights', bookcase, { type: 'setWall', wall: { height: 1800 } },
    'The upright reaches 200 cm, but the ceiling is 180 cm high here.', 'Make the wall 200 cm high'],
  ['uprights too short for a shelf', bookcase, { type: 'setUpright', upright: 'all', height: 750 },
    'The uprights hold parts from 5 to 75 cm here.', 'Use 100 cm uprights'],
  ['uprights through the ceiling', () => build([{ width: 800 }], { wall: { height: 1700 }, height: 1500 }),
    { type: 'setUpright', upright: 0, height: 2000 },
    'The upright reaches 200 cm, but the ceiling is 170 cm high here.', 'Use 100 cm uprights'],
  ['a narrower column for a desktop', () => build([{ width: 800, parts: [['desk', 750]] }]),
    { type: 'setColumnWidth', column: 0, width: 400 },
    'A deep desktop does not fit a column 40 cm wide and 30 cm deep.', 'Go ahead without the deep desktop at 75 cm'],
  ['shallower uprights for two chests', () => build([{ width: 800, parts: [['drawers', 100], ['drawers', 500]] }]),
    { type: 'setDepth', depth: 200 },
    'A chest of two drawers does not fit a column 80 cm wide and 20 cm deep.', 'Go ahead and remove 2 parts'],
  ['children under a high cabinet', () => build([{ width: 800, parts: [['cabinet', 1500]] }]),
    { type: 'setWall', wall: { hasChildren: true } },
    'With children at home, cabinets and drawers hang at 90 cm at most.', 'Go ahead without the cabinet at 150 cm'],
  ['a finish that does not exist', bookcase, { type: 'setFinish', id: 1, finish: 'gold' },
    'This part does not come in that finish.', 'Use walnut'],
  ['a place along the wall that does not exist', bookcase, { type: 'setLeft', left: 2000 },
    'It can stand 0 to 159 cm from the left.', 'Put the unit 159 cm from the left'],
  ['a part that was removed', bookcase, { type: 'move', id: 9, column: 0, at: 450 }, 'That is no longer there.', null],
])('%s is refused in words, and the nearest thing that fits is offered', (_, design, command, why, instead) => {
  const before = design()
  const outcome = applyCommand(before, command, system)
  if (!('refusals' in outcome)) throw new Error('The command is possible')
  const said = { messages, formatList: (list: string[]) => list.join(', ') }
  expect(describeRefusal(outcome.refusals[0]!, before, system, said)).toBe(why)
  expect(outcome.nearest && describeNearestCommand(outcome.nearest, before, system, messages)).toBe(instead)
}) // oxfmt-ignore

test('the first column is removed with its left upright, and any other with its right one', () => {
  const uneven = build([{ width: 400 }, { width: 800 }, { width: 400 }], {
    uprights: [500, 1000, 1500, 2000].map((height) => ({ height, foot: 0 })),
  })
  const remaining = [0, 1, 2].map((column) => {
    const outcome = applyCommand(uneven, { type: 'removeColumn', column }, system)
    return 'design' in outcome && outcome.design.uprights.map(({ height }) => height)
  })
  expect(remaining).toEqual([
    [1000, 1500, 2000],
    [500, 1000, 2000],
    [500, 1000, 1500],
  ])
})

test('a column between others goes with its left upright, when only that keeps all parts of the next one', () => {
  const design = build([{ width: 400 }, { width: 400 }, { width: 400, parts: [['shelf', 100], ['shelf', 1000], ['shelf', 1500]] }], {
    uprights: [2000, 750, 2000, 2000].map((height) => ({ height, foot: 0 })),
  }) // oxfmt-ignore
  const outcome = applyCommand(design, { type: 'removeColumn', column: 1 }, system)
  if (!('design' in outcome)) throw new Error('refused')
  expect(outcome.design.uprights.map(({ height }) => height)).toEqual([2000, 2000, 2000])
  expect(listPlacedParts(outcome.design)).toHaveLength(3)
})

test('a removed column that takes parts of another with it says so', () => {
  const design = build([{ width: 400 }, { width: 400, parts: [['shelf', 1500]] }, { width: 400 }, { width: 400, parts: [['shelf', 1500]] }], {
    uprights: [1000, 2000, 2000, 2000, 2000].map((height) => ({ height, foot: 0 })),
  }) // oxfmt-ignore
  const batch: Command = {
    type: 'batch',
    commands: [
      { type: 'remove', id: 1 },
      { type: 'removeColumn', column: 2 },
    ],
  }
  expect(describeNearestCommand(batch, design, system, messages)).toBe('Go ahead without the shelf at 150 cm')
})

test('a refused column is answered without trying every place along the wall', () => {
  let checks = 0
  const counted = Object.defineProperty({ ...system }, 'limits', {
    get: () => {
      checks += 1
      return system.limits
    },
  })
  const shelves = [100, 400, 700, 1000, 1300, 1600].map((at): [string, number] => ['shelf', at])
  const full = build(Array(6).fill({ width: 400, parts: shelves }), { wall: { width: 6000 } })
  expect(applyCommand(full, { type: 'addColumn', at: 6, width: 400 }, counted)).toHaveProperty('refusals')
  expect(checks).toBeLessThan(10_000)
})
