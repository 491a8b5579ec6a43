import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { axe } from '../support/axe'
import { withCart, withCustomer } from '../support/sandbox/storeVisitor'
import { checkoutMessages, field, fillGuestForm, typeAddress } from '../support/shopping/guestForm'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { guestDetails, Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const { nl } = checkoutMessages
const page = 'checkout-step-guest'
/** Logs in a customer with two addresses, a home and an office. */
async function withTwoAddresses() {
  const customer = await withCustomer(server)
  const office = {
    ...guestDetails.delivery,
    address1: 'Werf 3',
    postcode: '8000',
    city: 'Brugge',
    company: 'Peeters bv',
  }
  await customer.guest({ ...guestDetails, invoice: office })
  return customer
}

const readCartAddresses = (walk: ReturnType<typeof walkCheckout>) => {
  const { checkout, cart } = walk.shop.getState()
  const city = (id?: number | null) => checkout.checkout?.addresses.find((one) => one.id_address === id)?.city
  return { delivery: city(cart.cart?.id_address_delivery), invoice: city(cart.cart?.id_address_invoice) }
}

test('a customer chooses a delivery address and an invoice address', async () => {
  const { info, choice, headings } = checkoutMessages.nl
  await withTwoAddresses()
  const walk = walkCheckout(page)
  expect(await screen.findByText(choice.as(`An Peeters, ${accountDetails.email}`))).toBeVisible()
  const group = (name: string) => within(screen.getByRole('group', { name }))
  await walk.shopper.click(group(info.deliveryAddress).getByRole('radio', { name: /Werf 3, 8000 Brugge/ }))
  expect(await axe(walk.container)).toHaveNoViolations()
  await walk.shopper.click(group(info.invoiceAddress).getAllByRole('radio', { name: /Lindelaan 1/ })[0]!)
  await walk.shopper.click(screen.getByRole('button', { name: info.submit }))
  await findTitle(headings.shipping)
  expect(readCartAddresses(walk)).toEqual({ delivery: 'Brugge', invoice: 'Gent' })
})

test('a customer without a name orders under the email address', async () => {
  await withTwoAddresses()
  server.changeAnswer('get', '/v1/me', (answer: { customer: object }) => ({
    ...answer,
    customer: { ...answer.customer, firstname: '', lastname: '' },
  }))
  walkCheckout(page)
  expect(await screen.findByText(checkoutMessages.nl.choice.as(accountDetails.email))).toBeVisible()
})

test('the selected addresses survive a reload, and the invoice can use the delivery address', async () => {
  await withTwoAddresses()
  const first = walkCheckout(page)
  const other = await screen.findByRole('checkbox', { name: nl.info.otherInvoice })
  expect(other).toBeChecked()
  await first.shopper.click(screen.getAllByRole('radio', { name: /Werf 3/ })[0]!)
  await first.shopper.click(other)
  expect(screen.queryByRole('group', { name: nl.info.invoiceAddress })).not.toBeInTheDocument()
  first.unmount()
  const walk = walkCheckout(page, 'en')
  expect(await screen.findByRole('radio', { name: /Werf 3/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: checkoutMessages.en.info.otherInvoice })).not.toBeChecked()
  await walk.shopper.click(screen.getByRole('button', { name: checkoutMessages.en.info.submit }))
  await findTitle(checkoutMessages.en.headings.shipping)
  expect(readCartAddresses(walk)).toEqual({ delivery: 'Brugge', invoice: 'Brugge' })
})

test.each([
  ['a network error', () => HttpResponse.error(), readCommonErrors(nl.checkout.errors).network],
  [
    'an expired session',
    () => HttpResponse.json({ type: 'not_logged_in' }, { status: 401 }),
    nl.checkout.errors.loggedOut,
  ],
])('%s shows a message, and the step can be submitted again', async (_name, answer, message) => {
  await withTwoAddresses()
  server.overrideAnswer('put', '/v1/cart', answer)
  const { shopper } = walkCheckout(page)
  await shopper.click((await screen.findAllByRole('radio', { name: /Werf 3/ }))[0]!)
  await shopper.click(await screen.findByRole('button', { name: nl.info.submit }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('button', { name: nl.info.submit })).not.toHaveAttribute('aria-busy')
})

test('a new address is added to the account and becomes the delivery address', async () => {
  const customer = await withCustomer(server)
  const walk = walkCheckout(page)
  await walk.shopper.click(await screen.findByRole('button', { name: nl.choice.other }))
  expect(field(nl.info.email)).toHaveValue(accountDetails.email)
  expect(field(nl.info.email)).toHaveAttribute('readonly')
  expect(field(nl.address.city.BE)).toHaveValue('')
  expect(screen.queryByLabelText(nl.password.label)).not.toBeInTheDocument()
  await walk.shopper.click(screen.getByRole('button', { name: nl.choice.known }))
  expect(screen.getByRole('radio', { name: /Lindelaan 1/ })).toBeChecked()
  await walk.shopper.click(screen.getByRole('button', { name: nl.choice.other }))
  await typeAddress(walk.shopper, ['Werf 3', '8000', 'Brugge'])
  await walk.shopper.click(screen.getByRole('button', { name: nl.info.submit }))
  await findTitle(nl.headings.shipping)
  expect(readCartAddresses(walk)).toEqual({ delivery: 'Brugge', invoice: 'Brugge' })
  expect(walk.shop.getState().session.customer?.is_guest).toBe(false)
  expect((await customer.checkout()).addresses!.map(({ city }) => city)).toEqual(['Gent', 'Brugge'])
  await walk.shopper.click(screen.getByRole('link', { name: /Gegevens/ }))
  expect(await screen.findByRole('radio', { name: /Werf 3/ })).toBeChecked()
})

test('a customer without an address sees the address form', async () => {
  const { info, headings, checkout } = checkoutMessages.en
  await withCustomer(server, {})
  const walk = walkCheckout('checkout-step-shipping', 'en')
  await walk.shopper.click(await screen.findByRole('link', { name: checkout.shipping.giveAddress }))
  expect(await screen.findByText(info.noAddress)).toBeVisible()
  expect(await axe(walk.container)).toHaveNoViolations()
  await typeAddress(walk.shopper, ['Lindelaan 1', '9000', 'Gent'], checkoutMessages.en)
  await walk.shopper.click(screen.getByRole('button', { name: info.submit }))
  await findTitle(headings.shipping)
  expect(walk.shop.getState().session.customer).toMatchObject({ email: accountDetails.email, is_guest: false })
})

describe('a guest who enters a password', () => {
  test('a guest who enters a password becomes a customer with an account', async () => {
    const { info, password, headings } = checkoutMessages.nl
    await withCart(server)
    const walk = walkCheckout(page)
    await fillGuestForm(walk.shopper)
    await walk.shopper.type(screen.getByLabelText(new RegExp(`^${password.label}`)), 'een lang geheim')
    await walk.shopper.click(screen.getByRole('button', { name: info.submit }))
    await findTitle(headings.shipping)
    expect(walk.shop.getState().session.customer).toMatchObject({ email: 'ine@example.com', is_guest: false })
  })

  test('a guest’s password needs eight characters and an email address without an account', async () => {
    await register(new Shopper(server.sandbox), { ...accountDetails, ...accountAddress })
    await withCart(server)
    const { shopper } = walkCheckout(page)
    await fillGuestForm(shopper, 'nl', accountDetails.email)
    const typed = screen.getByLabelText(new RegExp(`^${nl.password.label}`))
    await shopper.type(typed, 'kort')
    await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    await waitFor(() => expect(typed).toHaveAccessibleDescription(nl.errors.passwordShort(8)))
    expect(typed).toHaveFocus()
    await shopper.type(typed, 'er niet')
    await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    await waitFor(() => expect(field(nl.info.email)).toHaveAccessibleDescription(nl.errors.accountExists))
    await shopper.clear(typed)
    await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
    await findTitle(nl.headings.shipping)
  })
})
