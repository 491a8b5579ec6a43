import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { loggedOut } from '../../../src/store/sharedActions'
import { startStore } from '../../../src/store/start/startStore'
import { endSharing, shareWishes } from '../../../src/store/wishlist/accountWishes'
import { addDeviceWish, listWishes } from '../../../src/store/wishlist/deviceWishes'
import { isOnWishlist, watchHearts, setOnWishlist } from '../../support/store/pageHearts'
import { accountWithWishes, readWishes, wishlistCall as path } from '../../support/sandbox/accountWithWishes'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { setLazyTestStore, setPageStore } from '../../support/store/pageStore'
import { bench, chair, createTestStore, createGate } from '../../support/store/testStore'

const server = startSandboxServer()
beforeEach(() => void setLazyTestStore('nl', () => Promise.reject(new Error('not yet'))))

/** Opens a page with a logged-in customer whose wishlist has the given items. */
async function openCustomerPage(items: object[] = [], { loaded = true } = {}) {
  const { session } = await accountWithWishes(server, ...items)
  window.localStorage.setItem('upnorth.session', session)
  const store = createTestStore()
  setPageStore(store)
  await store.dispatch(startStore())
  await waitFor(() => expect(store.getState().wishlist).toMatchObject(loaded ? { received: {} } : { status: 'failed' }))
  server.requests.length = 0
  return store
}
const readRows = () => readWishes(server)

test('a visitor’s heart stores the variant on the device, without loading the store', async () => {
  expect(await setOnWishlist(chair, true)).toBe(true)
  expect(isOnWishlist(chair)).toBe(true)
  expect(listWishes()).toEqual([chair])
  await setOnWishlist(chair, false)
  expect(listWishes()).toEqual([])
  expect(server.asked()).toEqual([])
})

test('a listener is called for changes on the device and in the store, until it unsubscribes', () => {
  const store = setPageStore(createTestStore())
  const heard = jest.fn()
  const unsubscribe = watchHearts(heard)
  const calls = () => heard.mock.calls.splice(0).length
  addDeviceWish(chair)
  expect(calls()).toBe(1)
  store.dispatch(loggedOut())
  expect(calls()).toBeGreaterThan(0)
  unsubscribe()
  addDeviceWish(bench)
  store.dispatch(loggedOut())
  expect(calls()).toBe(0)
})

test('a customer’s heart is filled at once, and the variant is saved only in the account', async () => {
  await openCustomerPage()
  const heard = jest.fn()
  const leave = watchHearts(heard)
  const done = setOnWishlist(chair, true)
  await waitFor(() => expect(isOnWishlist(chair)).toBe(true))
  expect(heard).toHaveBeenCalled()
  expect(await done).toBe(true)
  expect(readRows()).toEqual([100101])
  expect(listWishes()).toEqual([])
  expect(await setOnWishlist(chair, false)).toBe(true)
  expect(readRows()).toEqual([])
  leave()
})

test.each([
  ['a lost connection', () => HttpResponse.error()],
  ['a server error', () => HttpResponse.json({}, { status: 500 })],
  ['a refusal', () => HttpResponse.json({ type: 'invalid', data: { field: 'items' } }, { status: 422 })],
])('a changed heart is reset after %s', async (_name, answer) => {
  await openCustomerPage([bench])
  server.overrideAnswer('post', `${path}/items`, answer)
  server.overrideAnswer('delete', `${path}/items/:id`, answer)
  expect(await setOnWishlist(chair, true)).toBe(false)
  expect(isOnWishlist(chair)).toBe(false)
  expect(await setOnWishlist(bench, false)).toBe(false)
  expect(isOnWishlist(bench)).toBe(true)
  expect(readRows()).toEqual([100301])
})

