import { screen } from '@testing-library/react'
import { common as commonEn } from '../../src/i18n/en/common'
import { headings as headingsEn } from '../../src/i18n/en/firstLoad/headings'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { common as commonNl } from '../../src/i18n/nl/common'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { buildPath, type LinkedPage } from '../../src/pageTable/paths'
import { axe } from '../support/axe'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const headings = { nl: headingsNl, en: headingsEn }
/** Makes the shop API require these actions. */
function askFor(actions: unknown[]) {
  for (const path of ['/v1/checkout', '/v1/checkout/identification'])
    server.changeAnswer('get', path, (answer) => ({ ...answer, actions }))
}

/** SPEC §4: entering the checkout follows the actions of the answer. */
test.each<['guest' | 'customer', actions: unknown[], LinkedPage, heading: 'info' | 'shipping' | 'payment']>([
  ['guest', ['LOYALTY_CARD', 7, null, 'CARRIER'], 'checkout-step-shipping', 'shipping'],
  ['customer', ['INFO'], 'checkout-step-guest', 'info'],
  ['customer', [], 'checkout-step-payment', 'payment'],
])('a known %s who enters the checkout with the actions %j is led to %s', async (user, actions, page, heading) => {
  await { guest: withGuest, customer: withCustomer }[user](server)
  askFor(actions)
  const { address, go } = walkCheckout('checkout', 'en', '?ref=mail')
  await findTitle(headings.en[heading])
  expect(address()).toBe(`${buildPath(page, 'en')}?ref=mail`)
  // Back does not lead to the previous page, because it is not in the history.
  expect(go.mock.calls).toEqual([[address(), { replace: true }]])
})

test('a guest with an account can log in instead', async () => {
  await withGuest(server)
  const { shopper } = walkCheckout('checkout-step-guest')
  await shopper.click(await screen.findByRole('link', { name: identityNl.info.logIn }))
  await findTitle(headings.nl.identification)
  expect(await screen.findByRole('radio', { name: new RegExp(identityNl.methods.login) })).toBeChecked()
})

describe('a step for a known user', () => {
  test.each(['checkout-step-guest', 'checkout-step-payment'] as const)(
    '%s shows who orders, and lets a guest end the visit',
    async (page) => {
      const guest = await withGuest(server)
      await guest.carrier(4)
      const { shopper, container } = walkCheckout(page)
      const { known } = commonNl
      expect(await screen.findByText(known.guest('An Peeters'), { exact: false })).toBeVisible()
      const end = screen.getByRole('button', { name: known.endVisit })
      expect(end).toHaveAccessibleDescription(known.guestCart)
      expect(await axe(container)).toHaveNoViolations()
      await shopper.click(end)
      expect(await screen.findByText(cartNl.empty)).toBeVisible()
      expect([window.localStorage, window.sessionStorage].map(({ length }) => length)).toEqual([0, 0])
    },
  )

  /** SPEC §4: logout clears tokens, customer, links, cart and checkout. */
  test.each(['checkout-step-shipping', 'checkout-step-giftwrapping'] as const)(
    '%s shows who is logged in, and lets the customer log out',
    async (page) => {
      const customer = await withCustomer(server)
      await customer.carrier(4)
      const { shopper } = walkCheckout(page, 'en')
      const { known } = commonEn
      expect(await screen.findByText(known.customer('An Peeters'), { exact: false })).toBeVisible()
      const logOut = screen.getByRole('button', { name: known.logOut })
      expect(logOut).toHaveAccessibleDescription(known.customerCart)
      await shopper.click(logOut)
      await findTitle(headings.en.cart)
      expect([window.localStorage, window.sessionStorage].map(({ length }) => length)).toEqual([0, 0])
      expect((await customer.checkout()).cart?.items).toHaveLength(1)
    },
  )
})

test('a step lets the user end the visit even when an outage hides the name', async () => {
  const guest = await withGuest(server)
  await guest.carrier(4)
  server.failCall('get', '/v1/me')
  const { shopper } = walkCheckout('checkout-step-payment')
  await shopper.click(await screen.findByRole('button', { name: commonNl.known.endVisit }))
  expect(await screen.findByText(cartNl.empty)).toBeVisible()
  expect(window.localStorage).toHaveLength(0)
})

test('a step says who orders by the email address when the customer has no name yet', async () => {
  const guest = await withGuest(server)
  await guest.carrier(4)
  server.changeAnswer('get', '/v1/me', (answer: { customer: object }) => ({
    ...answer,
    customer: { ...answer.customer, firstname: '', lastname: '' },
  }))
  walkCheckout('checkout-step-payment')
  expect(await screen.findByText(commonNl.known.guest('an@example.be'), { exact: false })).toBeVisible()
})
