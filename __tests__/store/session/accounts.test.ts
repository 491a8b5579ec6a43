import { HttpResponse } from 'msw'
import { classifyError } from '../../../src/store/http/errorMessage'
import { addToCart } from '../../../src/store/cart/addToCart'
import { findServicePoints } from '../../../src/store/checkout/checkoutThunks'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import { createAccount, type AccountChoice, logIn } from '../../../src/store/account/logIn'
import { loggedOut } from '../../../src/store/sharedActions'
import { selectIsGuest, selectIsRegistered } from '../../../src/store/session/sessionSlice'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, otherChair } from '../../support/store/testStore'
import { storeWithChair } from '../../support/store/storeWithChair'

const server = startSandboxServer()
const account: AccountChoice = {
  ...{ email: 'an@example.be', password: 'lang genoeg', firstname: 'An', lastname: 'Peeters', newsletter: false },
}

async function customerLoggedOut() {
  const store = await storeWithChair()
  await store.dispatch(createAccount(account))
  store.dispatch(loggedOut())
  return store
}

/** After a customer has logged out, a guest with another email address orders. */
async function guestWithOtherEmail() {
  const store = await customerLoggedOut()
  await store.dispatch(addToCart({ ...otherChair }))
  await store.dispatch(submitGuest({ ...guestDetails, account: { ...guestDetails.account, email: 'b@example.be' } }))
  return store
}

describe('SPEC §4: creating a profile', () => {
  test('creating an account sends the language, logs the customer in and keeps the cart', async () => {
    const store = await storeWithChair(2)
    const { answer: open } = server.holdAnswer('post', '/v1/accounts', { late: true })
    server.requests.length = 0
    const done = store.dispatch(createAccount(account))
    await Promise.resolve()
    expect(store.getState().session.status).toBe('creatingProfile')
    open()
    expect(await done).toBeNull()
    expect(await server.requests[0]?.json()).toEqual({ ...account, id_lang: 2 })
    expect(selectIsRegistered(store.getState())).toBe(true)
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', customer: { email: 'an@example.be' } })
    expect(Object.values({ ...window.localStorage })).toContain(store.getState().session.token)
    expect(store.getState().cart.cart?.items).toHaveLength(1)
  })

  test('a guest who creates an account becomes a customer and keeps the addresses', async () => {
    const store = await storeWithChair()
    await store.dispatch(submitGuest(guestDetails))
    const { addresses } = store.getState().session
    expect(selectIsGuest(store.getState())).toBe(true)
    expect(await store.dispatch(createAccount(account))).toBeNull()
    expect(selectIsRegistered(store.getState())).toBe(true)
    expect(store.getState().session.addresses).toMatchObject(addresses)
  })

  test('creating an account with an email address in use returns an error and keeps the session', async () => {
    const store = await guestWithOtherEmail()
    const { session } = store.getState()
    const error = await store.dispatch(createAccount(account))
    expect(error && classifyError(error)).toEqual({ kind: 'accountExists' })
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', token: session.token, error })
    expect(store.getState().cart.cart?.items).toHaveLength(1)
  })

  test('an account that was created although its response was lost is opened by the next attempt', async () => {
    const store = await storeWithChair()
    server.loseAnswer('post', '/v1/accounts')
    expect(await store.dispatch(createAccount(account))).toMatchObject({ code: 'ERR_NETWORK' })
    server.restoreCalls()
    expect(await store.dispatch(createAccount(account))).toBeNull()
    expect(selectIsRegistered(store.getState())).toBe(true)
    expect(store.getState().cart.cart?.items).toMatchObject([chair])
  })

  test('a repeated attempt with the email address of another account keeps the session of a guest', async () => {
    const store = await guestWithOtherEmail()
    const { token } = store.getState().session
    server.failCall('post', '/v1/accounts')
    await store.dispatch(createAccount({ ...account, password: 'iets anders' }))
    server.restoreCalls()
    const error = await store.dispatch(createAccount({ ...account, password: 'iets anders' }))
    expect(error && classifyError(error)).toEqual({ kind: 'accountExists' })
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', token })
  })

  test('a refused field returns an error that names the field', async () => {
    const store = await storeWithChair()
    const error = await store.dispatch(createAccount({ ...account, email: 'nobody' }))
    expect(error && classifyError(error)).toEqual({ kind: 'invalid', field: 'email' })
    expect(store.getState().session.status).toBe('loggedOut')
  })
})

