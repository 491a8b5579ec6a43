import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { keepDraft, readDraft } from '../../src/state/draft'
import { addToCart, putInCart } from '../../src/state/cart/addToCart'
import { loadCheckout } from '../../src/state/checkout/loadCheckout'
import { submitGuest } from '../../src/state/checkout/submitGuest'
import { createAccount } from '../../src/state/session/createAccount'
import { createGuest } from '../../src/state/session/createGuest'
import { login } from '../../src/state/session/login'
import { logOut } from '../../src/state/session/logOut'
import { panelOpened } from '../../src/state/sidePanel/sidePanelSlice'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import { openBrowser } from '../support/browser'
import { guestDetails, Shopper } from '../support/sandboxShopper'
import { accountAddress, accountDetails, register } from '../support/registered'
import { startShopServer } from '../support/shopServer'
import { chair, createTestStore, gate, otherChair } from '../support/shopStore'

const server = startShopServer()
/** Marked, so that each can be found wherever it stayed. */
const account = {
  ...{ email: 'merkteken@example.be', password: 'Merkteken-geheim', id_gender: 2, newsletter: false },
  ...{ firstname: 'Merkteken', lastname: 'Merkteken', ...accountAddress, address1: 'Merktekenlaan 1' },
}
const { email, password } = account
const sessions = () => server.sandbox.database.all('SELECT * FROM session')

async function customerAtCheckout(store = createTestStore()) {
  await store.dispatch(startShop())
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(createAccount(account))
  await store.dispatch(loadCheckout())
  const [address] = store.getState().session.addresses
  if (address) store.dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))
  keepDraft('checkout-guest', { email, firstname: 'Merkteken' })
  keepDraft('checkout-way', { email })
  return store
}

/** All that a store and web storage hold, as text. */
const everything = (store: ShopStore) =>
  JSON.stringify([store.getState(), { ...window.localStorage }, { ...window.sessionStorage }])

/** SPEC §4: no token, customer, link, cart or checkout, and nothing typed. */
function expectNothingLeft(store: ShopStore, tokens: (string | null)[]) {
  const { session, cart, checkout, sidePanel } = store.getState()
  expect(session).toEqual({
    ...{ status: 'loggedOut', token: null, customer: null, addresses: [], links: {}, error: null },
  })
  expect(cart).toMatchObject({ cart: null, token: null, seen: null, difference: null, wanted: {}, pending: 0 })
  expect(checkout).toMatchObject({ checkout: null, statusLinks: {}, payment: null })
  expect(sidePanel.content).toBeNull()
  expect({ ...window.localStorage }).toEqual({})
  expect({ ...window.sessionStorage }).toEqual({})
  const all = everything(store)
  expect(all).not.toMatch(/merkteken/i)
  for (const token of tokens) expect(all).not.toContain(token)
}
const tokensIn = ({ getState }: ShopStore) => [getState().session.token, getState().cart.token]

async function afterReload() {
  const store = createTestStore()
  await store.dispatch(startShop())
  return store
}

describe('SPEC §4: after logging out', () => {
  test('nothing is left in store and storage, after a reload either, and the session has ended at the shop', async () => {
    const store = await customerAtCheckout()
    const tokens = tokensIn(store)
    expect(everything(store)).toMatch(/merkteken/i)
    const done = store.dispatch(logOut())
    expectNothingLeft(store, tokens)
    await done
    expectNothingLeft(store, tokens)
    expect(sessions()).toEqual([])
    expectNothingLeft(await afterReload(), tokens)
  })

  test('the call goes with the token of the session that ends, and with no cart', async () => {
    const store = await customerAtCheckout()
    const [token] = tokensIn(store)
    server.requests.length = 0
    await store.dispatch(logOut())
    expect(server.asked()).toEqual(['DELETE /web/v1/me/session'])
    const { headers } = server.requests[0]!
    expect([headers.get('CustomerToken'), headers.get('CartToken')]).toEqual([token, null])
  })

  test.each([
    ['the line is lost', () => HttpResponse.error()],
    ['the session had ended already', () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 })],
    ['the shop is down', () => HttpResponse.json({}, { status: 503 })],
  ])('nothing is left either when %s', async (_name, answer) => {
    const store = await customerAtCheckout()
    const tokens = tokensIn(store)
    server.overrideAnswer('delete', '/v1/me/session', answer)
    await store.dispatch(logOut())
    expectNothingLeft(store, tokens)
    expectNothingLeft(await afterReload(), tokens)
  })

  test('a session that was never loaded goes all the same', async () => {
    const known = await customerAtCheckout()
    const tokens = tokensIn(known)
    const store = createTestStore()
    await store.dispatch(logOut())
    expectNothingLeft(store, tokens)
  })

  test('a token that another tab wrote a moment ago goes as well', async () => {
    const store = createTestStore()
    await store.dispatch(startShop())
    window.localStorage.setItem('upnorth.session', 'een-ander')
    await store.dispatch(logOut())
    expect({ ...window.localStorage }).toEqual({})
  })
})

/** A page in the browser's cache hears nothing (otherTabs). */
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

test('a browser that keeps nothing logs nobody out', async () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const store = createTestStore()
  await store.dispatch(startShop())
  await store.dispatch(createAccount(account))
  comesBack()
  expect(store.getState().session.customer).toMatchObject({ email })
  Storage.prototype.setItem = setItem
})

