import { HttpResponse } from 'msw'
import { logIn } from '../../../src/store/account/logIn'
import { addToCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { createGuest } from '../../../src/store/checkout/submitGuest'
import { loggedOut } from '../../../src/store/sharedActions'
import { sessionReceived, selectIsGuest, selectIsRegistered } from '../../../src/store/session/sessionSlice'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { storeWithChair } from '../../support/store/storeWithChair'
import { chair, createGate, createTestStore, openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const refused = () => HttpResponse.json({ type: 'not_logged_in', message: 'No' }, { status: 401 })

/** Adds a login link to the root and responds to it with `answer`. */
function withLogin(answer: () => Response | Promise<Response>) {
  server.changeAnswer('get', '/v1', (root: { _links: object }) => ({
    _links: { ...root._links, login: { href: '/v1/login' } },
  }))
  server.overrideAnswer('post', '/v1/login', answer)
}
/** Answers the first call with `answer`, and the others as the sandbox does. */
function failOnce(answer: () => Response) {
  let failed = false
  return ({ request }: { request: Request }) => {
    if (failed) return server.shop(request)
    failed = true
    return answer()
  }
}
const customer = { id_customer: 9, email: 'a@b.be', id_gender: null, firstname: 'A', lastname: 'B', is_guest: false }
const answer = { session: { token: 'session-9' }, customer, addresses: [], _links: { logout: { href: '/v1/logout' } } }

async function guestWithCart() {
  const store = await storeWithChair()
  await store.dispatch(createGuest(guestDetails))
  await store.dispatch(loadCheckout())
  return store
}

describe('SPEC §4 session', () => {
  test('the status of a session goes from logged out through logging in to logged in, and its token is stored', async () => {
    const { open, opened } = createGate()
    withLogin(() => opened.then(() => HttpResponse.json(answer)))
    const store = await openTestStore()
    expect(store.getState().session.status).toBe('loggedOut')
    const done = store.dispatch(logIn('a@b.be', 'secret'))
    await Promise.resolve()
    expect(store.getState().session.status).toBe('loggingIn')
    open()
    expect(await done).toBeNull()
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', token: 'session-9', customer })
    expect(Object.values({ ...window.localStorage })).toContain('session-9')
    expect(server.requests.at(-1)?.headers.get('CustomerToken')).toBe('session-9')
  })

  test('a failed session load clears the session and its stored token but not the cart', async () => {
    const { cart } = (await guestWithCart()).getState()
    server.overrideAnswer('get', '/v1/me', refused)
    const store = await openTestStore()
    expect(store.getState().session).toMatchObject({
      status: 'loggedOut',
      token: null,
      error: { type: 'not_logged_in' },
    })
    expect(Object.values({ ...window.localStorage })).toEqual([cart.token])
    expect(store.getState().cart.cart?.items).toHaveLength(1)
  })

  const failures: [what: string, answer: () => Response][] = [
    ['an error of the server', () => HttpResponse.json({}, { status: 500 })],
    ['an overload', () => HttpResponse.json({}, { status: 503 })],
    ['a time-out', () => HttpResponse.json({}, { status: 504 })],
    ['a lost connection', () => HttpResponse.error()],
    ['an unreadable answer', () => HttpResponse.json({ session: 5 })],
  ]

  test.each(failures)('a session load that fails once through %s is repeated', async (_what, answer) => {
    const { session } = (await guestWithCart()).getState()
    server.overrideAnswer('get', '/v1/me', failOnce(answer))
    const store = await openTestStore()
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', token: session.token, error: null })
    expect(Object.values({ ...window.localStorage })).toContain(session.token)
  })

  test.each(failures)(
    '%s clears the session, keeps its token and is repeated by the checkout',
    async (_what, answer) => {
      const { session } = (await guestWithCart()).getState()
      server.overrideAnswer('get', '/v1/me', answer)
      const store = await openTestStore()
      expect(store.getState().session).toMatchObject({ status: 'loggedOut', customer: null, addresses: [], links: {} })
      expect(Object.values({ ...window.localStorage })).toContain(session.token)
      // The shop API still knows the guest, so the checkout continues at the same step.
      expect(await store.dispatch(loadCheckout())).toMatchObject({ actions: ['CARRIER'] })
      server.restoreCalls()
      await store.dispatch(loadCheckout())
      expect(store.getState().session).toMatchObject({ status: 'loggedIn', customer: session.customer })
    },
  )

  test('a failed login through a lost connection keeps the guest', async () => {
    const store = await guestWithCart()
    const { token, customer: guest } = store.getState().session
    server.failCall('post', '/v1/sessions')
    expect(await store.dispatch(logIn('a@b.be', 'secret'))).toMatchObject({ code: 'ERR_NETWORK' })
    await store.dispatch(loadCheckout())
    expect(store.getState().session).toMatchObject({ token, customer: guest })
  })

  test('an addition that is queued at the logout is not sent', async () => {
    const store = await guestWithCart()
    server.requests.length = 0
    const added = store.dispatch(addToCart({ ...chair }))
    store.dispatch(loggedOut())
    expect(await added).toMatchObject({ ok: false, error: { code: 'ERR_LOGGED_OUT' } })
    expect(server.asked()).toEqual([])
    expect(store.getState().cart).toMatchObject({ cart: null, token: null, pending: 0 })
  })

  test('a new guest is not registered (SPEC §6)', async () => {
    const store = createTestStore()
    const done = store.dispatch(createGuest(guestDetails))
    expect(store.getState().session.status).toBe('creatingProfile')
    expect(await done).toBeNull()
    expect(store.getState().session.status).toBe('loggedIn')
    expect([selectIsGuest(store.getState()), selectIsRegistered(store.getState())]).toEqual([true, false])
    store.dispatch(sessionReceived(answer))
    expect([selectIsGuest(store.getState()), selectIsRegistered(store.getState())]).toEqual([false, true])
    store.dispatch(loggedOut())
    expect([selectIsGuest(store.getState()), selectIsRegistered(store.getState())]).toEqual([false, false])
  })
})

test.each([
  ['of a visitor has no session that could have ended', null, true],
  ['with a session says that it has ended', answer, undefined],
])('a 401 to a call %s', async (_name, session, withoutSession) => {
  const store = await openTestStore()
  if (session) store.dispatch(sessionReceived(session))
  server.overrideAnswer('post', '/v1/cart/items', refused)
  server.overrideAnswer('get', '/v1/cart', () => HttpResponse.json({ cart: null }))
  const { error } = await store.dispatch(addToCart({ ...chair }))
  expect(error).toMatchObject({ status: 401 })
  expect(error?.withoutSession).toBe(withoutSession)
})
