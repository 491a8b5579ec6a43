/** @jest-environment node */
import type { Command } from '../../../src/features/configurator/commands/Command'
import { findPlaces } from '../../../src/features/configurator/commands/findPlaces'
import { createDefaultWall } from '../../../src/features/configurator/design/Design'
import { calculatePrice, listParts, measureWeight } from '../../../src/features/configurator/design/listParts'
import {
  findPartType,
  isAboveAdultsReach,
  isWithinChildsReach,
  measureCeiling,
  needsWallFixing,
} from '../../../src/features/configurator/design/measures'
import { planDrilling } from '../../../src/features/configurator/design/planDrilling'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { buildPossibleDesign } from '../../support/data/randomDesigns'
import { readShelvingSystem } from '../../support/data/shelvingSystem'

let system: ShelvingSystem
beforeAll(async () => {
  system = await readShelvingSystem('en')
})

const build = (...commands: Command[]) => buildPossibleDesign(system, {}, ...commands)
const addColumn = (width: number, upright: { height?: number; foot?: number } = {}): Command => ({
  type: 'addColumn',
  at: 0,
  width,
  ...upright,
})
const shelf = (at: number, column = 0): Command => ({ type: 'add', kind: 'shelf', column, at })

test('the list of parts has each SKU once, with its quantity, price and weight', () => {
  const design = build(addColumn(800, { height: 1000 }), shelf(100), shelf(450), shelf(800))
  const lines = listParts(design, system)
  expect(lines.map(({ sku, quantity }) => [sku.id_sku, quantity, sku.price])).toEqual([
    [502808, 2, 49],
    [502904, 3, 59],
  ])
  expect(measureWeight(lines)).toBe(10)
  const fresh = new Map([[502904, { price: 60.5, stock: 1, delivery: lines[0]!.sku.delivery }]])
  expect(calculatePrice(listParts(design, system, fresh), system.campaign)).toEqual({
    discount: 0, total: 279.5, partCount: 5, missingCount: 1,
  }) // oxfmt-ignore
})

test('from six parts on, ten per cent comes off all of them', () => {
  expect(system.campaign).toMatchObject({ percent: 10, from: 6 })
  const design = build(addColumn(800), shelf(100), shelf(450), shelf(800), shelf(1150))
  expect(calculatePrice(listParts(design, system), system.campaign)).toEqual({
    discount: 40.2, total: 361.8, partCount: 6, missingCount: 0,
  }) // oxfmt-ignore
})

test('a new column has uprights like its neighbour’s, or the tallest that fit below the ceiling', () => {
  const low = build({ type: 'setWall', wall: { height: 1900 } }, addColumn(800))
  expect(low.uprights.map(({ height }) => height)).toEqual([1500, 1500])
  const like = build(addColumn(800, { height: 750 }), { type: 'addColumn', at: 1, width: 400 })
  expect(like.uprights.map(({ height }) => height)).toEqual([750, 750, 750])
})

test('a column that is added on the left leaves the others in place, as long as the wall has room', () => {
  const designs = [1000, 100].map((left) => build(addColumn(800), { type: 'setLeft', left }, addColumn(800)))
  expect(designs.map(({ left }) => left)).toEqual([200, 0])
})

test('mirroring swaps left and right, and mirroring again swaps them back', () => {
  const commands: Command[] = [addColumn(800), { type: 'addColumn', at: 1, width: 400 }, shelf(450, 1)]
  const mirror: Command = { type: 'mirror' }
  expect(build(...commands, mirror).columns).toMatchObject([
    { width: 400, parts: [{ at: 450 }] },
    { width: 800, parts: [] },
  ])
  expect(build(...commands, mirror, mirror)).toEqual(build(...commands))
})

test('a column is copied with its parts, each with an id of its own', () => {
  const design = build(addColumn(800), shelf(450), shelf(800), {
    type: 'copyColumn',
    column: 0,
  })
  expect(design.columns.map(({ parts }) => parts.map(({ id, at }) => [id, at]))).toEqual([
    [[1, 450], [2, 800]],
    [[3, 450], [4, 800]],
  ]) // oxfmt-ignore
})

test('the places of a part begin with the nearest one, its own place included', () => {
  const design = build(addColumn(800, { height: 500 }), shelf(300))
  const places = findPlaces(design, { id: 1, kind: 'shelf', finish: 'oak' }, { column: 0, at: 310 }, system)
  expect(places.slice(0, 3)).toEqual([{ column: 0, at: 300 }, { column: 0, at: 350 }, { column: 0, at: 250 }]) // oxfmt-ignore
  expect(places).toHaveLength(10)
  const second = findPlaces(design, { id: null, kind: 'shelf', finish: 'oak' }, { column: 0, at: 310 }, system)
  expect(second.map(({ at }) => at)).toEqual([500, 100, 50])
})

test.each([
  [{ height: 1000, foot: 0 }, {}, false],
  [{ height: 1500, foot: 0 }, {}, true],
  [{ height: 500, foot: 50 }, {}, true],
  [{ height: 500, foot: 0 }, { hasChildren: true }, true],
])('the upright %j before the wall %j is fixed to it: %s', (upright, wall, fixed) => {
  expect(needsWallFixing(upright, { ...createDefaultWall(system), ...wall }, system)).toBe(fixed)
})

test('the drilling plan has the holes of the uprights that are fixed, measured from the left and from the floor', () => {
  const standing = build(addColumn(800, { height: 2000 }), { type: 'setLeft', left: 100 })
  expect(planDrilling(standing, system)).toEqual({
    hasHoleNearCorner: false,
    holes: [
      { upright: 0, x: 104, y: 683 },
      { upright: 0, x: 104, y: 1317 },
      { upright: 0, x: 104, y: 1950 },
      { upright: 1, x: 904, y: 683 },
      { upright: 1, x: 904, y: 1317 },
      { upright: 1, x: 904, y: 1950 },
    ],
  })
  const hanging = build(addColumn(800, { height: 500, foot: 1000 }))
  expect(planDrilling(hanging, system).holes.map(({ y }) => y)).toEqual([1050, 1450, 1050, 1450])
  expect(planDrilling(build(addColumn(800, { height: 1000 })), system).holes).toEqual([])
})

test.each([
  [40, true],
  [46, false],
  [1546, false],
  [1560, true],
])('a unit %i mm from the left has a hole that no drill reaches: %s', (left, isCornered) => {
  const standing = build(addColumn(800, { height: 2000 }))
  expect(planDrilling({ ...standing, left }, system).hasHoleNearCorner).toBe(isCornered)
})

test('a sloping ceiling rises evenly from its side to the height of the wall', () => {
  const wall = { ...createDefaultWall(system), slope: { side: 'right' as const, run: 1000, low: 1000 } }
  expect([0, 1400, 1900, 2400].map((x) => measureCeiling(wall, x))).toEqual([2500, 2500, 1750, 1000])
})

test('children reach boards up to 120 cm, and adults up to 190 cm', () => {
  const board = findPartType(system, 'shelf')!
  expect([1200, 1250].map((at) => isWithinChildsReach(board, at, system))).toEqual([true, false])
  expect([1900, 1950].map((at) => isAboveAdultsReach(board, at, system))).toEqual([false, true])
})
