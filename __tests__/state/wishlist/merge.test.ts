import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { setShopLoader, openShop } from '../../../src/state/door'
import { login } from '../../../src/state/session/login'
import { createAccount } from '../../../src/state/session/createAccount'
import { loggedOut, sessionFailed } from '../../../src/state/session/sessionSlice'
import { startShop } from '../../../src/state/startShop'
import type { ShopStore } from '../../../src/state/store'
import { keepWish, wishes } from '../../../src/state/wishlist/deviceWishes'
import { isKept, setKept } from '../../../src/state/wishlist/hearts'
import { lookAtWishes } from '../../../src/state/wishlist/lookAtWishes'
import { openBrowser } from '../../support/browser'
import { accountDetails, register } from '../../support/registered'
import { Shopper } from '../../support/sandboxShopper'
import { startShopServer } from '../../support/shopServer'
import { createTestStore, gate } from '../../support/shopStore'

const server = startShopServer()
const chair = { id_product: 1001, id_product_attribute: 100101 }
const bench = { id_product: 1003, id_product_attribute: 100301 }
const kept = { ...chair, quantity: 2, price_then: 429, in_stock_then: true }
const path = '/v1/my/wishlist'
const { email, password } = accountDetails
// A page that has just begun: the shop of the test before is not open in it.
beforeEach(() => setShopLoader(() => Promise.reject(new Error('not yet'))))

/** Somebody with an account, whose list has these already. */
async function anAccount(...items: object[]) {
  const an = new Shopper(server.sandbox)
  const { session } = await register(an)
  if (items.length > 0) await an.send('POST', `${path}/items`, { items })
  return session.token
}
async function openPage(): Promise<ShopStore> {
  const store = createTestStore()
  setShopLoader(() => Promise.resolve(store))
  await openShop()
  return store
}
async function started() {
  const store = await openPage()
  await store.dispatch(startShop())
  return store
}
const idsIn = ({ getState }: ShopStore) =>
  getState().wishlist.told?.list.items.map(({ id_product_attribute: id }) => id)
const rows = () =>
  server.sandbox.database
    .all<{ id: number }>('SELECT id_product_attribute AS id FROM wish ORDER BY id_wish DESC')
    .map(({ id }) => id)
const merges = () => server.asked().filter((call) => call === `POST /web${path}/items`)

describe('the list of the device becomes the account’s', () => {
  test('at log-in, once', async () => {
    await anAccount(bench)
    keepWish(kept)
    const store = await started()
    await store.dispatch(login(email, password))
    await waitFor(() => expect(idsIn(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(wishes()).toEqual([]))
    expect(merges()).toHaveLength(1)
    // Its price has dropped since: the mark goes on counting from the day that the device noted.
    expect(store.getState().wishlist.told?.list.items[0]).toMatchObject(kept)
    await store.dispatch(lookAtWishes())
    expect(merges()).toHaveLength(1)
  })

  test('when an account is made', async () => {
    keepWish(kept)
    const store = await started()
    const { id_lang: _lang, ...details } = accountDetails
    await store.dispatch(createAccount(details))
    await waitFor(() => expect(idsIn(store)).toEqual([100101]))
    await waitFor(() => expect(wishes()).toEqual([]))
  })

  test('when the session is found at the start, with what was tapped before it was', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    await setKept(chair, true)
    expect(isKept(chair)).toBe(true)
    const store = await openPage()
    await store.dispatch(startShop())
    await waitFor(() => expect(idsIn(store)).toEqual([100101, 100301]))
    await waitFor(() => expect(wishes()).toEqual([]))
    expect(isKept(chair)).toBe(true)
  })

  test('not a guest’s, who has no list: it stays on the device', async () => {
    const guest = new Shopper(server.sandbox)
    const { session } = await guest.guest()
    window.localStorage.setItem('upnorth.session', session.token)
    keepWish(kept)
    await started()
    expect(wishes()).toEqual([kept])
    expect(server.asked().join()).not.toContain(path)
  })

  test('with nothing on the device nothing is sent', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    const store = await started()
    await waitFor(() => expect(idsIn(store)).toEqual([100301]))
    expect(merges()).toEqual([])
  })
})

