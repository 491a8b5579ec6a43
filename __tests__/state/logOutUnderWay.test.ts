import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { addToCart, putInCart } from '../../src/state/cart/addToCart'
import { loadCheckout } from '../../src/state/checkout/loadCheckout'
import { submitGuest } from '../../src/state/checkout/submitGuest'
import { createAccount } from '../../src/state/session/createAccount'
import { createGuest } from '../../src/state/session/createGuest'
import { login } from '../../src/state/session/login'
import { logOut } from '../../src/state/session/logOut'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import { guestDetails, Shopper } from '../support/sandboxShopper'
import { accountDetails, register } from '../support/registered'
import { holdAnswer } from '../support/holdAnswer'
import { startShopServer } from '../support/shopServer'
import { chair, createTestStore, gate, otherChair } from '../support/shopStore'
import {
  account,
  customerAtCheckout,
  email,
  expectNothingLeft,
  password,
  tokensIn,
  sessionsOf,
} from '../support/markedCustomer'

const server = startShopServer()

describe('a call still under way', () => {
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
    const { asked, answer } = holdAnswer(server, method, path)
    const done = deed(store)
    await asked
    const left = store.dispatch(logOut())
    answer()
    await Promise.all([done, left])
    expectNothingLeft(store, tokens)
    // Nor does one stay open at the shop that nobody has.
    await waitFor(() => expect(sessionsOf(server)).toHaveLength(1))
  })

  test.each([
    ['log-in', (store: ShopStore) => store.dispatch(login(email, password))],
    ['create account', (store: ShopStore) => store.dispatch(createAccount(account))],
    ['the guest step', (store: ShopStore) => store.dispatch(submitGuest(guest))],
  ])('%s that waits for its turn is not sent any more', async (_name, deed) => {
    const store = createTestStore()
    await store.dispatch(startShop())
    const { asked, answer } = holdAnswer(server, 'post', '/v1/cart/items')
    const added = store.dispatch(putInCart({ ...chair }))
    await asked
    const waiting = deed(store)
    await store.dispatch(logOut())
    answer()
    await added
    expect(await waiting).toMatchObject({ code: 'ERR_LOGGED_OUT' })
    expect(sessionsOf(server)).toEqual([])
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