describe('SPEC §4: in the other tab', () => {
  let browser: ReturnType<typeof openBrowser>
  const closing: (() => void)[] = []
  beforeEach(() => (browser = openBrowser()))
  afterEach(() => {
    closing.splice(0).forEach((close) => close())
    browser.leave()
  })
  const openTab = () => {
    const { store, close } = browser.openTab(() => createTestStore())
    closing.push(close)
    return store
  }

  test('nothing is left either, at once and with the API down', async () => {
    const there = await customerAtCheckout(openTab())
    const here = openTab()
    await here.dispatch(startShop())
    await here.dispatch(loadCheckout())
    const [address] = here.getState().session.addresses
    if (address) here.dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))
    const tokens = tokensIn(here)
    server.overrideAnswer('delete', '/v1/me/session', () => HttpResponse.error())
    await there.dispatch(logOut())
    expectNothingLeft(there, tokens)
    expectNothingLeft(here, tokens)
    // Neither tab says who it was.
    expect(JSON.stringify(browser.said)).not.toMatch(/merkteken/i)
    for (const token of tokens) expect(JSON.stringify(browser.said)).not.toContain(token)
  })

  test('a session that only ran out takes nothing typed away from the other tab', async () => {
    const there = await customerAtCheckout(openTab())
    const here = openTab()
    await here.dispatch(startShop())
    server.sandbox.database.run('DELETE FROM session')
    server.overrideAnswer('get', '/v1/checkout', () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }))
    await there.dispatch(loadCheckout())
    expect(here.getState().session).toMatchObject({ token: null, customer: null })
    expect(readDraft('checkout-way')).toEqual({ email })
  })

  test('nothing is left on a page that comes back from the cache of the browser', async () => {
    const store = await customerAtCheckout()
    const tokens = tokensIn(store)
    window.localStorage.clear()
    window.sessionStorage.clear()
    comesBack()
    expectNothingLeft(store, tokens)
  })

  test('what was asked for there and has not begun is not done', async () => {
    const there = await customerAtCheckout(openTab())
    const here = openTab()
    await here.dispatch(startShop())
    const added = here.dispatch(putInCart({ ...otherChair }))
    void there.dispatch(logOut())
    expect(await added).toMatchObject({ ok: false, error: { code: 'ERR_LOGGED_OUT' } })
    expect(here.getState().cart).toMatchObject({ cart: null, token: null })
  })
})

describe('a call still under way', () => {
  /** Holds the answer of one call back until the shopper has logged out. */
  function hold(method: 'get' | 'post' | 'put', path: string) {
    const asked = gate()
    const answered = gate()
    server.overrideAnswer(method, path, async ({ request }) => {
      const answer = await server.shop(request)
      asked.open()
      await answered.opened
      return answer
    })
    return { asked: asked.opened, answer: answered.open }
  }
  const hasAccount = () => register(new Shopper(server.sandbox), { ...accountDetails, email, password })
  const guest = { ...guestDetails, account: { ...guestDetails.account, email, firstname: 'Merkteken' } }
  const held: [string, 'get' | 'post', string, (store: ShopStore) => Promise<unknown>][] = [
    ['log-in', 'post', '/v1/sessions', (store) => store.dispatch(login(email, password))],
    [
      'create account',
      'post',
      '/v1/accounts',
      (store) => store.dispatch(createAccount({ ...account, email: 'merkteken2@example.be' })),
    ],
    ['create guest', 'post', '/v1/guests', (store) => store.dispatch(createGuest(guest))],
    ['the guest step', 'post', '/v1/guests', (store) => store.dispatch(submitGuest(guest))],
    ['the start: the session', 'get', '/v1/me', (store) => store.dispatch(startShop())],
    ['the start: the cart', 'get', '/v1/cart', (store) => store.dispatch(startShop())],
    ['a change of the cart', 'post', '/v1/cart/items', (store) => store.dispatch(putInCart({ ...otherChair }))],
    ['the checkout', 'get', '/v1/checkout', (store) => store.dispatch(loadCheckout())],
  ]

  test.each(held)('brings nobody and no cart back: %s', async (_name, method, path, deed) => {
    await hasAccount()
    const store = createTestStore()
    await store.dispatch(startShop())
    await store.dispatch(addToCart({ ...chair }))
    await store.dispatch(submitGuest({ ...guestDetails }))
    const tokens = tokensIn(store)
    const { asked, answer } = hold(method, path)
    const done = deed(store)
    await asked
    const left = store.dispatch(logOut())
    answer()
    await Promise.all([done, left])
    expectNothingLeft(store, tokens)
    // Nor does one stay open at the shop that nobody has.
    await waitFor(() => expect(sessions()).toHaveLength(1))
  })

  test.each([
    ['log-in', (store: ShopStore) => store.dispatch(login(email, password))],
    ['create account', (store: ShopStore) => store.dispatch(createAccount(account))],
    ['the guest step', (store: ShopStore) => store.dispatch(submitGuest(guest))],
  ])('%s that waits for its turn is not sent any more', async (_name, deed) => {
    const store = createTestStore()
    await store.dispatch(startShop())
    const { asked, answer } = hold('post', '/v1/cart/items')
    const added = store.dispatch(putInCart({ ...chair }))
    await asked
    const waiting = deed(store)
    await store.dispatch(logOut())
    answer()
    await added
    expect(await waiting).toMatchObject({ code: 'ERR_LOGGED_OUT' })
    expect(sessions()).toEqual([])
    expect(store.getState().session).toMatchObject({ status: 'loggedOut', token: null })
  })

  test('a refusal that comes late says nothing of who logged in since', async () => {
    const store = await customerAtCheckout()
    const asked = gate()
    const answered = gate()
    server.overrideAnswer('delete', '/v1/me/session', async () => {
      asked.open()
      await answered.opened
      return HttpResponse.json({ type: 'not_logged_in' }, { status: 401 })
    })
    const left = store.dispatch(logOut())
    await asked.opened
    expect(await store.dispatch(login(email, password))).toBeNull()
    answered.open()
    await left
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', customer: { email } })
  })
})
