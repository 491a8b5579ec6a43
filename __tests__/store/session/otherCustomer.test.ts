import { HttpResponse } from 'msw'
import { deleteAccount, downloadData } from '../../../src/features/account/home/accountThunks'
import { saveFile } from '../../../src/store/browser/saveFile'
import { putOnGiftlist } from '../../../src/features/giftlist/panel/putOnGiftlist'
import type { AddressPayload } from '../../../src/store/account/addresses'
import { addToCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { loadAddresses, saveAddress } from '../../../src/store/account/addresses'
import { reloadCustomer } from '../../../src/store/session/loadStoredSession'
import { createAccount, logIn } from '../../../src/store/account/logIn'
import { logOut } from '../../../src/store/account/logOut'
import { updateProfile } from '../../../src/store/account/updateProfile'
import { panelOpened } from '../../../src/store/sidePanelSlice'
import { loadWishes, shareWishes } from '../../../src/store/wishlist/accountWishes'
import { startStore } from '../../../src/store/start/startStore'
import { accountAddress, accountDetails, register } from '../../support/sandbox/register'
import { guestDetails, Shopper } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { bench, chair, createTestStore, openTestStore } from '../../support/store/testStore'

jest.mock('../../../src/store/browser/saveFile', () => ({ saveFile: jest.fn() }))

const server = startSandboxServer()
const an = { ...accountDetails, ...accountAddress }
const bo = { ...an, email: 'bo@example.be', firstname: 'Bo' }
const work: AddressPayload = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge' }

/** Registers the customer Bo, whom `logsIn` logs in as if in another tab. */
async function boElsewhere() {
  const shopper = new Shopper(server.sandbox)
  const { session } = await register(shopper, bo)
  return {
    token: session.token,
    logsIn() {
      window.localStorage.setItem('upnorth.session', session.token)
      window.dispatchEvent(new StorageEvent('storage', { key: 'upnorth.session', storageArea: window.localStorage }))
    },
  }
}
async function anAtHome() {
  const store = await openTestStore()
  await store.dispatch(createAccount(an))
  return store
}
const readFirstname = (store: ReturnType<typeof createTestStore>) => store.getState().session.customer?.firstname

test('a late login error does not log out a customer who has logged in in another tab', async () => {
  const store = await openTestStore()
  const elsewhere = await boElsewhere()
  const { asked, answer } = server.holdAnswer('post', '/v1/sessions')
  const done = store.dispatch(logIn('an@example.be', 'verkeerd'))
  await asked
  elsewhere.logsIn()
  answer()
  expect(await done).toMatchObject({ type: 'login_failed' })
  expect(window.localStorage.getItem('upnorth.session')).toBe(elsewhere.token)
  await store.dispatch(addToCart({ ...chair }))
  expect(readFirstname(store)).toBe('Bo')
})

test('a late response to an account deletion does not log out a customer who has logged in since', async () => {
  const store = await anAtHome()
  const elsewhere = await boElsewhere()
  const { asked, answer } = server.holdAnswer('post', '/v1/me/deletion')
  const done = store.dispatch(deleteAccount(an.password, false))
  await asked
  elsewhere.logsIn()
  answer()
  expect(await done).toBeNull()
  await store.dispatch(addToCart({ ...chair }))
  expect(readFirstname(store)).toBe('Bo')
  expect(window.localStorage.getItem('upnorth.session')).toBe(elsewhere.token)
})

test('a reloaded session that arrives late does not replace that of a customer who has logged in since', async () => {
  const store = await anAtHome()
  const elsewhere = await boElsewhere()
  const { asked, answer } = server.holdAnswer('get', '/v1/me')
  const done = store.dispatch(reloadCustomer())
  await asked
  elsewhere.logsIn()
  answer()
  await done
  await store.dispatch(addToCart({ ...chair }))
  expect(readFirstname(store)).toBe('Bo')
  expect(window.localStorage.getItem('upnorth.session')).toBe(elsewhere.token)
})

test('an item does not count as moved to the gift list of a customer who is no longer logged in', async () => {
  const store = await anAtHome()
  const made = await store.dispatch(putOnGiftlist(chair, { name: 'Huis' }))
  if (!made.isOnList) throw new Error('the list was not created')
  const elsewhere = await boElsewhere()
  const { asked, answer } = server.holdAnswer('post', '/v1/my/giftlists/:list/:product/:variant')
  const done = store.dispatch(putOnGiftlist(bench, { list: made.list }))
  await asked
  elsewhere.logsIn()
  answer()
  expect(await done).toMatchObject({ isOnList: false, list: { name: 'Huis' } })
})

test('downloaded data that arrive after a logout are not saved to the device', async () => {
  const store = await anAtHome()
  const { asked, answer } = server.holdAnswer('get', '/v1/me/data')
  const done = store.dispatch(downloadData('gegevens.json'))
  await asked
  const left = store.dispatch(logOut())
  answer()
  await expect(done).rejects.toMatchObject({ code: 'ERR_LOGGED_OUT' })
  await left
  expect(saveFile).not.toHaveBeenCalled()
})

test.each(['A new address', 'A changed address'])(
  '%s that is queued when another customer logs in is not saved in that customer’s account',
  async (which) => {
    const store = await anAtHome()
    const elsewhere = await boElsewhere()
    const [own] = store.getState().session.addresses
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
    const added = store.dispatch(addToCart({ ...chair }))
    await asked
    const saved = store.dispatch(saveAddress(which === 'A new address' ? null : own!, work))
    elsewhere.logsIn()
    server.requests.length = 0
    answer()
    expect(await saved).toMatchObject({ code: 'ERR_LOGGED_OUT' })
    await added
    await store.dispatch(addToCart({ ...chair }))
    expect(server.asked().filter((call) => call.includes('/my/addresses'))).toEqual([])
    expect(store.getState().session.addresses.map(({ city }) => city)).toEqual(['Gent'])
  },
)

test('the addresses in the checkout are cleared when another customer logs in in another tab', async () => {
  const store = await anAtHome()
  await store.dispatch(addToCart({ ...chair }))
  await store.dispatch(loadCheckout())
  expect(store.getState().checkout.checkout?.addresses).toMatchObject([{ firstname: 'An' }])
  const elsewhere = await boElsewhere()
  elsewhere.logsIn()
  expect(store.getState().checkout.checkout).toBeNull()
})

test('a side panel with an address closes when another customer logs in in another tab', async () => {
  const store = await anAtHome()
  const [own] = store.getState().session.addresses
  store.dispatch(panelOpened({ mode: 'addressCreate', data: { address: own! } }))
  const elsewhere = await boElsewhere()
  elsewhere.logsIn()
  expect(store.getState().sidePanel.content).toBeNull()
})

describe('changes of the profile', () => {
  const profile = { id_gender: 2, firstname: 'Anna', lastname: 'Peeters', email: an.email }

  test('a late response to a change of the profile does not restore old addresses', async () => {
    const store = await anAtHome()
    const { asked, answer } = server.holdAnswer('put', '/v1/me')
    const profiled = store.dispatch(updateProfile(profile))
    await asked
    const saved = store.dispatch(saveAddress(null, work))
    answer()
    await Promise.all([profiled, saved])
    expect(store.getState().session.addresses.map(({ city }) => city)).toEqual(['Gent', 'Brugge'])
    expect(readFirstname(store)).toBe('Anna')
  })

  test('a queued change of the profile does not overwrite the profile of another customer', async () => {
    const store = await anAtHome()
    const elsewhere = await boElsewhere()
    const { asked, answer } = server.holdAnswer('post', '/v1/cart/items')
    const added = store.dispatch(addToCart({ ...chair }))
    await asked
    const saved = store.dispatch(updateProfile(profile))
    expect(store.getState().session.status).toBe('updatingProfile')
    elsewhere.logsIn()
    answer()
    expect(await saved).toMatchObject({ code: 'ERR_LOGGED_OUT' })
    await added
    await store.dispatch(addToCart({ ...chair }))
    expect(readFirstname(store)).toBe('Bo')
  })
})

describe('a logout during a request of a customer', () => {
  const profile = { id_gender: 2, firstname: 'Anna', lastname: 'Peeters', email: an.email }
  type Deed = (store: ReturnType<typeof createTestStore>) => Promise<unknown>
  test.each<[string, 'get' | 'put' | 'post', string, Deed]>([
    ['the profile', 'put', '/v1/me', (store) => store.dispatch(updateProfile(profile))],
    ['a new address', 'post', '/v1/my/addresses', (store) => store.dispatch(saveAddress(null, work))],
    ['the addresses', 'get', '/v1/my/addresses', (store) => store.dispatch(loadAddresses())],
    ['the wishlist', 'get', '/v1/my/wishlist', (store) => store.dispatch(loadWishes())],
    [
      'the deletion of the account',
      'post',
      '/v1/me/deletion',
      (store) => store.dispatch(deleteAccount(an.password, false)),
    ],
  ])('the late response about %s restores no data', async (_name, method, path, deed) => {
    const store = await anAtHome()
    const { asked, answer } = server.holdAnswer(method, path)
    const done = deed(store)
    await asked
    const left = store.dispatch(logOut())
    answer()
    await Promise.all([done, left])
    const { session, wishlist } = store.getState()
    expect(session).toMatchObject({ status: 'loggedOut', token: null, customer: null, addresses: [], links: {} })
    expect(wishlist.received).toBeNull()
    expect({ ...window.localStorage }).toEqual({})
  })
})

test('a wishlist is not shared when another customer logs in while the request is queued', async () => {
  const store = await anAtHome()
  await store.dispatch(loadWishes())
  const elsewhere = await boElsewhere()
  const { asked, answer } = server.holdAnswer('get', '/v1/my/wishlist')
  const loaded = store.dispatch(loadWishes())
  await asked
  const shared = store.dispatch(shareWishes())
  elsewhere.logsIn()
  answer()
  await loaded
  expect(await shared).toMatchObject({ code: 'ERR_LOGGED_OUT' })
  expect(server.sandbox.database.all('SELECT * FROM wishlist')).toEqual([])
})

test('a session load that was aborted by leaving the page is repeated when the customer returns', async () => {
  await anAtHome()
  const store = createTestStore()
  server.overrideAnswer('get', '/v1/me', () => {
    window.dispatchEvent(new Event('pagehide'))
    return HttpResponse.error()
  })
  await store.dispatch(startStore())
  expect(store.getState().session).toMatchObject({ customer: null, status: 'loggingIn' })
  server.restoreCalls()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await store.dispatch(addToCart({ ...chair }))
  expect(store.getState().session).toMatchObject({ status: 'loggedIn', customer: { firstname: 'An' } })
})
