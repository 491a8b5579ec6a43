import { screen, waitFor, within } from '@testing-library/react'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { axe } from '../support/axe'
import { withCart, withGuest } from '../support/sandbox/storeVisitor'
import { waitForField, field, fillGuestForm, identityMessages } from '../support/shopping/guestForm'
import { guestDetails, Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { nl } = identityMessages
const page = 'checkout-step-guest'

test('an empty form names its fields with errors in links, and each field says what is wrong', async () => {
  const { info, address, errors } = identityMessages.nl
  await withCart(server)
  const { shopper, container } = walkCheckout(page)
  await shopper.click(await screen.findByRole('button', { name: info.submit }))
  const summary = await screen.findByRole('group', { name: info.summary(6) })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([info.email, info.firstname, info.lastname, address.address1.BE, address.postcode, address.city.BE])
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(within(summary).getByRole('link', { name: address.city.BE }))
  expect(field(address.city.BE)).toHaveFocus()
  expect(field(address.city.BE)).toHaveAccessibleDescription(errors.city.BE)
  await shopper.type(field(address.city.BE), 'Gent')
  expect(field(address.city.BE)).toBeValid()
})

test('fields that both addresses have are named with their address', async () => {
  const { info, address } = nl
  await withCart(server)
  const { shopper } = walkCheckout(page)
  await shopper.click(await screen.findByRole('checkbox', { name: info.otherInvoice }))
  await shopper.click(screen.getByRole('button', { name: info.submit }))
  const summary = within(await screen.findByRole('group', { name: /velden/ }))
  expect(summary.getByRole('link', { name: `${address.postcode} (leveradres)` })).toBeVisible()
  await shopper.click(summary.getByRole('link', { name: `${address.postcode} (factuuradres)` }))
  const invoice = within(screen.getByRole('group', { name: info.invoiceAddress }))
  expect(invoice.getByRole('textbox', { name: address.postcode })).toHaveFocus()
})

test('a single error moves the focus to its field', async () => {
  const { info, address, errors } = nl
  await withCart(server)
  const { shopper } = walkCheckout(page)
  await fillGuestForm(shopper)
  await shopper.clear(field(address.postcode))
  await shopper.type(field(address.postcode), '90')
  await shopper.click(screen.getByRole('button', { name: info.submit }))
  await waitFor(() => expect(field(address.postcode)).toHaveFocus())
  expect(field(address.postcode)).toHaveAccessibleDescription(errors.postcode.BE)
  expect(screen.queryByRole('group', { name: /velden/ })).not.toBeInTheDocument()
})

test('a returning guest sees the saved details and can add an invoice address', async () => {
  const { info, address } = nl
  await withGuest(server)
  const walk = walkCheckout(page)
  const { shopper } = walk
  expect(await waitForField(info.email)).toHaveValue('an@example.be')
  expect(field(address.city.BE)).toHaveValue('Gent')
  await shopper.click(screen.getByRole('checkbox', { name: info.otherInvoice }))
  const invoice = within(screen.getByRole('group', { name: info.invoiceAddress }))
  await shopper.type(invoice.getByRole('textbox', { name: address.address1.BE }), 'Werf 3')
  await shopper.type(invoice.getByRole('textbox', { name: address.postcode }), '8000')
  await shopper.type(invoice.getByRole('textbox', { name: address.city.BE }), 'Brugge')
  await shopper.click(screen.getByRole('button', { name: info.submit }))
  await findTitle(headings.shipping)
  const { checkout, cart } = { checkout: walk.shop.getState().checkout.checkout, cart: walk.shop.getState().cart.cart }
  const billed = checkout?.addresses.find((address) => address.id_address === cart?.id_address_invoice)
  expect(billed).toMatchObject({ address1: 'Werf 3', city: 'Brugge', lastname: 'Peeters' })
})

test('a sender who created too many guests sees how long to wait, and the form keeps its values', async () => {
  await withCart(server)
  for (let guest = 0; guest < 60; guest += 1) {
    const account = { ...guestDetails.account, email: `an${guest}@example.be` }
    await new Shopper(server.sandbox).guest({ ...guestDetails, account })
  }
  const { shopper } = walkCheckout(page)
  await fillGuestForm(shopper)
  await shopper.click(screen.getByRole('button', { name: nl.info.submit }))
  expect(
    await screen.findByText('Dat waren te veel pogingen kort na elkaar. Probeer het over een minuut opnieuw.'),
  ).toBeVisible()
  expect(field(nl.info.email)).toHaveValue('ine@example.com')
})
