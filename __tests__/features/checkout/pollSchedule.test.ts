import {
  maxPollTime,
  shortestPollDelay,
  longestPollDelay,
  computePollDelay,
  pollPayment,
} from '../../../src/features/checkout/payment/usePaymentStatus'
import { rootReducer, type RootState } from '../../../src/store/start/rootReducer'

test.each([
  [0, shortestPollDelay],
  [4 * shortestPollDelay, shortestPollDelay],
  [20_000, 5000],
  [60_000, longestPollDelay],
  [maxPollTime - longestPollDelay, longestPollDelay],
  [maxPollTime - longestPollDelay + 1, null],
  [maxPollTime, null],
])('after %i ms of waiting, the delay before the next poll is %s ms', (waited, expected) => {
  expect(computePollDelay(waited)).toBe(expected)
})

test('a payment that stays pending is polled about twenty times', () => {
  let polls = 1
  for (let waited = 0, wait = computePollDelay(0); wait !== null; wait = computePollDelay(waited)) {
    waited += wait
    polls += 1
  }
  expect(polls).toBeGreaterThan(15)
  expect(polls).toBeLessThan(25)
})

test('a page that the user leaves during a pause does not load the status again', async () => {
  jest.useFakeTimers()
  let hasLeft = false
  const checkout = { changed: false, _links: { status: { href: '/v1/checkout/status/1' } } }
  const dispatch = jest
    .fn()
    .mockResolvedValueOnce(checkout)
    .mockResolvedValue({ ok: true, answer: { status: 'pending' } })
  const poll: (given: typeof dispatch, getState: () => RootState, ...rest: never[]) => Promise<void> = pollPayment({
    showView: () => {},
    isUnmounted: () => hasLeft,
  })
  const polling = poll(dispatch, () => rootReducer(undefined, { type: 'test' }))
  await jest.advanceTimersByTimeAsync(shortestPollDelay / 2)
  hasLeft = true
  await jest.advanceTimersByTimeAsync(shortestPollDelay)
  await polling
  expect(dispatch).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
