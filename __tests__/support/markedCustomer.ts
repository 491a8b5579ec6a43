import { keepDraft } from '../../src/state/draft'
import { addToCart } from '../../src/state/cart/addToCart'
import { loadCheckout } from '../../src/state/checkout/loadCheckout'
import { createAccount } from '../../src/state/session/createAccount'
import { panelOpened } from '../../src/state/sidePanel/sidePanelSlice'
import { startShop } from '../../src/state/startShop'
import type { ShopStore } from '../../src/state/store'
import { accountAddress } from './registered'
import type { startShopServer } from './shopServer'
import { chair, createTestStore } from './shopStore'

/** Marked, so that each can be found wherever it stayed. */
export const account = {
  ...{ email: 'merkteken@example.be', password: 'Merkteken-geheim', id_gender: 2, newsletter: false },
  ...{ firstname: 'Merkteken', lastname: 'Merkteken', ...accountAddress, address1: 'Merktekenlaan 1' },
}
export const { email, password } = account

/** The marked customer in the midst of the checkout, with a panel open and texts typed. */
export async function customerAtCheckout(store = createTestStore()) {
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
export const everything = (store: ShopStore) =>
  JSON.stringify([store.getState(), { ...window.localStorage }, { ...window.sessionStorage }])

/** SPEC §4: no token, customer, link, cart or checkout, and nothing typed. */
export function expectNothingLeft(store: ShopStore, tokens: (string | null)[]) {
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
export const tokensIn = ({ getState }: ShopStore) => [getState().session.token, getState().cart.token]

export const sessionsOf = (server: ReturnType<typeof startShopServer>) =>
  server.sandbox.database.all('SELECT * FROM session')
