import {
  reportSlowPage,
  endPageChange,
  startPageChange,
  watchSlowNavigation,
} from '../../src/layout/SlowNavigationNotice'

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
  startPageChange()
  jest.advanceTimersByTime(999)
  expect(listener).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(listener).toHaveBeenLastCalledWith(true)
  endPageChange()
  expect(listener).toHaveBeenLastCalledWith(false)
})

test('a quick page change is never reported as slow', () => {
  startPageChange()
  endPageChange()
  jest.advanceTimersByTime(5000)
  expect(listener).not.toHaveBeenCalledWith(true)
})

test('an unsubscribed listener is no longer called', () => {
  startPageChange()
  stop()
  jest.advanceTimersByTime(1000)
  reportSlowPage()
  expect(listener).not.toHaveBeenCalled()
})
