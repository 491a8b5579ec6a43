import { onShopOpened, openShop, setShopLoader } from '../../src/state/door'
import { wakeShopWhenIdle } from '../../src/state/idle'
import type { ShopStore } from '../../src/state/store'
import { writeToken } from '../../src/state/tokens'

const shop = { getState: () => ({}) } as unknown as ShopStore

describe('the door to the shop', () => {
  test('opens once, however many ask', async () => {
    const loader = jest.fn(async () => shop)
    setShopLoader(loader)
    expect(await Promise.all([openShop(), openShop()])).toEqual([shop, shop])
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test('a fetch that failed is tried again by the next who asks', async () => {
    const loader = jest.fn<Promise<ShopStore>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(shop)
    setShopLoader(loader)
    await expect(openShop()).rejects.toThrow('offline')
    expect(await openShop()).toBe(shop)
  })

  test('who waits for the shop does not open it, and hears of it then or at once', async () => {
    const loader = jest.fn(async () => shop)
    setShopLoader(loader)
    const before = jest.fn()
    const gone = jest.fn()
    onShopOpened(before)
    onShopOpened(gone)()
    expect(loader).not.toHaveBeenCalled()
    await openShop()
    const after = jest.fn()
    onShopOpened(after)
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
    setShopLoader(loader)
    const idle: IdleRequestCallback[] = []
    window.requestIdleCallback = (task) => idle.push(task)
    state.mockReturnValue('interactive')
    writeToken('cart', 'a-cart')
    wakeShopWhenIdle()
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
      setShopLoader(loader)
      state.mockReturnValue('complete')
      wakeShopWhenIdle()
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
    const loader = jest.fn<Promise<ShopStore>, []>().mockRejectedValue(new Error('offline'))
    setShopLoader(loader)
    state.mockReturnValue('complete')
    writeToken('session', 'a-session')
    wakeShopWhenIdle()
    await jest.runAllTimersAsync()
    expect(loader).toHaveBeenCalledTimes(1)
  })
})
