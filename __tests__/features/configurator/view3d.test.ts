/** @jest-environment node */
import type { Command } from '../../../src/features/configurator/commands/Command'
import type { Wall } from '../../../src/features/configurator/design/Design'
import { measurePart } from '../../../src/features/configurator/design/measures'
import { layOutScene } from '../../../src/features/configurator/view3d/layOutScene'
import {
  initialViewpoint,
  turnViewpoint,
  addTurn,
  dragViewpoint,
} from '../../../src/features/configurator/view3d/turning'
import { readArrowKey } from '../../../src/features/configurator/planner/useDesignKeys'
import type { ShelvingSystem } from '../../../src/pageTable/contents/shelving'
import { arbitraryCommands, buildDesign, buildPossibleDesign } from '../../support/data/randomDesigns'
import { readShelvingSystem } from '../../support/data/shelvingSystem'
import { fc, scaleRuns } from '../../support/propertyTests'

let system: ShelvingSystem
beforeAll(async () => {
  system = await readShelvingSystem('en')
})

/** Builds a column at 100 mm from the left of a wall. */
const build = (wall: Partial<Wall>, ...commands: Command[]) =>
  buildPossibleDesign(
    system,
    wall,
    { type: 'addColumn', at: 0, width: 800, height: 2000 },
    { type: 'setLeft', left: 100 },
    ...commands,
  )

test.each([
  ['shelf', 1000, { x: 108, y: 980, width: 792, height: 20, depth: 300, swatch: '#66452f' }],
  ['cabinet', 100, { x: 108, y: 100, width: 792, height: 400, depth: 300, swatch: '#66452f' }],
  ['desk', 750, { x: 108, y: 730, width: 792, height: 20, depth: 560, swatch: '#66452f' }],
])('a %s at %i mm is a box in its finish that hangs there and reaches into the room', (kind, at, box) => {
  const design = build({}, { type: 'add', kind, finish: 'walnut', column: 0, at })
  const { parts } = layOutScene(design, system)
  expect(parts).toEqual([{ ...box, key: 'part-1', type: system.parts.find(({ key }) => key === kind) }])
})

test('an upright is a ladder as deep as the unit, in its colour', () => {
  const design = build({}, { type: 'setColour', colour: 'ink' })
  expect(layOutScene(design, system).ladders).toEqual([
    { key: 'upright-0', x: 100, y: 0, width: 8, height: 2000, depth: 300, swatch: '#24211e' },
    { key: 'upright-1', x: 900, y: 0, width: 8, height: 2000, depth: 300, swatch: '#24211e' },
  ])
})

test.each([
  ['beside the unit', 2400, { x: 1358, z: 350 }],
  ['in front of the unit when the wall ends there', 1000, { x: 750, z: 1000 }],
])('the person stands %s', (_, width, place) => {
  expect(layOutScene(build({ width }), system).person).toEqual(place)
})

test('the boxes of any design have the places of the drawing, and stay within the wall and its depth', () => {
  fc.assert(
    fc.property(arbitraryCommands(system), (commands) => {
      const design = buildDesign(commands, system)
      const { parts, ladders } = layOutScene(design, system)
      const drawn = design.columns.flatMap((each, index) =>
        each.parts.map((part) => measurePart(design, index, part, system)),
      )
      expect(parts).toHaveLength(drawn.length)
      for (const { x, y, width, height } of parts) {
        expect(drawn).toContainEqual({ left: x, right: x + width, bottom: y, top: y + height })
      }
      for (const { x, y, width, height, depth } of [...parts, ...ladders]) {
        expect(Math.min(x, y, width, height, depth)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(design.wall.width)
        expect(y + height).toBeLessThanOrEqual(design.wall.height)
        expect(depth).toBeLessThanOrEqual(design.wall.depth)
      }
    }),
    { numRuns: scaleRuns(200) },
  )
})

test.each([
  ['ArrowRight', { yaw: 36, pitch: 10 }],
  ['ArrowLeft', { yaw: 20, pitch: 10 }],
  ['ArrowUp', { yaw: 28, pitch: 18 }],
  ['ArrowDown', { yaw: 28, pitch: 2 }],
])('%s turns the view to %j', (key, viewpoint) => {
  expect(turnViewpoint(initialViewpoint, readArrowKey(key)!)).toEqual(viewpoint)
})

test.each(['Enter', 'Tab', ' ', 'a', 'constructor'])('the key %j does not turn the view', (key) => {
  expect(readArrowKey(key)).toBeUndefined()
})

test('the view turns neither behind the wall, nor below the floor, nor above the ceiling', () => {
  expect(addTurn(initialViewpoint, { yaw: 500, pitch: 500 })).toEqual({ yaw: 60, pitch: 40 })
  expect(addTurn(initialViewpoint, { yaw: -500, pitch: -500 })).toEqual({ yaw: -60, pitch: 0 })
})

test('a mouse turns the view both ways, and a finger sideways only', () => {
  expect(dragViewpoint(initialViewpoint, { x: -40, y: 20 }, false)).toEqual({ yaw: 18, pitch: 15 })
  expect(dragViewpoint(initialViewpoint, { x: -40, y: 20 }, true)).toEqual({ yaw: 18, pitch: 10 })
})
