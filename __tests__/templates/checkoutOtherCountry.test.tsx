import { screen, waitFor } from '@testing-library/react'
import { axe } from '../support/axe'
import { withCart, withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { waitForField, field, fillGuestForm, checkoutMessages } from '../support/shopping/guestForm'
import type { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { nl } = checkoutMessages
const luxembourg = 12
/** Changes the country of the cart as the country panel does, which removes a delivery address in another country. */
const chooseLuxembourg = (shopper: Shopper) =>
  shopper.change('PUT', '/v1/cart/country', { id_country: luxembourg, id_lang: 1 })
const carrierCalls = () => server.asked().filter((call) => call.startsWith('PUT /web/v1/cart/carrier'))

describe('the shipping step without an address in the country of the cart', () => {
  test('the step shows that the address is missing and links to the address form', async () => {
    const { address, checkout, headings } = checkoutMessages.en
    await chooseLuxembourg(await withGuest(server))
    const { shopper, container } = walkCheckout('checkout-step-shipping', 'en')
    await shopper.click(await screen.findByRole('button', { name: checkout.shipping.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(checkout.shipping.noAddress)
    expect(screen.getByRole('link', { name: checkout.shipping.giveAddress })).toHaveFocus()
    expect(carrierCalls()).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
    await shopper.keyboard('{Enter}')
    await findTitle(headings.info)
    const [delivery, invoice] = await screen.findAllByLabelText(address.country)
    expect(delivery).toHaveValue('LU')
    expect(invoice).toHaveValue('BE')
  })

  test('the step moves the focus of a customer to the addresses of the account', async () => {
    await chooseLuxembourg(await withCustomer(server))
    const { shopper } = walkCheckout('checkout-step-shipping')
    await shopper.click(await screen.findByRole('button', { name: nl.checkout.shipping.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.checkout.shipping.noAddress)
    expect(screen.getByRole('radio', { name: /Lindelaan 1/ })).toHaveFocus()
    await shopper.keyboard(' ')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })
})

test('a typed address moves to the country that is chosen for the cart later', async () => {
  const visitor = await withCart(server)
  const first = walkCheckout('checkout-step-guest')
  await fillGuestForm(first.shopper)
  first.unmount()
  await chooseLuxembourg(visitor)
  const second = walkCheckout('checkout-step-guest')
  expect(await waitForField(nl.address.country)).toHaveValue('LU')
  expect(field(nl.address.address1.LU)).toHaveValue('Kastanjelaan 88')
  // A country selected in the form later takes precedence over that of the cart.
  await second.shopper.selectOptions(field(nl.address.country), 'DE')
  second.unmount()
  walkCheckout('checkout-step-guest')
  expect(await waitForField(nl.address.country)).toHaveValue('DE')
})
