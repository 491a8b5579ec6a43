import { findRoundLengthAbove, findRoundLengthBelow, buildPlan } from '../../src/ui/figure/buildPlan'

test.each([
  [0.3, 0.5, 0.2],
  [1, 1, 1],
  [1.7, 2, 1],
  [2, 2, 2],
  [4.2, 5, 2],
  [7, 10, 5],
  [42, 50, 20],
  [0.07, 0.1, 0.05],
  [0, 1, 1],
  [Number.NaN, 1, 1],
])('around %d the round lengths are %d above and %d below', (length, above, below) => {
  expect(findRoundLengthAbove(length)).toBe(above)
  expect(findRoundLengthBelow(length)).toBe(below)
})

const ghent = { latitude: 51.0543, longitude: 3.7174 }
const antwerp = { latitude: 51.2194, longitude: 4.4025 }

describe('buildPlan', () => {
  test('north is at the top, east on the right and every mark inside the drawing', () => {
    const { marks } = buildPlan([ghent, antwerp], 1.6)
    expect(marks[1]!.x).toBeGreaterThan(marks[0]!.x)
    expect(marks[1]!.y).toBeLessThan(marks[0]!.y)
    for (const { x, y } of marks)
      for (const at of [x, y]) {
        expect(at).toBeGreaterThan(5)
        expect(at).toBeLessThan(95)
      }
  })

  test('the plan is to scale, with Ghent and Antwerp 51 km apart', () => {
    const { marks, scale } = buildPlan([ghent, antwerp], 1.6)
    const kmPerCent = scale.km / scale.width
    const east = (marks[1]!.x - marks[0]!.x) * kmPerCent
    const north = ((marks[0]!.y - marks[1]!.y) / 1.6) * kmPerCent
    expect(Math.hypot(east, north)).toBeCloseTo(51.2, 0)
    expect(scale.width).toBeLessThanOrEqual(30)
  })

  test.each([
    ['one place', [ghent]],
    ['two places at one address', [ghent, ghent]],
    ['no place', []],
  ])('a map half a kilometre wide has %s in its centre', (_what, places) => {
    const { marks, scale } = buildPlan(places, 1.6)
    for (const mark of marks) expect(mark).toEqual({ x: 50, y: 50 })
    expect(scale.km).toBe(0.2)
  })
})
