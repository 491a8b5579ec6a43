import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { identity } from '../../src/i18n/nl/identity'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { placeOrder } from '../support/sandbox/placeOrder'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { orderWords, visitOrders } from '../support/pages/visitOrders'
import { readCommonErrors } from '../support/data/commonSentences'

const server = startSandboxServer()
const email = 'an@example.be'

/** A guest's order, looked for in another browser. */
async function guestOrder() {
  const guest = await withGuest(server, [[100402, 2]])
  const order = await placeOrder(guest, [])
  window.localStorage.clear()
  return order
}

async function lookFor(number: string, address: string, language: 'nl' | 'en' = 'nl') {
  const words = orderWords[language].lookup
  const visit = visitOrders(language)
  const form = within(await screen.findByRole('region', { name: words.title }))
  await visit.shopper.type(form.getByLabelText(words.number), number)
  await visit.shopper.type(form.getByLabelText(words.email), address)
  await visit.shopper.click(form.getByRole('button', { name: words.submit }))
  return { ...visit, form }
}

test('number and e-mail address show the order in place', async () => {
  const language = 'en'
  const order = await guestOrder()
  const { shopper, address } = await lookFor(` ${order.number.toLowerCase()} `, email, language)
  const words = orderWords[language]
  expect(await screen.findByText(new RegExp(`${order.number},`))).toBeVisible()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'order'))

  await shopper.click(screen.getByRole('button', { name: words.invoice.link }))
  expect(screen.getByRole('heading', { name: words.invoice.title(order.invoice!.number) })).toHaveFocus()
  await shopper.click(screen.getByRole('button', { name: words.invoice.back }))
  await shopper.click(screen.getByRole('button', { name: words.lookup.other }))
  expect(await screen.findByRole('region', { name: words.lookup.title })).toBeVisible()
  expect(screen.getByRole('heading', { name: words.lookup.title })).toHaveFocus()
  expect(address()).not.toContain(email)
  expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(order.number)
})

test('a number and an address that do not fit say one and the same', async () => {
  const { number } = await guestOrder()
  for (const [wrong, address] of [
    [number, 'bo@example.be'],
    ['UN-2026-09999', email],
  ] as const) {
    const { form, unmount } = await lookFor(wrong, address)
    expect(await form.findByText(orderWords.nl.lookup.errors.unknown)).toBeVisible()
    expect(form.getByLabelText(orderWords.nl.lookup.number)).toHaveValue(wrong)
    unmount()
  }
})

test("a customer's order is not found without logging in", async () => {
  const { number } = await placeOrder(await withCustomer(server), [])
  window.localStorage.clear()
  const { form } = await lookFor(number, email)
  expect(await form.findByText(orderWords.nl.lookup.errors.unknown)).toBeVisible()
})

test('what is missing is said at the fields and not sent', async () => {
  const visit = visitOrders()
  const form = within(await screen.findByRole('region', { name: orderWords.nl.lookup.title }))
  await visit.shopper.click(form.getByRole('button', { name: orderWords.nl.lookup.submit }))
  expect(await form.findAllByText(orderWords.nl.lookup.errors.number)).not.toHaveLength(0)
  expect(form.getAllByText(orderWords.nl.lookup.errors.email)).not.toHaveLength(0)
  expect(server.asked().filter((call) => call.includes('/orders/search'))).toEqual([])
})

test('who guesses too often reads for how many minutes to wait', async () => {
  server.overrideAnswer('post', '/v1/orders/search', () =>
    HttpResponse.json({ type: 'too_many_attempts', data: { retry_after: 840 } }, { status: 429 }),
  )
  const { form } = await lookFor('UN-2026-00001', email)
  expect(await form.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).tooMany(14))
})

test('when the shop cannot be reached what was typed stays, and a second try finds it', async () => {
  const { number } = await guestOrder()
  server.overrideAnswer('post', '/v1/orders/search', () => HttpResponse.error())
  const { form, shopper } = await lookFor(number, email)
  expect(await form.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).network)
  server.server.resetHandlers()
  await shopper.click(form.getByRole('button', { name: orderWords.nl.lookup.submit }))
  expect(await screen.findByText(new RegExp(`${number},`))).toBeVisible()
})

test('a found order can be ordered again and sent back, by the key that came with it', async () => {
  const order = await guestOrder()
  const { shopper, shop } = await lookFor(order.number, email)
  const { again, withdrawal } = orderWords.nl
  await shopper.click(await screen.findByRole('button', { name: new RegExp(again.submit) }))
  expect(await screen.findByRole('link', { name: again.cart })).toBeVisible()
  expect(shop.getState().cart.cart?.items).toHaveLength(1)
  await shopper.click(screen.getByRole('button', { name: withdrawal.open }))
  await shopper.click(screen.getByRole('button', { name: withdrawal.all }))
  await shopper.click(screen.getByRole('button', { name: withdrawal.submit }))
  expect(await screen.findByText(withdrawal.cancelled)).toBeVisible()
})
