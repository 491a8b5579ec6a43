import { waitFor } from '@testing-library/react'
import { addToCart } from '../../../src/store/cart/addToCart'
import { loadCheckout } from '../../../src/store/checkout/checkoutAndPayment'
import { submitGuest } from '../../../src/store/checkout/submitGuest'
import { createAccount } from '../../../src/store/account/logIn'
import { logOut } from '../../../src/store/account/logOut'
import { guestDetails } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { startBrowser } from '../../support/store/startBrowser'
import { otherChair } from '../../support/store/testStore'
import { account } from '../../support/store/traceableCustomer'
// The module is imported in advance, because a lazy import may finish after the test.
import '../../../src/store/checkout/refreshCheckout'

const server = startSandboxServer()

const { openStartedTab } = startBrowser()
const openTab = async () => (await openStartedTab()).store

test('a guest who enters another address in one tab gets its country and shipping in the other', async () => {
  const there = await openTab()
  await there.dispatch(addToCart({ ...otherChair }))
  await there.dispatch(submitGuest(guestDetails))
  const here = await openTab()
  await here.dispatch(loadCheckout())
  expect(here.getState().cart.cart?.id_country).toBe(3)
  const delivery = { ...guestDetails.delivery, postcode: '1011 AB', city: 'Amsterdam', id_country: 13 }
  expect(await there.dispatch(submitGuest({ ...guestDetails, delivery }))).toBeNull()
  await waitFor(() => expect(here.getState().cart.cart?.id_country).toBe(13))
  expect(here.getState().cart.cart).toEqual(there.getState().cart.cart)
  const carriers = (store: typeof here) => store.getState().checkout.checkout?.carriers
  await waitFor(() => expect(carriers(here)).toEqual(carriers(there)))
})

test('a checkout that loads while the user logs in in another tab is loaded again for the customer', async () => {
  const here = await openTab()
  await here.dispatch(addToCart({ ...otherChair }))
  const there = await openTab()
  const { asked, answer } = server.holdAnswer('get', '/v1/checkout')
  const loading = here.dispatch(loadCheckout())
  await asked
  await there.dispatch(createAccount(account))
  answer()
  expect(await loading).toMatchObject({ addresses: [{ address1: account.address1 }] })
  expect(here.getState().checkout).toMatchObject({ status: 'ready', checkout: { actions: ['CARRIER'] } })
})

test.each(['this tab', 'another tab'])(
  'a checkout that loads during a logout in %s is not loaded again',
  async (where) => {
    const here = await openTab()
    await here.dispatch(addToCart({ ...otherChair }))
    await here.dispatch(createAccount(account))
    const there = await openTab()
    const { asked, answer } = server.holdAnswer('get', '/v1/checkout')
    const loading = here.dispatch(loadCheckout())
    await asked
    server.requests.length = 0
    await (where === 'this tab' ? here : there).dispatch(logOut())
    answer()
    expect(await loading).toBeNull()
    expect(server.asked()).not.toContain('GET /web/v1/checkout')
    expect(here.getState().checkout.checkout).toBeNull()
  },
)
