import { rememberViewedProduct } from '../../../src/features/product/lazy/RecentlyViewed'
import { rememberTerm } from '../../../src/features/search/searchHistory'
import { saveDraft } from '../../../src/store/browser/formDrafts'
import { addToCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { createAccount } from '../../../src/store/account/logIn'
import { panelOpened } from '../../../src/store/sidePanelSlice'
import { startStore } from '../../../src/store/start/startStore'
import type { AppStore } from '../../../src/store/AppThunk'
import { accountAddress } from '../sandbox/register'
import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { chair, createTestStore } from './testStore'

/** The values contain a mark, so that a test can find them in any storage. */
export const account = {
  ...{ email: 'merkteken@example.be', password: 'Merkteken-geheim', id_gender: 2, newsletter: false },
  ...{ firstname: 'Merkteken', lastname: 'Merkteken', ...accountAddress, address1: 'Merktekenlaan 1' },
}
export const { email, password } = account

/** The functions that `customerAtCheckout` calls. Another tab passes its own (`loadTabModules`). */
const thisTab = { addToCart, createAccount, loadCheckout, panelOpened, saveDraft, startStore }

/** The checkout has an open panel and typed text. */
export async function customerAtCheckout(store = createTestStore(), modules: typeof thisTab = thisTab) {
  const { addToCart, createAccount, loadCheckout, panelOpened, saveDraft, startStore } = modules
  await store.dispatch(startStore())
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(createAccount(account))
  await store.dispatch(loadCheckout())
  const [address] = store.getState().session.addresses
  if (address) store.dispatch(panelOpened({ mode: 'addressDelete', data: { address } }))
  saveDraft('checkout-guest', { email, firstname: 'Merkteken' })
  saveDraft('checkout-order-mode', { email })
  rememberTerm('merkteken')
  rememberViewedProduct(chair.id_product)
  return store
}

/** All values of a store and of web storage, as text. */
export const everything = (store: AppStore) =>
  JSON.stringify([store.getState(), { ...window.localStorage }, { ...window.sessionStorage }])

/** Expects no token, customer, link, cart, checkout or typed text (SPEC §4). */
export function expectNothingLeft(store: AppStore, tokens: (string | null)[]) {
  const { session, cart, checkout, sidePanel } = store.getState()
  expect(session).toEqual({
    ...{ status: 'loggedOut', token: null, customer: null, addresses: [], links: {}, error: null },
    ...{ epoch: expect.any(Number), logouts: expect.any(Number), isEndedElsewhere: expect.any(Boolean) },
  })
  expect(cart).toMatchObject({ cart: null, token: null, knownCart: null, difference: null, wanted: {}, pending: 0 })
  expect(checkout).toMatchObject({ checkout: null, statusLinks: {}, payment: null })
  expect(sidePanel.content).toBeNull()
  expect({ ...window.localStorage }).toEqual({})
  expect({ ...window.sessionStorage }).toEqual({})
  const all = everything(store)
  expect(all).not.toMatch(/merkteken/i)
  for (const token of tokens) expect(all).not.toContain(token)
}
export const selectTokens = ({ getState }: AppStore) => [getState().session.token, getState().cart.token]

export const readSessions = (server: ReturnType<typeof startSandboxServer>) =>
  server.sandbox.database.all('SELECT * FROM session')
