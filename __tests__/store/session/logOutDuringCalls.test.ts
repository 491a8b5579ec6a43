import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { addToCart, putInCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { submitGuest, createGuest } from '../../../src/store/checkout/submitGuest'
import { createAccount, logIn } from '../../../src/store/account/logIn'
import { logOut } from '../../../src/store/account/logOut'
import { startStore } from '../../../src/store/start/startStore'
import { tokensChangedElsewhere } from '../../../src/store/sharedActions'
import type { AppStore } from '../../../src/store/AppThunk'
import { guestDetails, Shopper } from '../../support/sandbox/Shopper'
import { accountDetails, register } from '../../support/sandbox/register'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { chair, openTestStore, otherChair } from '../../support/store/testStore'
import {
  account,
  customerAtCheckout,
  email,
  expectNothingLeft,
  password,
  selectTokens,
  readSessions,
} from '../../support/store/traceableCustomer'

const server = startSandboxServer()

describe('a logout during a request', () => {
  const hasAccount = () => register(new Shopper(server.sandbox), { ...accountDetails, email, password })
  const guest = { ...guestDetails, account: { ...guestDetails.account, email, firstname: 'Merkteken' } }
  const otherAccount = { ...account, email: 'merkteken2@example.be' }
  const held: [string, 'get' | 'post', string, (store: AppStore) => Promise<unknown>][] = [
    ['the login', 'post', '/v1/sessions', (store) => store.dispatch(logIn(email, password))],
    ['the new account', 'post', '/v1/accounts', (store) => store.dispatch(createAccount(otherAccount))],
    ['the new guest', 'post', '/v1/guests', (store) => store.dispatch(createGuest(guest))],
    ['the guest step', 'post', '/v1/guests', (store) => store.dispatch(submitGuest(guest))],
    ['the session at the start', 'get', '/v1/me', (store) => store.dispatch(startStore())],
    ['the cart at the start', 'get', '/v1/cart', (store) => store.dispatch(startStore())],
    ['a change of the cart', 'post', '/v1/cart/items', (store) => store.dispatch(putInCart({ ...otherChair }))],
    ['the checkout', 'get', '/v1/checkout', (store) => store.dispatch(loadCheckout())],
  ]

  test.each(held)('the late response of %s restores neither customer nor cart', async (_name, method, path, deed) => {
    await hasAccount()
    const store = await openTestStore()
    await store.dispatch(addToCart({ ...chair }))
    await store.dispatch(submitGuest({ ...guestDetails }))
    const tokens = selectTokens(store)
    const { asked, answer } = server.holdAnswer(method, path)
    const done = deed(store)
    await asked
    const left = store.dispatch(logOut())
    answer()
    await Promise.all([done, left])
    expectNothingLeft(store, tokens)
    // The one session belongs to the account that the test created.
    await waitFor(() => expect(readSessions(server)).toHaveLength(1))
  })

  type Action = (store: AppStore) => unknown
  const signUp: Action = (store) => store.dispatch(createAccount(account))
  const leave: Action = (store) => store.dispatch(logOut())
  const replace: Action = (store) => {
    const { token: session } = store.getState().session
    store.dispatch(tokensChangedElsewhere({ session: 'other', cart: null }, { session, cart: null }))
  }
  test.each<[string, Action, Action]>([
    ['a customer who has logged out', signUp, leave],
    ['a visitor who has ended the visit', () => undefined, leave],
    ['a customer whom another one has replaced in another tab', signUp, replace],
  ])('the late response with the first cart of %s is dropped', async (_name, enter, endSession) => {
    const store = await openTestStore()
    await enter(store)
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
    const added = store.dispatch(putInCart({ ...chair }))
    await asked
    const left = endSession(store)
    answer()
    await Promise.all([added, left])
    expect(store.getState().cart).toMatchObject({ cart: null, token: null })
    expect(window.localStorage.getItem('upnorth.cart')).toBeNull()
  })

  test.each([
    ['A login', (store: AppStore) => store.dispatch(logIn(email, password))],
    ['A new account', (store: AppStore) => store.dispatch(createAccount(account))],
    ['A guest step', (store: AppStore) => store.dispatch(submitGuest(guest))],
  ])('%s that is queued at the logout is not sent', async (_name, deed) => {
    const store = await openTestStore()
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
    const added = store.dispatch(putInCart({ ...chair }))
    await asked
    const waiting = deed(store)
    await store.dispatch(logOut())
    answer()
    await added
    expect(await waiting).toMatchObject({ code: 'ERR_LOGGED_OUT' })
    expect(readSessions(server)).toEqual([])
    expect(store.getState().session).toMatchObject({ status: 'loggedOut', token: null })
  })

  test('a late error of the logout does not affect a customer who has logged in since', async () => {
    const store = await customerAtCheckout()
    const { asked, answer } = server.holdAnswer('delete', '/v1/me/session', { late: true })
    const left = store.dispatch(logOut())
    await asked
    expect(await store.dispatch(logIn(email, password))).toBeNull()
    answer(HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }))
    await left
    expect(store.getState().session).toMatchObject({ status: 'loggedIn', customer: { email } })
  })
})
