import {
  maxPollTime,
  firstPollDelay,
  slowestPollDelay,
  computePollDelay,
} from '../../../src/features/checkout/payment/pollPayment'

test.each([
  [0, firstPollDelay],
  [4 * firstPollDelay, firstPollDelay],
  [20_000, 5000],
  [60_000, slowestPollDelay],
  [maxPollTime - slowestPollDelay, slowestPollDelay],
  [maxPollTime - slowestPollDelay + 1, null],
  [maxPollTime, null],
])('after %i ms the next look comes in %s ms', (waited, expected) => {
  expect(computePollDelay(waited)).toBe(expected)
})

test('a payment that stays pending is asked about some twenty times, and then no more', () => {
  let looks = 1
  for (let waited = 0, wait = computePollDelay(0); wait !== null; wait = computePollDelay(waited)) {
    waited += wait
    looks += 1
  }
  expect(looks).toBeGreaterThan(15)
  expect(looks).toBeLessThan(25)
})
