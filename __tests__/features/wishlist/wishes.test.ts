const key = 'upnorth.wishlist'
const chair = { id_product: 1001, id_product_attribute: 100101 }
const bench = { id_product: 1003, id_product_attribute: 100301 }

/** The list as a new page reads it. */
async function fresh() {
  jest.resetModules()
  return import('../../../src/features/wishlist/wishes')
}
beforeEach(() => window.localStorage.clear())

describe('the wishlist on a device', () => {
  test('outlives the page, the latest first; a second tap takes a piece off', async () => {
    const { toggleWish } = await fresh()
    toggleWish(chair)
    toggleWish(bench)
    const next = await fresh()
    expect(next.wishes()).toEqual([bench, chair])
    next.toggleWish(bench)
    expect((await fresh()).wishes()).toEqual([chair])
    next.toggleWish(chair)
    expect(window.localStorage.getItem(key)).toBeNull()
  })

  test.each([
    ['not JSON', '{['],
    ['no list', '{"id_product":1}'],
    ['null', 'null'],
    [
      'other things',
      '[null,1,"x",{"id_product":"1","id_product_attribute":2},{"id_product":-1,"id_product_attribute":2}]',
    ],
  ])('what somebody else wrote counts for nothing: %s', async (_name, value) => {
    window.localStorage.setItem(key, value)
    expect((await fresh()).wishes()).toEqual([])
  })

  test('of what is stored, each piece counts once and nothing else comes along', async () => {
    window.localStorage.setItem(key, JSON.stringify([{ ...chair, extra: '<script>' }, chair, null, bench]))
    expect((await fresh()).wishes()).toEqual([chair, bench])
  })

  test('holds no more than fit in one question to the shop', async () => {
    const { toggleWish, wishes } = await fresh()
    for (let id = 1; id <= 105; id++) toggleWish({ id_product: id, id_product_attribute: id })
    expect(wishes()).toHaveLength(100)
    expect(wishes()[0]).toEqual({ id_product: 105, id_product_attribute: 105 })
  })

  test('works without storage as long as the page lives', async () => {
    const { isWished, toggleWish } = await fresh()
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    toggleWish(chair)
    expect(isWished(chair)).toBe(true)
    forbidden.mockRestore()
  })

  test('tells of changes here and in another tab', async () => {
    const { onWishes, toggleWish, wishes } = await fresh()
    const heard = jest.fn()
    const leave = onWishes(heard)
    toggleWish(chair)
    expect(heard).toHaveBeenCalledTimes(1)
    window.localStorage.setItem(key, JSON.stringify([bench]))
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
    expect(heard).toHaveBeenCalledTimes(2)
    expect(wishes()).toEqual([bench])
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: window.localStorage }))
    leave()
    toggleWish(chair)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
