import { screen, waitFor, within } from '@testing-library/react'
import { leaveShop } from '../../src/features/checkout/checkoutRouting'
import { cart as cartEn } from '../../src/i18n/en/cart'
import { checkout as en } from '../../src/i18n/en/checkout'
import { headings as headingsEn } from '../../src/i18n/en/firstLoad/headings'
import { identity as identityEn } from '../../src/i18n/en/identity'
import { order as orderEn } from '../../src/i18n/en/order'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { order as orderNl } from '../../src/i18n/nl/order'
import { buildPath } from '../../src/pageTable/paths'
import { withCart } from '../support/sandbox/storeVisitor'
import { fillGuestForm } from '../support/shopping/guestForm'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { walkCheckout } from '../support/shopping/walkCheckout'

jest.mock('../../src/features/checkout/checkoutRouting', () => ({
  ...jest.requireActual<object>('../../src/features/checkout/checkoutRouting'),
  leaveShop: jest.fn(),
}))

const server = startSandboxServer()
beforeEach(() => jest.mocked(leaveShop).mockClear())
const all = {
  nl: {
    messages: nl,
    identity: identityNl,
    headings: headingsNl,
    cart: cartNl,
    order: orderNl,
    home: 'Thuislevering',
    name: 'Spile stoel',
  },
  en: {
    messages: en,
    identity: identityEn,
    headings: headingsEn,
    cart: cartEn,
    order: orderEn,
    home: 'Home delivery',
    name: 'Spile chair',
  },
}
const seesHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** SPEC §4: identification, info, shipping, gift wrapping, payment, status, confirmation. */
test('a guest places an order, from the cart to the confirmation', async () => {
  const language = 'en'
  const { messages, identity, headings, cart, order, home, name } = all[language]
  const { info, ways } = identity
  await withCart(server, [[100402, 2]])
  const walk = walkCheckout('cart', language)
  const { shopper } = walk
  await shopper.click(await screen.findByRole('link', { name: cart.checkout }))

  await seesHeading(headings.identification)
  await shopper.click(await screen.findByRole('link', { name: ways.go }))

  await seesHeading(headings.info)
  await fillGuestForm(shopper, language)
  await shopper.click(screen.getByRole('button', { name: info.submit }))

  await seesHeading(headings.shipping)
  expect(walk.address()).toBe(buildPath('checkout-step-shipping', language))
  await shopper.click(await screen.findByRole('radio', { name: new RegExp(home) }))
  expect(screen.getByText(/Kastanjelaan 88/)).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: messages.shipping.submit }))

  await seesHeading(headings.giftwrapping)
  await shopper.click(await screen.findByRole('radio', { name: new RegExp(messages.gift.yes) }))
  await shopper.type(screen.getByRole('textbox', { name: new RegExp(messages.gift.message) }), 'Veel geluk')
  expect(screen.getByText(messages.gift.count(10, 250))).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: messages.gift.submit }))

  await seesHeading(headings.payment)
  await shopper.click(await screen.findByRole('radio', { name: /Bancontact/ }))
  const payButton = screen.getByRole('button', { name: /^Pay/ })
  await shopper.click(payButton)
  expect(await screen.findByText(messages.payment.termsMissing)).toBeVisible()
  expect(leaveShop).not.toHaveBeenCalled()
  await shopper.click(screen.getByRole('checkbox', { name: new RegExp(messages.payment.terms) }))
  await shopper.click(payButton)
  await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1))
  const redirect = jest.mocked(leaveShop).mock.calls[0]![0]
  expect(new URL(redirect).pathname).toMatch(/^\/pay\//)

  await server.shop(new Request(redirect, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) }))
  walk.unmount()
  const back = walkCheckout('checkout-status', language)
  await seesHeading(new RegExp(headings.confirmation))
  expect(back.address()).toMatch(new RegExp(`^${buildPath('order-confirmation', language)}\\?order=\\d+$`))
  expect(await screen.findByRole('heading', { name: /(Bestelling|Order) \S+/ })).toBeVisible()
  expect(screen.getByText(order.thanks('Ine'))).toBeVisible()
  expect(screen.getByText(name)).toBeVisible()
  expect(screen.getByText(/“Veel geluk”/)).toBeVisible()
  expect(back.shop.getState().cart.cart).toBeNull()
  expect(window.localStorage.getItem('upnorth.cart')).toBeNull()
})

describe('the routing of the checkout', () => {
  test('the URL of a step that is not due leads to the step that is due and keeps the query', async () => {
    await withCart(server)
    const walk = walkCheckout('checkout-step-payment', 'nl', '?utm=brief')
    await seesHeading(headingsNl.identification)
    expect(walk.address()).toBe('/nl/afrekenen?utm=brief')
  })

  test('the URL of a step leads to the cart page when there is no cart', async () => {
    walkCheckout('checkout-step-shipping')
    expect(await screen.findByText(cartNl.empty)).toBeVisible()
  })

  test('the checkout of a changed cart leads to the cart page, which shows that the cart changed', async () => {
    await withCart(server, [[100402, 2]])
    server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
    const { shopper } = walkCheckout('checkout')
    expect(await screen.findByText(cartNl.changed)).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: cartNl.less('Spile stoel') }))
    await waitFor(() => expect(screen.queryByText(cartNl.changed)).not.toBeInTheDocument())
    expect(within(screen.getByRole('complementary')).getByRole('link', { name: cartNl.checkout })).toBeVisible()
  })
})
