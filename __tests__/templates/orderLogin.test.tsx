import { screen, waitFor } from '@testing-library/react'
import { account as accountEn } from '../../src/i18n/en/account'
import { identity as identityEn } from '../../src/i18n/en/identity'
import { account as accountNl } from '../../src/i18n/nl/account'
import { identity as identityNl } from '../../src/i18n/nl/identity'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { placeOrder } from '../support/sandbox/placeOrder'
import { accountDetails } from '../support/sandbox/register'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { orderMessages, visitOrders } from '../support/pages/visitOrders'

const server = startSandboxServer()
const accountMessages = { nl: accountNl, en: accountEn }
const identityMessages = { nl: identityNl, en: identityEn }

async function createOrder() {
  const customer = await withCustomer(server)
  return placeOrder(customer, [])
}

async function logIn(language: 'nl' | 'en', { shopper }: ReturnType<typeof visitOrders>) {
  const { login } = identityMessages[language]
  const email = await screen.findByLabelText(login.email)
  // After an expired session the field contains the email address of the customer.
  await shopper.clear(email)
  await shopper.type(email, accountDetails.email)
  await shopper.type(screen.getByLabelText(login.password), accountDetails.password)
  await shopper.click(screen.getByRole('button', { name: login.submit }))
}

test('a deep link to an order shows the login form and, after the login, the order', async () => {
  const order = await createOrder()
  window.localStorage.clear()
  const visit = visitOrders('en', `/${order.id_order}`)
  expect(await screen.findByRole('heading', { level: 2, name: accountMessages.en.gate.title })).toBeVisible()
  expect(screen.queryByText(orderMessages.en.missing)).toBeNull()
  expect(document.querySelector('main img, picture img')).toHaveAttribute('src', expect.stringContaining('room-hall'))
  const address = visit.address()
  await logIn('en', visit)
  expect(await screen.findByText(new RegExp(`${order.number},`))).toBeVisible()
  expect(visit.address()).toBe(address)
})

test('a session that expires during a withdrawal shows the login form, and the typed text is back after the login', async () => {
  const order = await createOrder()
  const messages = orderMessages.nl.withdrawal
  const visit = visitOrders('nl', `/${order.id_order}`)
  await visit.shopper.click(await screen.findByRole('button', { name: messages.open }))
  await visit.shopper.click(screen.getByRole('button', { name: messages.more }))
  await visit.shopper.type(screen.getByLabelText(new RegExp(messages.reason)), 'groot')
  server.sandbox.database.run('DELETE FROM session')
  await visit.shopper.click(screen.getByRole('button', { name: messages.submit }))
  await logIn('nl', visit)
  await waitFor(() => expect(screen.getByLabelText(new RegExp(messages.reason))).toBeVisible())
  expect(screen.getByLabelText(new RegExp(messages.reason))).toHaveValue('groot')
  await visit.shopper.click(screen.getByRole('button', { name: messages.submit }))
  expect(await screen.findByText(messages.cancelled)).toBeVisible()
})
