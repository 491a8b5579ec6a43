import { routeDelayed, routeFinished, routeStarted, watchSlowNavigation } from '../../src/layout/SlowNavigationNotice'

const listener = jest.fn()
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  listener.mockClear()
  stop = watchSlowNavigation(listener)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('a page change is reported as slow after 1000 ms and not earlier (SPEC §9)', () => {
  routeStarted()
  jest.advanceTimersByTime(999)
  expect(listener).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(listener).toHaveBeenLastCalledWith(true)
  routeFinished()
  expect(listener).toHaveBeenLastCalledWith(false)
})

test('a quick page change is never reported as slow', () => {
  routeStarted()
  routeFinished()
  jest.advanceTimersByTime(5000)
  expect(listener).not.toHaveBeenCalledWith(true)
})

test('an unsubscribed listener is no longer called', () => {
  routeStarted()
  stop()
  jest.advanceTimersByTime(1000)
  routeDelayed()
  expect(listener).not.toHaveBeenCalled()
})
