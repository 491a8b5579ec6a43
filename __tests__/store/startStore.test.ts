import { HttpResponse } from 'msw'
import { addToCart } from '../../src/store/cart/addToCart'
import { fetchEndpoints } from '../../src/store/http/links'
import { startStore } from '../../src/store/start/startStore'
import { createGuest } from '../../src/store/checkout/submitGuest'
import { guestDetails } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { chair, createTestStore, openTestStore } from '../support/store/testStore'

const server = startSandboxServer()
const down = () => HttpResponse.json({ type: 'down', message: 'Back soon' }, { status: 503 })

/** Stores the tokens of an earlier visit, in which a guest added one chair to the cart. */
async function earlierVisit() {
  const store = createTestStore()
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(createGuest(guestDetails))
  server.requests.length = 0
  return { session: store.getState().session.token, cart: store.getState().cart.token }
}

describe('SPEC §4 app start', () => {
  test('the start loads root, cart rules, session and cart in this order and ends as initialized', async () => {
    const tokens = await earlierVisit()
    const store = await openTestStore()
    expect(server.asked()).toEqual(['GET /web/v1', 'GET /web/v1/cartrules', 'GET /web/v1/me', 'GET /web/v1/cart'])
    const { app, session, cart } = store.getState()
    expect(app).toMatchObject({ status: 'initialized', error: null })
    expect(app.cartRules.length).toBeGreaterThan(0)
    expect(session).toMatchObject({ status: 'loggedIn', token: tokens.session, customer: { email: 'an@example.be' } })
    expect(cart).toMatchObject({ token: tokens.cart, cart: { items: [{ quantity: 1 }] } })
  })

  test('the start loads neither session nor cart without stored tokens', async () => {
    const store = await openTestStore()
    expect(server.asked()).toEqual(['GET /web/v1', 'GET /web/v1/cartrules'])
    expect(store.getState().app.status).toBe('initialized')
  })

  test('the root is loaded once, even if a page needs its links during the start', async () => {
    const store = createTestStore()
    const started = store.dispatch(startStore())
    const links = await store.dispatch(fetchEndpoints())
    await started
    expect(server.asked()).toEqual(['GET /web/v1', 'GET /web/v1/cartrules'])
    expect(store.getState().app.links).toEqual(links)
  })

  test('the status is "starting" while the start is in progress', async () => {
    const store = createTestStore()
    const started = store.dispatch(startStore())
    await Promise.resolve()
    expect(store.getState().app.status).toBe('starting')
    await started
  })

  test('when the root cannot be loaded the app is initialized with the error and keeps both tokens', async () => {
    const tokens = await earlierVisit()
    server.overrideAnswer('get', '/v1', down)
    const store = await openTestStore()
    expect(server.asked()).toEqual(['GET /web/v1'])
    expect(store.getState().app).toMatchObject({
      status: 'initialized',
      links: null,
      error: { type: 'down', message: 'Back soon', status: 503 },
    })
    expect(store.getState().cart.token).toBe(tokens.cart)
    expect(store.getState().session.token).toBe(tokens.session)
  })

  test('when the cart rules cannot be loaded the error is recorded, and session and cart are loaded', async () => {
    await earlierVisit()
    server.overrideAnswer('get', '/v1/cartrules', down)
    const store = await openTestStore()
    const { app, session, cart } = store.getState()
    expect(app).toMatchObject({ status: 'initialized', error: { type: 'down' } })
    expect([session.status, cart.cart?.items.length]).toEqual(['loggedIn', 1])
  })

  test('a root of the wrong shape is recorded as an error and does not throw', async () => {
    server.overrideAnswer('get', '/v1', () => HttpResponse.json({ _links: 3 }))
    const store = await openTestStore()
    expect(store.getState().app).toMatchObject({ status: 'initialized', error: { code: 'ERR_ANSWER' } })
  })

  test('the start can be repeated, and a change of the cart loads the root if it is missing', async () => {
    let broken = true
    server.overrideAnswer('get', '/v1', async ({ request }) => (broken ? down() : server.shop(request)))
    const store = await openTestStore()
    broken = false
    expect(await store.dispatch(addToCart({ ...chair }))).toMatchObject({ ok: true })
    await store.dispatch(startStore())
    expect(store.getState().app).toMatchObject({ status: 'initialized', error: null })
  })

  test('a product that is added during the start is added to the stored cart afterwards', async () => {
    await earlierVisit()
    const store = createTestStore()
    const started = store.dispatch(startStore())
    const added = store.dispatch(addToCart({ ...chair }))
    await Promise.all([started, added])
    expect(store.getState().cart.cart?.items).toMatchObject([{ quantity: 2 }])
  })
})
