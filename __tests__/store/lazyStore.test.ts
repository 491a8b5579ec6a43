import { onStoreReady, getStore, setStoreLoader } from '../../src/store/lazyStore'
import { openStoreWhenIdle } from '../../src/store/browser/pageLoad'
import type { AppStore } from '../../src/store/createStore'
import { writeToken } from '../../src/store/browser/tokens'

const shop = { getState: () => ({}) } as unknown as AppStore

describe('the door to the shop', () => {
  test('opens once, however many ask', async () => {
    const loader = jest.fn(async () => shop)
    setStoreLoader(loader)
    expect(await Promise.all([getStore(), getStore()])).toEqual([shop, shop])
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test('a fetch that failed is tried again by the next who asks', async () => {
    const loader = jest.fn<Promise<AppStore>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(shop)
    setStoreLoader(loader)
    await expect(getStore()).rejects.toThrow('offline')
    expect(await getStore()).toBe(shop)
  })

  test('who waits for the shop does not open it, and hears of it then or at once', async () => {
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

describe('waking the shop', () => {
  const state = jest.spyOn(document, 'readyState', 'get')
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    window.localStorage.clear()
    jest.useRealTimers()
  })
  afterAll(() => state.mockRestore())

  test('waits for the page to have loaded and the browser to be idle', () => {
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
    'without a cart or a session it waits for somebody: %s',
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

  test('works without requestIdleCallback, and a failed fetch stays quiet', async () => {
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
