import { routeDelayed, routeFinished, routeStarted, watchSlowNavigation } from '../../src/layout/SlowNavigationNotice'

const heard = jest.fn()
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  heard.mockClear()
  stop = watchSlowNavigation(heard)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('SPEC §9: a page change is slow after 1000 ms, not before', () => {
  routeStarted()
  jest.advanceTimersByTime(999)
  expect(heard).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(heard).toHaveBeenLastCalledWith(true)
  routeFinished()
  expect(heard).toHaveBeenLastCalledWith(false)
})

test('a quick page change is never called slow', () => {
  routeStarted()
  routeFinished()
  jest.advanceTimersByTime(5000)
  expect(heard).not.toHaveBeenCalledWith(true)
})

test('back and forward count too', () => {
  window.dispatchEvent(new PopStateEvent('popstate'))
  jest.advanceTimersByTime(1000)
  expect(heard).toHaveBeenLastCalledWith(true)
})

test("Gatsby's own word is believed at once", () => {
  routeDelayed()
  expect(heard).toHaveBeenLastCalledWith(true)
})

test('who left hears nothing more', () => {
  routeStarted()
  stop()
  jest.advanceTimersByTime(1000)
  routeDelayed()
  expect(heard).not.toHaveBeenCalled()
})
