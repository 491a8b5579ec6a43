import { screen, within } from '@testing-library/react'
import { checkout } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { identityMessages, typeAddress } from '../support/shopping/guestForm'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { guestDetails, Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens } from '../support/sandbox/storeVisitor'
import { visitAddresses } from '../support/pages/visitAddresses'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()
const { info, choice } = identityMessages.nl

/** Logs in a customer with a new cart. The office is the default for delivery, and the home for invoices. */
async function withDefaults() {
  const customer = new Shopper(server.sandbox)
  await register(customer, { ...accountDetails, ...accountAddress })
  const office = { ...guestDetails.delivery, address1: 'Werf 3', postcode: '8000', city: 'Brugge' }
  await customer.send('POST', '/v1/my/addresses', { address: { ...office, default_delivery: true } })
  await customer.add(100101)
  storeTokens(customer)
}

test('the checkout of a customer starts with the default addresses', async () => {
  await withDefaults()
  walkCheckout('checkout-step-guest')
  const group = async (name: string) => within(await screen.findByRole('group', { name }))
  expect((await group(info.deliveryAddress)).getByRole('radio', { name: /Werf 3/ })).toBeChecked()
  expect((await group(info.invoiceAddress)).getByRole('radio', { name: /Lindelaan 1/ })).toBeChecked()
})

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

test('an address entered in the checkout is in the account afterwards', async () => {
  await withDefaults()
  const walk = walkCheckout('checkout-step-guest')
  await walk.shopper.click(await screen.findByRole('button', { name: choice.other }))
  await typeAddress(walk.shopper, ['Dijk 1', '8400', 'Oostende'])
  await walk.shopper.click(screen.getByRole('button', { name: info.submit }))
  await findTitle(headings.shipping)
  walk.unmount()
  visitAddresses()
  expect(await screen.findByText('Dijk 1')).toBeVisible()
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('address'))).toHaveLength(3)
})