describe('nothing is lost', () => {
  test.each([
    ['the call fails', () => HttpResponse.error()],
    ['the shop fails', () => HttpResponse.json({}, { status: 500 })],
    ['the answer makes no sense', () => HttpResponse.json({ items: 'none' })],
  ])('when %s: the device keeps it, and the next time brings it', async (_name, answer) => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    keepWish(kept)
    server.overrideAnswer('post', `${path}/items`, answer)
    const store = await started()
    await waitFor(() => expect(store.getState().wishlist.failed).toBe(true))
    expect(wishes()).toEqual([kept])
    expect(isKept(chair)).toBe(true)
    server.server.resetHandlers()
    await store.dispatch(lookAtWishes())
    expect(idsIn(store)).toEqual([100101, 100301])
    expect(wishes()).toEqual([])
  })

  test('when the answer is lost after it was done: the second time does no harm', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    keepWish(kept)
    server.overrideAnswer('post', `${path}/items`, async ({ request }) => {
      await server.shop(request)
      return HttpResponse.error()
    })
    const store = await started()
    await waitFor(() => expect(store.getState().wishlist.failed).toBe(true))
    expect(rows()).toEqual([100101, 100301])
    expect(wishes()).toEqual([kept])
    server.server.resetHandlers()
    await store.dispatch(lookAtWishes())
    expect(rows()).toEqual([100101, 100301])
    expect(store.getState().wishlist.told?.list.items[0]).toMatchObject({ quantity: 2 })
    expect(wishes()).toEqual([])
  })

  test('when the shopper logs out before the answer: it is the account’s, and this device shows nothing', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount())
    keepWish(kept)
    const { open, opened } = gate()
    server.overrideAnswer('post', `${path}/items`, async ({ request }) => {
      await opened
      return server.shop(request)
    })
    const store = await started()
    await waitFor(() => expect(merges()).toHaveLength(1))
    store.dispatch(loggedOut())
    open()
    await waitFor(() => expect(wishes()).toEqual([]))
    expect(rows()).toEqual([100101])
    expect(store.getState().wishlist).toEqual({ told: null, wanted: {}, failed: false })
  })

  test('when the session has ended: the list stays this device’s', async () => {
    window.localStorage.setItem('upnorth.session', 'ended')
    keepWish(kept)
    const store = await started()
    expect(store.getState().session.status).toBe('loggedOut')
    expect(wishes()).toEqual([kept])
    expect(isKept(chair)).toBe(true)
  })
})

describe('two tabs', () => {
  let browser: ReturnType<typeof openBrowser>
  let closing: (() => void)[]
  beforeEach(() => {
    browser = openBrowser()
    closing = []
  })
  afterEach(() => {
    closing.forEach((close) => close())
    browser.leave()
  })
  const openTab = () => {
    const { store, close } = browser.openTab(() => createTestStore())
    closing.push(close)
    return store
  }

  test('that start at once bring it twice, and it counts once', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    keepWish(kept)
    const [here, there] = [openTab(), openTab()]
    await Promise.all([here.dispatch(startShop()), there.dispatch(startShop())])
    await waitFor(() => expect(idsIn(here)).toEqual([100101, 100301]))
    await waitFor(() => expect(idsIn(there)).toEqual([100101, 100301]))
    expect(rows()).toEqual([100101, 100301])
    expect(wishes()).toEqual([])
  })

  test('hear of each other’s changes', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    const [here, there] = [openTab(), openTab()]
    await Promise.all([here.dispatch(startShop()), there.dispatch(startShop())])
    await waitFor(() => expect(idsIn(there)).toEqual([100301]))
    setShopLoader(() => Promise.resolve(here))
    await openShop()
    expect(await setKept(chair, true)).toBe(true)
    await waitFor(() => expect(idsIn(there)).toEqual([100101, 100301]))
  })

  test('logged out in one, the account’s list is in neither', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    const [here, there] = [openTab(), openTab()]
    await Promise.all([here.dispatch(startShop()), there.dispatch(startShop())])
    await waitFor(() => expect(idsIn(there)).toEqual([100301]))
    here.dispatch(loggedOut())
    await waitFor(() => expect(there.getState().wishlist.told).toBeNull())
    expect(here.getState().wishlist.told).toBeNull()
    expect(wishes()).toEqual([])
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('100301')
  })

  test('one that is at it is not joined by the other', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount())
    keepWish(kept)
    const locks = { request: jest.fn((_name, _options, task: (lock: null) => unknown) => task(null)) }
    Object.assign(navigator, { locks })
    const store = openTab()
    await store.dispatch(startShop())
    await waitFor(() => expect(idsIn(store)).toEqual([]))
    expect(merges()).toEqual([])
    expect(wishes()).toEqual([kept])
    Reflect.deleteProperty(navigator, 'locks')
  })
})

describe('the account’s list goes with who it is of (SPEC §4)', () => {
  test.each([
    ['log-out', loggedOut()],
    ['a session that has ended', sessionFailed({ name: 'ApiError', message: 'Ended' })],
  ])('%s empties it', async (_name, action) => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    const store = await started()
    await waitFor(() => expect(isKept(bench)).toBe(true))
    store.dispatch(action)
    expect(isKept(bench)).toBe(false)
    expect(store.getState().wishlist.told).toBeNull()
  })

  test('another customer sees their own', async () => {
    window.localStorage.setItem('upnorth.session', await anAccount(bench))
    const bo = new Shopper(server.sandbox)
    await register(bo, { ...accountDetails, email: 'bo@example.be' })
    await bo.send('POST', `${path}/items`, { items: [chair] })
    const store = await started()
    await waitFor(() => expect(idsIn(store)).toEqual([100301]))
    await store.dispatch(login('bo@example.be', password))
    await waitFor(() => expect(idsIn(store)).toEqual([100101]))
  })
})
