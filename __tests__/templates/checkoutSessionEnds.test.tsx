import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { common as commonNl } from '../../src/i18n/nl/common'
import type { LinkedPage } from '../../src/pageTable/paths'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { checkoutMessages, field, typeAddress } from '../support/shopping/guestForm'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { nl } = checkoutMessages
/** Ends all sessions in the shop, as a new password in another browser does. */
const endSessions = () => server.sandbox.database.run('DELETE FROM session')
const posts = () => server.asked().filter((call) => call.startsWith('POST'))

test.each<[LinkedPage, 'nl' | 'en', press: (messages: typeof nl.checkout) => string | RegExp]>([
  ['checkout-step-guest', 'nl', () => nl.info.submit],
  ['checkout-step-shipping', 'en', ({ shipping }) => shipping.submit],
  ['checkout-step-giftwrapping', 'nl', ({ gift }) => gift.submit],
  ['checkout-step-payment', 'en', ({ payment }) => new RegExp(`^${payment.pay('')}`)],
])(
  'the page says that the shop ended the session on %s (%s), and no user counts as logged in',
  async (page, language, press) => {
    const { checkout, headings } = checkoutMessages[language]
    const customer = await withCustomer(server)
    await customer.carrier(4)
    const { shopper } = walkCheckout(page, language)
    const next = await screen.findByRole('button', { name: press(checkout as typeof nl.checkout) })
    for (const terms of screen.queryAllByRole('checkbox', { name: new RegExp(checkout.payment.terms) }))
      await shopper.click(terms)
    endSessions()
    await shopper.click(next)
    await findTitle(headings.identification)
    expect(await screen.findByText(checkout.errors.loggedOut)).toBeVisible()
    expect(screen.queryByText(/An Peeters/)).not.toBeInTheDocument()
  },
)

test('a step that the shop refuses without a session leads back to the identification', async () => {
  const customer = await withCustomer(server)
  await customer.carrier(4)
  const { shopper } = walkCheckout('checkout-step-giftwrapping')
  const next = await screen.findByRole('button', { name: nl.checkout.gift.submit })
  endSessions()
  server.failCall('put', '/v1/cart/giftwrapping', 401, { type: 'not_logged_in' })
  await shopper.click(next)
  await findTitle(nl.headings.identification)
  expect(await screen.findByText(nl.checkout.errors.loggedOut)).toBeVisible()
  expect(screen.queryByText(/An Peeters/)).not.toBeInTheDocument()
})

test('the page says that the shop ended the session before the order button of the cart', async () => {
  await withCustomer(server)
  const { shopper } = walkCheckout('cart')
  const order = await screen.findByRole('link', { name: cartNl.checkout })
  endSessions()
  await shopper.click(order)
  await findTitle(nl.headings.identification)
  expect(await screen.findByText(nl.checkout.errors.loggedOut)).toBeVisible()
})

test('the guest step says that the shop ended the session before it', async () => {
  await withCustomer(server)
  const { shopper } = walkCheckout('checkout-step-shipping')
  await screen.findByRole('button', { name: nl.checkout.shipping.submit })
  endSessions()
  await shopper.click(screen.getByRole('link', { name: new RegExp(nl.headings.steps.info) }))
  expect(await screen.findByText(nl.checkout.errors.loggedOut)).toBeVisible()
  expect(field(nl.info.email)).toHaveValue('')
})

test('a customer whose session has ended does not become a guest by a new address', async () => {
  await withCustomer(server)
  const { shopper } = walkCheckout('checkout-step-guest')
  await shopper.click(await screen.findByRole('button', { name: nl.choice.other }))
  await typeAddress(shopper, ['Werf 3', '8000', 'Brugge'])
  endSessions()
  await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
  expect(await screen.findByText(nl.checkout.errors.loggedOut)).toBeVisible()
  expect(posts()).toEqual([])
})

test.each([401, 403])(
  'a guest whose session is refused with %s is told so and chooses again how to order',
  async (status) => {
    const guest = await withGuest(server)
    await guest.carrier(4)
    const { shopper } = walkCheckout('checkout-step-giftwrapping')
    const next = await screen.findByRole('button', { name: nl.checkout.gift.submit })
    endSessions()
    server.overrideAnswer('get', '/v1/me', () => HttpResponse.json({}, { status }))
    await shopper.click(next)
    await findTitle(nl.headings.identification)
    expect(await screen.findByText(nl.checkout.errors.loggedOut)).toBeVisible()
  },
)

test('a session that still exists is loaded again in the identification step, and stays', async () => {
  await withGuest(server)
  server.changeAnswer('get', '/v1/checkout', (answer) => ({ ...answer, actions: ['IDENTIFICATION'] }))
  const { address } = walkCheckout('checkout-step-shipping')
  await waitFor(() => expect(address()).toBe('/nl/afrekenen/info'))
  expect(await screen.findByText(commonNl.known.guest('An Peeters'), { exact: false })).toBeVisible()
  expect(screen.queryByText(nl.checkout.errors.loggedOut)).not.toBeInTheDocument()
})
