import { openStoreWhenIdle } from '../../../src/store/browser/pageLoad'
import { writeToken } from '../../../src/store/browser/tokens'

const state = jest.spyOn(document, 'readyState', 'get')
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  window.localStorage.clear()
  jest.useRealTimers()
})
afterAll(() => state.mockRestore())

test('the store is opened once the page has loaded and the browser is idle', () => {
  const open = jest.fn(() => Promise.resolve())
  const idle: IdleRequestCallback[] = []
  window.requestIdleCallback = (task) => idle.push(task)
  state.mockReturnValue('interactive')
  writeToken('cart', 'a-cart')
  openStoreWhenIdle(open)
  expect(idle).toHaveLength(0)
  window.dispatchEvent(new Event('load'))
  expect(open).not.toHaveBeenCalled()
  idle.forEach((task) => task({ didTimeout: false, timeRemaining: () => 10 }))
  expect(open).toHaveBeenCalledTimes(1)
})

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'storage'])(
  'the store is opened only after the event %s when there is neither a cart nor a session',
  async (sign) => {
    jest.useFakeTimers()
    const open = jest.fn(() => Promise.resolve())
    state.mockReturnValue('complete')
    openStoreWhenIdle(open)
    await jest.runAllTimersAsync()
    expect(open).not.toHaveBeenCalled()
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    await jest.runAllTimersAsync()
    expect(open).toHaveBeenCalledTimes(1)
  },
)

test('the store is opened without requestIdleCallback, and a failure is not reported', async () => {
  jest.useFakeTimers()
  const open = jest.fn(() => Promise.reject(new Error('offline')))
  state.mockReturnValue('complete')
  writeToken('session', 'a-session')
  openStoreWhenIdle(open)
  await jest.runAllTimersAsync()
  expect(open).toHaveBeenCalledTimes(1)
})
