import { endGuestWithVisit, guestLifetime, readTokens } from '../../../src/store/browser/tokens'
import { addToCart } from '../../../src/store/cart/addToCart'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import { createAccount, logIn } from '../../../src/store/account/logIn'
import { logOut } from '../../../src/store/account/logOut'
import { startStore } from '../../../src/store/start/startStore'
import { selectIsGuest, selectIsRegistered } from '../../../src/store/session/sessionSlice'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openBrowser } from '../../support/store/fakeBrowser'
import { chair, createTestStore, openTestStore } from '../../support/store/testStore'
import { account, email, password } from '../../support/store/traceableCustomer'

startSandboxServer()

let now = Date.parse('2026-03-01T12:00:00Z')
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now))
afterEach(() => jest.restoreAllMocks())
const hour = 3_600_000

async function openAsGuest() {
  const store = await openTestStore()
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(submitGuest(guestDetails))
  return store
}
const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }])

describe('the session of a guest', () => {
  test('the session of a guest lasts a day, and the cart survives it', async () => {
    const { token } = (await openAsGuest()).getState().session
    now += guestLifetime - 1
    expect(selectIsGuest((await openTestStore()).getState())).toBe(true)
    now += 1
    const store = await openTestStore()
    expect(store.getState().session).toMatchObject({ token: null, customer: null })
    expect(store.getState().cart.cart?.items).toHaveLength(1)
    expect(stored()).not.toContain(token)
  })

  test('a page that was open all night notices the end of the session when the user returns to it', async () => {
    const store = await openAsGuest()
    now += guestLifetime
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(store.getState().session).toMatchObject({ token: null, customer: null, addresses: [] })
  })

  test('the day of a session restarts when the guest enters the details again, but not when a page opens', async () => {
    await openAsGuest()
    now += 20 * hour
    const store = await openTestStore()
    await store.dispatch(submitGuest(guestDetails))
    now += 20 * hour
    expect(selectIsGuest((await openTestStore()).getState())).toBe(true)
    now += 4 * hour
    expect(readTokens().session).toBeNull()
  })

  test('the session of a customer does not end after a day', async () => {
    const guest = await openAsGuest()
    await guest.dispatch(createAccount(account))
    now += 400 * 24 * hour
    expect(selectIsRegistered((await openTestStore()).getState())).toBe(true)
  })

  test.each(['', 'x', '{}', '-1', '9e15', 'Infinity', 'null', '2026-03-01'])(
    'the impossible stored time "%s" ends the session',
    async (since) => {
      await openAsGuest()
      window.localStorage.setItem('upnorth.guest', since)
      expect(readTokens().session).toBeNull()
      expect(window.localStorage.getItem('upnorth.session')).toBeNull()
    },
  )
})

describe('the session of a guest after an order', () => {
  test('the session ends with the visit: it survives a reload, but another tab and a later visit have no session', async () => {
    await openAsGuest()
    endGuestWithVisit()
    expect(selectIsGuest((await openTestStore()).getState())).toBe(true)
    // The storage of another tab, or of a later visit, is empty.
    window.sessionStorage.clear()
    expect((await openTestStore()).getState().session).toMatchObject({ token: null, customer: null })
    expect(Object.keys({ ...window.localStorage })).toEqual(['upnorth.cart'])
  })

  test('the session still ends after its day', async () => {
    await openAsGuest()
    endGuestWithVisit()
    now += guestLifetime
    expect(readTokens().session).toBeNull()
    expect(window.sessionStorage).toHaveLength(0)
  })

  test('a guest who creates an account stays logged in', async () => {
    const guest = await openAsGuest()
    endGuestWithVisit()
    await guest.dispatch(createAccount({ ...account, email: guestDetails.account.email }))
    window.sessionStorage.clear()
    expect(selectIsRegistered((await openTestStore()).getState())).toBe(true)
  })

  test('the session is not restored when a customer has logged in and out in another tab', async () => {
    const browser = openBrowser()
    await (await openAsGuest()).dispatch(createAccount(account))
    await (await openTestStore()).dispatch(logOut())
    const here = browser.openTab(() => createTestStore())
    await here.store.dispatch(startStore())
    await here.store.dispatch(submitGuest(guestDetails))
    endGuestWithVisit()
    const there = browser.openTab(() => createTestStore())
    await there.store.dispatch(logIn(email, password))
    await there.store.dispatch(logOut())
    expect(readTokens().session).toBeNull()
    expect(here.store.getState().session.customer).toBeNull()
    ;[here, there].forEach(({ close }) => close())
    browser.leave()
  })

  test('a logout removes all stored data of a guest', async () => {
    const store = await openAsGuest()
    endGuestWithVisit()
    await store.dispatch(logOut())
    expect([window.localStorage, window.sessionStorage].map(({ length }) => length)).toEqual([0, 0])
  })
})
