import { act, screen, waitFor } from '@testing-library/react'
import { leaveShop } from '../../src/features/checkout/checkoutRouting'
import { checkout as messages } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { buildPath } from '../../src/pageTable/paths'
import { withGuest } from '../support/sandbox/storeVisitor'
import { goBack } from '../support/dom/goBack'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { createGate } from '../support/store/testStore'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

jest.mock('../../src/features/checkout/checkoutRouting', () => ({
  ...jest.requireActual<object>('../../src/features/checkout/checkoutRouting'),
  leaveShop: jest.fn(),
}))

const server = startSandboxServer()
const mugs: [number, number][] = [[100402, 1]]
test('a user who navigates back while a step is being submitted is not redirected by the late response', async () => {
  await withGuest(server, mugs)
  const late = createGate()
  server.overrideAnswer('put', '/v1/cart/carrier', async ({ request }) => {
    await late.opened
    return server.shop(request)
  })
  const { shopper, address, shop } = walkCheckout('checkout-step-guest')
  await shopper.click(await screen.findByRole('button', { name: /Verder naar levering/ }))
  await findTitle(headings.shipping)
  await shopper.click(await screen.findByRole('button', { name: messages.shipping.submit }))
  await goBack()
  await findTitle(headings.info)
  await act(async () => late.open())
  await waitFor(() => expect(shop.getState().cart.cart?.id_carrier).toBe(1))
  await findTitle(headings.info)
  expect(address()).toBe(buildPath('checkout-step-guest', 'nl'))
})

test('a user who goes to the cart while a payment is being started is not redirected to the payment provider', async () => {
  const guest = await withGuest(server, mugs)
  await guest.carrier(1)
  const late = createGate()
  server.overrideAnswer('post', '/v1/cart/payment', async ({ request }) => {
    await late.opened
    return server.shop(request)
  })
  const { shopper } = walkCheckout('checkout-step-payment')
  await shopper.click(await screen.findByRole('checkbox', { name: new RegExp(messages.payment.terms) }))
  await shopper.click(screen.getByRole('button', { name: /^Betaal €/ }))
  await shopper.click(screen.getByRole('link', { name: messages.toCart }))
  await findTitle(headings.cart)
  await act(async () => late.open())
  await waitFor(() => expect(server.sandbox.database.one('SELECT 1 FROM payment')).toBeDefined())
  await findTitle(headings.cart)
  expect(leaveShop).not.toHaveBeenCalled()
})
