import { storageLag } from '../../../src/store/browser/storageLag'
import { createTabLock, lockTimeout } from '../../../src/store/tabs/createTabLock'
import { fakeLocks } from '../../support/store/fakeLocks'
import { createGate } from '../../support/store/testStore'

const browserWith = (locks: unknown) =>
  Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true })
afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'locks')
  jest.useRealTimers()
})

function twoTabs() {
  const locks = fakeLocks()
  let stored: string | null = null
  const tabs = [1, 2].map(() => {
    browserWith(locks.ofTab())
    return createTabLock(() => stored)
  })
  const [here, there] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
  const store = (token: string) => {
    stored = token
    return Promise.resolve(token)
  }
  return { here, there, store }
}

test('the second tab starts its task when the first has finished, and each gets the result of its own task', async () => {
  const { here, there } = twoTabs()
  const { opened, open } = createGate()
  const second = jest.fn(() => Promise.resolve('second'))
  const first = here(() => opened.then(() => 'first'))
  const other = there(second)
  await Promise.resolve()
  expect(second).not.toHaveBeenCalled()
  open()
  expect(await Promise.all([first, other])).toEqual(['first', 'second'])
})

test('the second tab starts once it can read what the first has stored, and the first does not wait for that', async () => {
  jest.useFakeTimers()
  const { here, there, store } = twoTabs()
  const second = jest.fn(() => Promise.resolve('second'))
  const first = here(() => store('first'))
  const other = there(second)
  expect(await first).toBe('first')
  await jest.advanceTimersByTimeAsync(storageLag - 1)
  expect(second).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await other).toBe('second')
})

test('the second tab starts at once when the first has stored nothing', async () => {
  jest.useFakeTimers()
  const { here, there } = twoTabs()
  await here(() => Promise.resolve('first'))
  expect(await there(() => Promise.resolve('second'))).toBe('second')
})

test('the tab that has stored a value runs its next task at once, and the other tab waits for that task too', async () => {
  jest.useFakeTimers()
  const { here, there, store } = twoTabs()
  const other = jest.fn(() => Promise.resolve('other'))
  await here(() => store('first'))
  void there(other)
  expect(await here(() => store('next'))).toBe('next')
  const { opened, open } = createGate()
  const last = here(() => opened)
  await jest.advanceTimersByTimeAsync(storageLag)
  expect(other).not.toHaveBeenCalled()
  open()
  await last
  await jest.advanceTimersByTimeAsync(0)
  expect(other).toHaveBeenCalledTimes(1)
})

test('a task that fails is not repeated and does not block the next one', async () => {
  const { here, there } = twoTabs()
  const failing = jest.fn(() => Promise.reject(new Error('no')))
  await expect(here(failing)).rejects.toThrow('no')
  expect(failing).toHaveBeenCalledTimes(1)
  expect(await there(() => Promise.resolve('well'))).toBe('well')
})

test('a tab stops waiting for a task of another tab that takes too long', async () => {
  jest.useFakeTimers()
  const { here, there } = twoTabs()
  void here(() => new Promise(() => {}))
  const second = jest.fn(() => Promise.resolve('second'))
  const other = there(second)
  await jest.advanceTimersByTimeAsync(lockTimeout - 1)
  expect(second).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await other).toBe('second')
})

test.each([
  ['no locks', undefined],
  ['forbidden locks', { request: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')) }],
])('a task starts at once in a browser with %s', async (_what, locks) => {
  browserWith(locks)
  expect(await createTabLock(() => null)(() => Promise.resolve('done'))).toBe('done')
})

test('a task that loses its lock while it runs is not started again', async () => {
  const request = async (_name: string, _options: object, begin: () => Promise<unknown>) => {
    void begin()
    throw new DOMException('Stolen', 'AbortError')
  }
  browserWith({ request })
  const task = jest.fn(() => Promise.resolve('done'))
  expect(await createTabLock(() => null)(task)).toBe('done')
  expect(task).toHaveBeenCalledTimes(1)
})
