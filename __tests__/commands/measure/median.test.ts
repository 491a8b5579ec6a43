import { median } from '../../../src/commands/measure/benchPages'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[100, 2, 3, 1, 2], 2],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

test('nothing has no median', () => expect(median([])).toBeNaN())
