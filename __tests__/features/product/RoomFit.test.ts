import { findDoorWidth } from '../../../src/features/product/drawing/findDoorWidth'
import { fitWall, readWallWidth } from '../../../src/features/product/drawing/RoomFit'

test.each([
  [252, 420, { isFitting: true, sideSpace: 84 }],
  [252, 253, { isFitting: true, sideSpace: 0 }],
  [252, 252, { isFitting: true, sideSpace: 0 }],
  [252.4, 252, { isFitting: false, missingWidth: 1 }],
  [252, 200, { isFitting: false, missingWidth: 52 }],
])('a product of %p cm is placed correctly against a wall of %p cm', (width, wall, fit) =>
  expect(fitWall(width, wall)).toEqual(fit),
)

test.each([
  ['a sofa, on its back', { width: 252, depth: 92, height: 80 }, 83],
  ['a chair', { width: 48, depth: 50, height: 79 }, 63],
  ['a product that leaves no room for hands in a narrower door', { width: 62, depth: 80, height: 200 }, 73],
  ['the thickest product that passes', { width: 91, depth: 120, height: 200 }, 93],
  ['a product that is too thick', { width: 92, depth: 120, height: 200 }, null],
  ['a product that is too high in every position', { width: 201, depth: 60, height: 240 }, null],
  ['a round table without a width', { diameter: 116, height: 74 }, 78],
  ['a rug, which is rolled', { width: 170, depth: 240, height: 1 }, undefined],
  ['a shelf, which cannot be rolled', { width: 80, depth: 30, height: 2 }, 63],
  ['a product of unknown height', { width: 40, depth: 40 }, undefined],
])('the narrowest door is correct for %s', (_, dimensions, door) => expect(findDoorWidth(dimensions)).toBe(door))

test.each([
  ['420', 420],
  [' 50 ', 50],
  ['2000', 2000],
  ['49', null],
  ['2001', null],
  ['', null],
  ['4,2', null],
  ['-300', null],
  ['1e3', null],
])('the typed width %p of a wall is read as %p', (typed, wall) => expect(readWallWidth(typed)).toBe(wall))