describe('SPEC §4, §8: logging in', () => {
  test('a login loads the customer and the earlier cart', async () => {
    const store = await customerLoggedOut()
    expect(await store.dispatch(logIn('an@example.be', 'lang genoeg'))).toBeNull()
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', customer: { is_guest: false } })
    expect(store.getState().cart.cart?.items).toMatchObject([chair])
  })

  test('a wrong password clears the session, keeps the cart and reveals nothing else', async () => {
    const store = await guestWithOtherEmail()
    const error = await store.dispatch(logIn('an@example.be', 'iets anders'))
    expect(error && classifyError(error)).toEqual({ kind: 'loginFailed' })
    expect(store.getState().session).toMatchObject({ status: 'loggedOut', token: null, customer: null })
    expect(store.getState().cart.cart?.items).toHaveLength(1)
    const unknown = await store.dispatch(logIn('nobody@example.be', 'iets anders'))
    expect(unknown && classifyError(unknown)).toEqual({ kind: 'loginFailed' })
  })
})

describe('SPEC §8: a session that expires while the page is open', () => {
  test('a 401 clears the session and its token, keeps the cart and leads the checkout to identification', async () => {
    const store = await storeWithChair()
    await store.dispatch(submitGuest(guestDetails))
    server.sandbox.database.run('DELETE FROM session')
    const { cart } = store.getState()
    server.overrideAnswer('get', '/v1/checkout', async ({ request }) =>
      request.headers.has('CustomerToken')
        ? HttpResponse.json({ type: 'not_logged_in' }, { status: 401 })
        : server.shop(request),
    )
    expect(await store.dispatch(loadCheckout())).toBeNull()
    expect(store.getState().session).toMatchObject({ status: 'loggedOut', token: null, error: { status: 401 } })
    expect(Object.values({ ...window.localStorage })).toEqual([cart.token])
    expect(await store.dispatch(loadCheckout())).toMatchObject({ actions: ['IDENTIFICATION'] })
    expect(store.getState().cart.cart?.items).toHaveLength(1)
  })

  test('a late 401 for an earlier session does not affect the current one', async () => {
    const store = await storeWithChair()
    await store.dispatch(submitGuest(guestDetails))
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items', { late: true })
    const late = store.dispatch(addToCart({ ...otherChair }))
    await asked
    store.dispatch(loggedOut())
    window.localStorage.clear()
    answer(HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }))
    await late
    expect(store.getState().session.error).toBeNull()
  })
})

describe('findServicePoints', () => {
  async function pickUp() {
    const store = await storeWithChair()
    await store.dispatch(submitGuest(guestDetails))
    const carrier = store.getState().checkout.checkout?.carriers.find(({ key }) => key === 'pickup-point')
    if (!carrier) throw new Error('no carrier has pick-up points')
    return { store, carrier }
  }

  test('the pickup points of a carrier are sorted by distance, and loading them does not change the state', async () => {
    const { store, carrier } = await pickUp()
    const before = store.getState()
    server.requests.length = 0
    const points = await store.dispatch(findServicePoints(carrier, ' 9000 '))
    expect(server.asked()).toEqual([expect.stringMatching(/service-points\?postcode=9000$/)])
    const distances = points.map(({ distance_km }) => distance_km ?? 0)
    expect(distances.length).toBeGreaterThan(1)
    expect(distances).toEqual(distances.toSorted((one, other) => one - other))
    expect(store.getState()).toEqual(before)
  })

  test('an unknown postcode and a carrier without pickup points return an error', async () => {
    const { store, carrier } = await pickUp()
    await expect(store.dispatch(findServicePoints(carrier, 'x'))).rejects.toMatchObject({
      type: 'invalid',
      data: { field: 'postcode' },
    })
    await expect(store.dispatch(findServicePoints({ ...carrier, _links: {} }, '9000'))).rejects.toMatchObject({
      code: 'ERR_LINK',
    })
  })
})
