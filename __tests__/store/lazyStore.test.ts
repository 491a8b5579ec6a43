import { onStoreReady, getStore, setStoreLoader } from '../../src/store/lazyStore'
import { openStoreWhenIdle } from '../../src/store/browser/pageLoad'
import type { AppStore } from '../../src/store/createStore'
import { writeToken } from '../../src/store/browser/tokens'

const shop = { getState: () => ({}) } as unknown as AppStore

describe('getStore', () => {
  test('The store is loaded once for several callers', async () => {
    const loader = jest.fn(async () => shop)
    setStoreLoader(loader)
    expect(await Promise.all([getStore(), getStore()])).toEqual([shop, shop])
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test('The next call loads the store again after a failure', async () => {
    const loader = jest.fn<Promise<AppStore>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(shop)
    setStoreLoader(loader)
    await expect(getStore()).rejects.toThrow('offline')
    expect(await getStore()).toBe(shop)
  })

  test('A listener does not load the store, is called once the store is ready, and can be removed', async () => {
    const loader = jest.fn(async () => shop)
    setStoreLoader(loader)
    const before = jest.fn()
    const gone = jest.fn()
    onStoreReady(before)
    onStoreReady(gone)()
    expect(loader).not.toHaveBeenCalled()
    await getStore()
    const after = jest.fn()
    onStoreReady(after)
    expect(before).toHaveBeenCalledWith(shop)
    expect(after).toHaveBeenCalledWith(shop)
    expect(gone).not.toHaveBeenCalled()
  })
})

describe('openStoreWhenIdle', () => {
  const state = jest.spyOn(document, 'readyState', 'get')
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    window.localStorage.clear()
    jest.useRealTimers()
  })
  afterAll(() => state.mockRestore())

  test('The store is loaded once the page has loaded and the browser is idle', () => {
    const loader = jest.fn(async () => shop)
    setStoreLoader(loader)
    const idle: IdleRequestCallback[] = []
    window.requestIdleCallback = (task) => idle.push(task)
    state.mockReturnValue('interactive')
    writeToken('cart', 'a-cart')
    openStoreWhenIdle()
    expect(idle).toHaveLength(0)
    window.dispatchEvent(new Event('load'))
    expect(loader).not.toHaveBeenCalled()
    idle.forEach((task) => task({ didTimeout: false, timeRemaining: () => 10 }))
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'storage'])(
    'The store is loaded only after the event %s when there is neither a cart nor a session',
    async (sign) => {
      jest.useFakeTimers()
      const loader = jest.fn(async () => shop)
      setStoreLoader(loader)
      state.mockReturnValue('complete')
      openStoreWhenIdle()
      await jest.runAllTimersAsync()
      expect(loader).not.toHaveBeenCalled()
      window.dispatchEvent(new Event(sign))
      window.dispatchEvent(new Event(sign))
      await jest.runAllTimersAsync()
      expect(loader).toHaveBeenCalledTimes(1)
    },
  )

  test('The store is loaded without requestIdleCallback, and a failure is not reported', async () => {
    jest.useFakeTimers()
    const loader = jest.fn<Promise<AppStore>, []>().mockRejectedValue(new Error('offline'))
    setStoreLoader(loader)
    state.mockReturnValue('complete')
    writeToken('session', 'a-session')
    openStoreWhenIdle()
    await jest.runAllTimersAsync()
    expect(loader).toHaveBeenCalledTimes(1)
  })
})
