import { median } from '../../../src/commands/measure/bench'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[100, 2, 3, 1, 2], 2],
])('returns the median of %j as %d', (values, middle) => expect(median(values)).toBe(middle))

test('returns no median for an empty list', () => expect(median([])).toBeNaN())
