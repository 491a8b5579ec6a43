import { screen } from '@testing-library/react'
import { checkout } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { guestDetails, Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens } from '../support/sandbox/storeVisitor'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()

/** Logs in a customer with a new cart. The office is the default for delivery, and the home for invoices. */
async function withDefaults() {
  const customer = new Shopper(server.sandbox)
  await register(customer, { ...accountDetails, ...accountAddress })
  const office = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge' }
  await customer.send('POST', '/v1/my/addresses', { address: { ...office, default_delivery: true } })
  await customer.add(100101)
  storeTokens(customer)
}

test('a cart without an address goes to the default one when the shipping step is submitted', async () => {
  await withDefaults()
  server.sandbox.database.run('UPDATE cart SET id_address_delivery = NULL, id_address_invoice = NULL')
  const { shopper } = walkCheckout('checkout-step-shipping')
  expect(await screen.findByRole('radio', { name: /Werf 3/ })).toBeChecked()
  await shopper.click(screen.getByRole('button', { name: checkout.shipping.submit }))
  await findTitle(headings.giftwrapping)
  const sql = 'SELECT address1 FROM cart JOIN address ON id_address = id_address_delivery'
  expect(server.sandbox.database.all(sql)).toEqual([{ address1: 'Werf 3' }])
})
