import { screen, waitFor, within } from '@testing-library/react'
import { identity } from '../../src/i18n/nl/identity'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { placeOrder } from '../support/sandbox/placeOrder'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { orderMessages, visitOrders } from '../support/pages/visitOrders'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const email = 'an@example.be'

/** Places a guest's order and removes the guest's session from the browser. */
async function placeGuestOrder() {
  const guest = await withGuest(server, [[100402, 2]])
  const order = await placeOrder(guest, [])
  window.localStorage.clear()
  return order
}

async function lookUp(number: string, address: string, language: 'nl' | 'en' = 'nl') {
  const messages = orderMessages[language].lookup
  const visit = visitOrders(language)
  const form = within(await screen.findByRole('region', { name: messages.title }))
  // The text of an earlier lookup survives.
  await visit.shopper.clear(form.getByLabelText(messages.number))
  await visit.shopper.clear(form.getByLabelText(messages.email))
  await visit.shopper.type(form.getByLabelText(messages.number), number)
  await visit.shopper.type(form.getByLabelText(messages.email), address)
  await visit.shopper.click(form.getByRole('button', { name: messages.submit }))
  return { ...visit, form }
}

test('an order number and its email address show the order on the same page', async () => {
  const order = await placeGuestOrder()
  const { shopper, address } = await lookUp(` ${order.number.toLowerCase()} `, email, 'en')
  const messages = orderMessages.en
  expect(await screen.findByText(new RegExp(`${order.number},`))).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: new RegExp(order.number) })).toHaveFocus())

  await shopper.click(screen.getByRole('button', { name: messages.invoice.link }))
  expect(screen.getByRole('heading', { name: messages.invoice.title(order.invoice!.number) })).toHaveFocus()
  await shopper.click(screen.getByRole('button', { name: messages.invoice.back }))
  await shopper.click(screen.getByRole('button', { name: messages.lookup.other }))
  expect(await screen.findByRole('region', { name: messages.lookup.title })).toBeVisible()
  expect(screen.getByRole('heading', { name: messages.lookup.title })).toHaveFocus()
  expect(address()).not.toContain(email)
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(order.number)
})

test('a wrong number and a wrong email address show the same message', async () => {
  const { number } = await placeGuestOrder()
  for (const [wrong, address] of [
    [number, 'bo@example.be'],
    ['UN-2026-09999', email],
  ] as const) {
    const { form, unmount } = await lookUp(wrong, address)
    expect(await form.findByText(orderMessages.nl.lookup.errors.unknown)).toBeVisible()
    expect(form.getByLabelText(orderMessages.nl.lookup.number)).toHaveValue(wrong)
    unmount()
  }
})

test('the typed number and email address survive a reload, and a found order leaves no draft', async () => {
  const { number } = await placeGuestOrder()
  const messages = orderMessages.nl.lookup
  const findForm = async () => within(await screen.findByRole('region', { name: messages.title }))
  const first = visitOrders()
  const form = await findForm()
  await first.shopper.type(form.getByLabelText(messages.number), number)
  await first.shopper.type(form.getByLabelText(messages.email), email)
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  const { shopper } = visitOrders()
  const formAgain = await findForm()
  expect(formAgain.getByLabelText(messages.number)).toHaveValue(number)
  expect(formAgain.getByLabelText(messages.email)).toHaveValue(email)
  await shopper.click(formAgain.getByRole('button', { name: messages.submit }))
  await shopper.click(await screen.findByRole('button', { name: messages.other }))
  expect((await findForm()).getByLabelText(messages.number)).toHaveValue('')
})

test('the order of a customer is not found without a login', async () => {
  const { number } = await placeOrder(await withCustomer(server), [])
  window.localStorage.clear()
  const { form } = await lookUp(number, email)
  expect(await form.findByText(orderMessages.nl.lookup.errors.unknown)).toBeVisible()
})

test('empty fields show errors and send no request', async () => {
  const visit = visitOrders()
  const form = within(await screen.findByRole('region', { name: orderMessages.nl.lookup.title }))
  await visit.shopper.click(form.getByRole('button', { name: orderMessages.nl.lookup.submit }))
  expect(await form.findAllByText(orderMessages.nl.lookup.errors.number)).not.toHaveLength(0)
  expect(form.getAllByText(orderMessages.nl.lookup.errors.email)).not.toHaveLength(0)
  expect(server.asked().filter((call) => call.includes('/orders/search'))).toEqual([])
})

test('after too many attempts the message states the minutes to wait', async () => {
  server.failCall('post', '/v1/orders/search', 429, { type: 'too_many_attempts', data: { retry_after: 840 } })
  const { form } = await lookUp('UN-2026-00001', email)
  expect(await form.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).tooMany(14))
})

test('after a network error the typed text stays, and a second attempt finds the order', async () => {
  const { number } = await placeGuestOrder()
  server.failCall('post', '/v1/orders/search')
  const { form, shopper } = await lookUp(number, email)
  expect(await form.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).network)
  server.restoreCalls()
  await shopper.click(form.getByRole('button', { name: orderMessages.nl.lookup.submit }))
  expect(await screen.findByText(new RegExp(`${number},`))).toBeVisible()
})

test('an order that was looked up can be ordered again and withdrawn', async () => {
  const order = await placeGuestOrder()
  const { shopper, shop } = await lookUp(order.number, email)
  const { again, withdrawal } = orderMessages.nl
  await shopper.click(await screen.findByRole('button', { name: new RegExp(again.submit) }))
  expect(await screen.findByRole('link', { name: again.cart })).toBeVisible()
  expect(shop.getState().cart.cart?.items).toHaveLength(1)
  await shopper.click(screen.getByRole('button', { name: withdrawal.open }))
  await shopper.click(screen.getByRole('button', { name: withdrawal.all }))
  await shopper.click(screen.getByRole('button', { name: withdrawal.submit }))
  expect(await screen.findByText(withdrawal.cancelled)).toBeVisible()
})
