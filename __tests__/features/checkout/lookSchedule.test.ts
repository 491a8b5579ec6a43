import { lookAtMost, lookFirst, lookSlowest, nextLook } from '../../../src/features/checkout/status/lookSchedule'

test.each([
  [0, lookFirst],
  [4 * lookFirst, lookFirst],
  [20_000, 5000],
  [60_000, lookSlowest],
  [lookAtMost - lookSlowest, lookSlowest],
  [lookAtMost - lookSlowest + 1, null],
  [lookAtMost, null],
])('after %i ms the next look comes in %s ms', (waited, expected) => {
  expect(nextLook(waited)).toBe(expected)
})

test('a payment that stays pending is asked about some twenty times, and then no more', () => {
  let looks = 1
  for (let waited = 0, wait = nextLook(0); wait !== null; wait = nextLook(waited)) {
    waited += wait
    looks += 1
  }
  expect(looks).toBeGreaterThan(15)
  expect(looks).toBeLessThan(25)
})
