import { bench, chair } from '../../support/store/testStore'

const key = 'upnorth.wishlist'

/** Imports a new instance of the module, as a page load does. */
async function fresh() {
  jest.resetModules()
  return import('../../../src/store/wishlist/deviceWishes')
}
beforeEach(() => window.localStorage.clear())

test('the list is stored for later pages with the latest item first', async () => {
  const { addDeviceWish } = await fresh()
  addDeviceWish(chair)
  addDeviceWish(bench)
  const next = await fresh()
  expect(next.listWishes()).toEqual([bench, chair])
  next.removeDeviceWish(bench)
  expect((await fresh()).listWishes()).toEqual([chair])
  next.removeDeviceWish(chair)
  expect(window.localStorage.getItem(key)).toBeNull()
})

test('an item keeps the price and the stock of the day on which it was first added', async () => {
  const { addDeviceWish } = await fresh()
  const then = { ...chair, quantity: 2, price_then: 429, in_stock_then: false }
  addDeviceWish(then)
  addDeviceWish({ ...chair, price_then: 300, in_stock_then: true })
  expect((await fresh()).listWishes()).toEqual([then])
})

test('an item can be restored at its former position', async () => {
  const { removeDeviceWish, addDeviceWish, listWishes } = await fresh()
  ;[chair, bench].forEach((wish) => addDeviceWish(wish))
  removeDeviceWish(chair)
  addDeviceWish(chair, 1)
  expect(listWishes()).toEqual([bench, chair])
})

test('items that were moved to an account are removed, unless their quantity has increased since', async () => {
  const { removeMergedWishes, addDeviceWish, listWishes } = await fresh()
  addDeviceWish(chair)
  addDeviceWish({ ...bench, quantity: 4 })
  removeMergedWishes([chair, { ...bench, quantity: 3 }])
  expect(listWishes()).toEqual([{ ...bench, quantity: 4 }])
})

test.each([
  ['not JSON', '{['],
  ['no list', '{"id_product":1}'],
  ['null', 'null'],
  [
    'other things',
    '[null,1,"x",{"id_product":"1","id_product_attribute":2},{"id_product":-1,"id_product_attribute":2}]',
  ],
])('a stored value of an invalid shape is ignored: %s', async (_name, value) => {
  window.localStorage.setItem(key, value)
  expect((await fresh()).listWishes()).toEqual([])
})

test('duplicate items and unknown or invalid fields are dropped from the stored list', async () => {
  const odd = { ...chair, extra: '<script>', quantity: 1e9, price_then: -1, in_stock_then: 'yes' }
  window.localStorage.setItem(key, JSON.stringify([odd, chair, null, bench]))
  expect((await fresh()).listWishes()).toEqual([chair, bench])
})

test('a list with as many items as fit into one request takes no other item, and loses none', async () => {
  const { addDeviceWish, listWishes } = await fresh()
  const wishes = Array.from({ length: 101 }, (_, index) => ({
    id_product: index + 1,
    id_product_attribute: index + 1,
  }))
  expect(wishes.map((wish) => addDeviceWish(wish))).toEqual(wishes.map((_wish, index) => index < 100))
  expect(addDeviceWish(wishes[0]!)).toBe(true)
  expect(listWishes()).toEqual(wishes.slice(0, 100).reverse())
  expect(JSON.parse(window.localStorage.getItem(key)!)).toHaveLength(100)
})

test('without storage, the list lasts until the page is closed', async () => {
  const { isWishedOnDevice, addDeviceWish } = await fresh()
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  addDeviceWish(chair)
  expect(isWishedOnDevice(chair)).toBe(true)
  forbidden.mockRestore()
})

test('the listener is called for changes in this tab and in other tabs', async () => {
  const { watchDeviceWishes, addDeviceWish, listWishes } = await fresh()
  const heard = jest.fn()
  const leave = watchDeviceWishes(heard)
  addDeviceWish(chair)
  expect(heard).toHaveBeenCalledTimes(1)
  window.localStorage.setItem(key, JSON.stringify([bench]))
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(listWishes()).toEqual([bench])
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', storageArea: window.localStorage }))
  expect(heard).toHaveBeenCalledTimes(2)
  // Another tab has cleared all values.
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }))
  expect(heard).toHaveBeenCalledTimes(3)
  leave()
  addDeviceWish(chair)
  expect(heard).toHaveBeenCalledTimes(3)
})
