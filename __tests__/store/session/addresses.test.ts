import type { AddressPayload } from '../../../src/store/account/addresses'
import { classifyError } from '../../../src/store/http/errorMessage'
import { chooseAddresses } from '../../../src/store/checkout/checkoutThunks'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import { deleteAddress, loadAddresses, makeDefaultAddress, saveAddress } from '../../../src/store/account/addresses'
import { loggedOut } from '../../../src/store/sharedActions'
import { withCustomer } from '../../support/sandbox/storeVisitor'
import { accountDetails } from '../../support/sandbox/register'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const work: AddressPayload = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge' }
const utrecht: AddressPayload = { ...work, address1: 'Vliet 2', postcode: '3511 AB', city: 'Utrecht', id_country: 13 }

/** Opens a store for a customer with an address in Ghent and a chair in the cart. */
async function customer() {
  const shopper = await withCustomer(server)
  const store = await openTestStore()
  const cities = () => store.getState().session.addresses.map(({ city }) => city)
  const address = (at: number) => store.getState().session.addresses[at]!
  return { shopper, store, cities, address }
}

test('saving and deleting addresses updates the session and the checkout', async () => {
  const { store, cities, address } = await customer()
  await store.dispatch(loadCheckout())
  expect(await store.dispatch(saveAddress(null, work))).toBeNull()
  expect(cities()).toEqual(['Gent', 'Brugge'])
  expect(await store.dispatch(saveAddress(address(1), { ...work, city: 'Damme', default_invoice: true }))).toBeNull()
  expect(address(1)).toMatchObject({ city: 'Damme', default_invoice: true })
  expect(store.getState().checkout.checkout?.addresses).toEqual(store.getState().session.addresses)
  expect(await store.dispatch(deleteAddress(address(0)))).toBeNull()
  expect(cities()).toEqual(['Damme'])
  expect(store.getState().checkout.checkout?.addresses).toEqual(store.getState().session.addresses)
})

test('loading the addresses shows changes made on another device', async () => {
  const { shopper, store, cities } = await customer()
  await shopper.send('POST', '/v1/my/addresses', { address: work })
  expect(cities()).toEqual(['Gent'])
  expect(await store.dispatch(loadAddresses())).toBeNull()
  expect(cities()).toEqual(['Gent', 'Brugge'])
})

test('the cart is loaded again when its address is changed or deleted', async () => {
  const { store, address } = await customer()
  await store.dispatch(saveAddress(address(0), utrecht))
  expect(store.getState().cart.cart?.id_country).toBe(13)
  await store.dispatch(deleteAddress(address(0)))
  expect(store.getState().cart.cart?.id_address_delivery).toBeNull()
})

test('the cart is not loaded when another address changes', async () => {
  const { store } = await customer()
  server.requests.length = 0
  await store.dispatch(saveAddress(null, work))
  expect(server.asked()).toEqual(['GET /web/v1/my/addresses', 'POST /web/v1/my/addresses'])
})

test('after a lost response all addresses are loaded, and a retry creates no duplicate', async () => {
  const { store, cities } = await customer()
  server.loseAnswer('post', '/v1/my/addresses')
  expect(await store.dispatch(saveAddress(null, work))).toMatchObject({ code: 'ERR_NETWORK' })
  expect(cities()).toEqual(['Gent', 'Brugge'])
  server.restoreCalls()
  expect(await store.dispatch(saveAddress(null, work))).toBeNull()
  expect(cities()).toEqual(['Gent', 'Brugge'])
})

test('an address that another device deleted disappears: deleting it succeeds and changing it returns an error', async () => {
  const { shopper, store, cities, address } = await customer()
  await store.dispatch(saveAddress(null, work))
  const [home, office] = [address(0), address(1)]
  await shopper.send('DELETE', home._links!['delete']!.href)
  expect(await store.dispatch(deleteAddress(home))).toBeNull()
  expect(cities()).toEqual(['Brugge'])
  await shopper.send('DELETE', office._links!['delete']!.href)
  const error = await store.dispatch(saveAddress(office, utrecht))
  expect(error && classifyError(error)).toEqual({ kind: 'gone' })
  expect(cities()).toEqual([])
})

test('a refused field returns an error that names the field, and the addresses do not change', async () => {
  const { store, cities } = await customer()
  const error = await store.dispatch(saveAddress(null, { ...work, postcode: '80000' }))
  expect(error && classifyError(error)).toEqual({ kind: 'invalid', field: 'address.postcode' })
  expect(cities()).toEqual(['Gent'])
})

test('a 401 clears the session (SPEC §8)', async () => {
  const { store } = await customer()
  server.failCall('get', '/v1/my/addresses', 401, { type: 'not_logged_in' })
  expect(await store.dispatch(saveAddress(null, work))).toMatchObject({ status: 401 })
  expect(store.getState().session).toMatchObject({ token: null, addresses: [], status: 'loggedOut' })
})

test('a response that arrives after a logout is dropped', async () => {
  const { store } = await customer()
  const { answer: open } = server.holdAnswer('get', '/v1/my/addresses', { late: true })
  const loading = store.dispatch(loadAddresses())
  store.dispatch(loggedOut())
  open()
  await loading
  expect(store.getState().session.addresses).toEqual([])
})

test('an address that a customer enters in the checkout is also in the account, and the default does not change', async () => {
  const { store, cities, address } = await customer()
  await store.dispatch(saveAddress(null, { ...work, default_invoice: true }))
  await store.dispatch(
    submitGuest({
      account: { ...accountDetails, id_gender: 2 },
      delivery: { ...utrecht },
    }),
  )
  expect(cities()).toEqual(['Gent', 'Brugge', 'Utrecht'])
  expect(store.getState().cart.cart?.id_address_delivery).toBe(address(2).id_address)
  expect(address(0).default_delivery).toBe(true)
  expect(await store.dispatch(chooseAddresses({ id_address_delivery: address(0).id_address }))).toBeNull()
})

describe('the default address', () => {
  test('making an address the default keeps the changes of another device', async () => {
    const { shopper, store, address } = await customer()
    await store.dispatch(saveAddress(null, work))
    const { id_address } = address(1)
    await shopper.send('PUT', `/v1/my/addresses/${id_address}`, { address: { ...work, address1: 'Werf 5' } })
    expect(await store.dispatch(makeDefaultAddress(address(1), 'delivery'))).toBeNull()
    expect(address(1)).toMatchObject({ address1: 'Werf 5', default_delivery: true, default_invoice: false })
    expect(address(0)).toMatchObject({ default_delivery: false, default_invoice: true })
  })

  test('making a deleted address the default returns an error and loads the addresses', async () => {
    const { shopper, store, cities, address } = await customer()
    await store.dispatch(saveAddress(null, work))
    await shopper.send('DELETE', `/v1/my/addresses/${address(1).id_address}`)
    const failed = await store.dispatch(makeDefaultAddress(address(1), 'invoice'))
    expect(failed && classifyError(failed)).toEqual({ kind: 'gone' })
    expect(cities()).toEqual(['Gent'])
  })
})