test.each([
  ['added', true, [100301, 100101]],
  ['removed', false, []],
])('a lost response does not reset the heart of a variant that was %s', async (_name, kept, expected) => {
  await openCustomerPage([bench])
  server.loseAnswer('post', `${path}/items`)
  server.loseAnswer('delete', `${path}/items/:id`)
  const wish = kept ? chair : bench
  expect(await setOnWishlist(wish, kept)).toBe(true)
  expect(isOnWishlist(wish)).toBe(kept)
  expect(readRows()).toEqual(expected)
})

test('removing a variant that another tab has removed succeeds', async () => {
  await openCustomerPage([bench])
  server.sandbox.database.run('DELETE FROM wish')
  expect(await setOnWishlist(bench, false)).toBe(true)
  expect(isOnWishlist(bench)).toBe(false)
})

test('quick clicks send one request at a time, and the last click decides', async () => {
  await openCustomerPage()
  const { open, opened } = createGate()
  let running = 0
  server.overrideAnswer('post', `${path}/items`, async ({ request }) => {
    running += 1
    expect(running).toBe(1)
    await opened
    running -= 1
    return server.shop(request)
  })
  const first = setOnWishlist(chair, true)
  await waitFor(() => expect(server.asked()).toHaveLength(1))
  const others = [
    setOnWishlist(chair, false),
    setOnWishlist(chair, true),
    setOnWishlist(bench, true),
    setOnWishlist(chair, false),
  ]
  await waitFor(() => expect(isOnWishlist(bench)).toBe(true))
  expect(isOnWishlist(chair)).toBe(false)
  open()
  expect(await Promise.all([first, ...others])).toEqual([true, true, true, true, true])
  expect(readRows()).toEqual([100301])
  expect(server.asked().map((call) => call.replace(/\d+$/, ''))).toEqual([
    `POST /web${path}/items`,
    `DELETE /web${path}/items/`,
    `POST /web${path}/items`,
  ])
})

test('a change that is queued at the logout is not sent', async () => {
  const store = await openCustomerPage()
  const { answer: open } = server.holdAnswer('post', `${path}/items`, { late: true })
  const taps = [setOnWishlist(chair, true), setOnWishlist(bench, true)]
  await waitFor(() => expect(server.asked()).toHaveLength(1))
  store.dispatch(loggedOut())
  open()
  await Promise.all(taps)
  expect(readRows()).toEqual([100101])
  expect([isOnWishlist(chair), isOnWishlist(bench)]).toEqual([false, false])
  expect(listWishes()).toEqual([])
})

test('a variant that has not been moved to the account yet can be removed', async () => {
  await openCustomerPage()
  addDeviceWish({ ...chair, quantity: 3 })
  expect(await setOnWishlist(chair, false)).toBe(true)
  expect(listWishes()).toEqual([])
  expect(readRows()).toEqual([])
})

test('a variant stays on the device when the wishlist of the account could not be loaded', async () => {
  server.failCall('get', path)
  await openCustomerPage([], { loaded: false })
  const coming = { ...chair, quantity: 3 }
  addDeviceWish(coming)
  expect(await setOnWishlist(chair, false)).toBe(false)
  expect(listWishes()).toEqual([coming])
  expect(isOnWishlist(chair)).toBe(true)
})

test('the public link is created, stays the same and can be removed', async () => {
  const store = await openCustomerPage([bench])
  const key = () => store.getState().wishlist.received?.list.share
  expect(await store.dispatch(shareWishes())).toBeNull()
  const first = key()
  expect(first).toMatch(/^[\w-]{43}$/)
  await store.dispatch(shareWishes())
  expect(key()).toBe(first)
  expect(await store.dispatch(endSharing())).toBeNull()
  expect(key()).toBeNull()
  server.requests.length = 0
  expect(await store.dispatch(endSharing())).toBeNull()
  expect(server.asked()).toEqual([])
})

test('creating a public link returns the error when the request fails', async () => {
  const store = await openCustomerPage()
  server.failCall('post', `${path}/share`)
  expect(await store.dispatch(shareWishes())).toMatchObject({ code: 'ERR_NETWORK' })
})
