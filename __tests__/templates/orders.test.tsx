import { act, screen, waitFor, within } from '@testing-library/react'
import { formatMoney } from '../../src/i18n/money'
import { axe } from '../support/axe'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { logOut } from '../../src/store/account/logOut'
import { setDay } from '../support/dom/setDay'
import { placeOrder } from '../support/sandbox/placeOrder'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { plain } from '../support/shopping/visitCart'
import { orderMessages, visitOrders } from '../support/pages/visitOrders'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
afterEach(() => jest.useRealTimers())

const findEntry = (number: string) =>
  screen.findByText(new RegExp(`${number},`)).then((about) => about.closest('article')!)

/** Places two orders of one customer, of which one has been delivered and the other sent. */
async function placeTwoOrders() {
  setDay('2026-03-02')
  const customer = await withCustomer(server)
  const old = await placeOrder(customer, ['4 x 100402'], 1)
  setDay('2026-03-12')
  const sent = await placeOrder(customer, ['1 x 100801'], 1)
  setDay('2026-03-17')
  return { customer, old, sent }
}

/** Shows the orders of a customer with one order more than a page has. */
async function visitElevenOrders() {
  setDay('2026-03-02')
  const customer = await withCustomer(server)
  for (let count = 0; count < 11; count += 1) await placeOrder(customer, ['1 x 100402'])
  return { customer, ...visitOrders() }
}

async function openOrderOfSecondPage() {
  const visit = await visitElevenOrders()
  await visit.shopper.click(await screen.findByRole('button', { name: orderMessages.nl.list.more }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
  const last = within(screen.getAllByRole('article')[10]!)
  await visit.shopper.click(last.getByRole('link', { name: new RegExp(`^${orderMessages.nl.list.details}`) }))
  expect(await screen.findByRole('list', { name: orderMessages.nl.way.title })).toBeVisible()
  return visit
}

test('each order shows its state, its items and its links', async () => {
  const { old, sent } = await placeTwoOrders()
  const messages = orderMessages.nl
  visitOrders()
  const underWay = within(await findEntry(sent.number))
  expect(underWay.getByRole('heading', { level: 2 })).toHaveTextContent(/^Komt /)
  const steps = within(underWay.getByRole('list', { name: messages.way.title })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toContain('step')
  expect(steps).toHaveLength(5)
  expect(underWay.getByText(plain(formatMoney(sent.totals.total, 'nl')))).toBeVisible()

  const received = within(await findEntry(old.number))
  expect(received.getByRole('heading', { level: 2 })).toHaveTextContent(/^Geleverd op \d+ maart 2026/)
  expect(received.queryByRole('list', { name: messages.way.title })).toBeNull()
  expect(received.getByText(/^4 × /)).toBeVisible()
  const path = `/nl/mijn-bestellingen/${old.id_order}`
  expect(received.getByRole('link', { name: new RegExp(`^${messages.list.details}`) })).toHaveAttribute('href', path)
  expect(received.getByRole('link', { name: new RegExp(`^${messages.invoice.link}`) })).toHaveAttribute(
    'href',
    path + '?factuur',
  )
  expect(received.getByRole('link', { name: new RegExp(`^${messages.track}`) })).toHaveAttribute(
    'href',
    old.tracking?.href ?? expect.stringMatching(/^https:/),
  )
})

test('a customer without orders sees a message', async () => {
  await withCustomer(server)
  const { container } = visitOrders('en')
  expect(await screen.findByText(orderMessages.en.list.empty)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('orders are shown ten at a time, and loading more moves the focus to the first new order', async () => {
  const { shopper } = await visitElevenOrders()
  expect(await screen.findByText(orderMessages.nl.list.seen(10, 11))).toBeVisible()
  server.failCall('get', '/v1/my/orders')
  await shopper.click(screen.getByRole('button', { name: orderMessages.nl.list.more }))
  expect(await screen.findByRole('alert')).toHaveTextContent(orderMessages.nl.list.moreFailed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: orderMessages.nl.list.more }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
  expect(within(screen.getAllByRole('article')[10]!).getByRole('heading')).toHaveFocus()
  expect(screen.queryByRole('button', { name: orderMessages.nl.list.more })).toBeNull()
})

test('an order placed while the list is open does not show another order twice', async () => {
  const { shopper, customer } = await visitElevenOrders()
  const more = await screen.findByRole('button', { name: orderMessages.nl.list.more })
  await placeOrder(customer, ['1 x 100402'])
  await shopper.click(more)
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
  const numbers = screen.getAllByText(/UN-2026-\d+,/).map((each) => each.textContent)
  expect(new Set(numbers).size).toBe(11)
})

test('navigating back from an order of the second page shows both pages again', async () => {
  await openOrderOfSecondPage()
  await act(async () => window.history.back())
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(11))
})

test('after a logout no further page of orders is requested', async () => {
  const { shop } = await openOrderOfSecondPage()
  const { answer } = server.holdAnswer('get', '/v1/my/orders')
  server.requests.length = 0
  await act(async () => window.history.back())
  await waitFor(() => expect(server.asked()).toContain('GET /web/v1/my/orders'))
  server.requests.length = 0
  await act(() => shop.dispatch(logOut()))
  answer()
  expect(await screen.findAllByRole('textbox')).not.toEqual([])
  expect(server.asked()).toEqual(['DELETE /web/v1/me/session'])
})

test('a failed request for the orders shows a message with a retry button', async () => {
  const { old } = await placeTwoOrders()
  server.failCall('get', '/v1/my/orders')
  const { shopper } = visitOrders('en')
  expect(await screen.findByRole('alert')).toHaveTextContent(orderMessages.en.list.failed)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.en }))
  expect(await findEntry(old.number)).toBeVisible()
})

describe('ordering again from the list of orders', () => {
  const findButton = (number: string) =>
    findEntry(number).then((each) =>
      within(each).getByRole('button', { name: new RegExp(`^${orderMessages.nl.again.submit}`) }),
    )
  const listCalls = () => server.asked().filter((call) => call.endsWith('/again'))

  test('the added items are listed, and another click does not double them in the cart', async () => {
    const { old } = await placeTwoOrders()
    const { shopper, shop } = visitOrders()
    await shopper.dblClick(await findButton(old.number))
    expect(await screen.findByText(orderMessages.nl.again.added)).toBeVisible()
    expect(screen.getByRole('link', { name: orderMessages.nl.again.cart })).toHaveAttribute('href', '/nl/winkelmandje')
    const quantities = () => shop.getState().cart.cart?.items.map(({ quantity }) => quantity)
    const first = quantities()
    await shopper.click(await findButton(old.number))
    await waitFor(() => expect(listCalls().length).toBeGreaterThan(1))
    await waitFor(() => expect(shop.getState().cart.pending).toBe(0))
    expect(quantities()).toEqual(first)
  })

  test('the items that are out of stock are listed with their quantities', async () => {
    const { old } = await placeTwoOrders()
    server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
    const { shopper } = visitOrders()
    await shopper.click(await findButton(old.number))
    const result = within(await screen.findByText(orderMessages.nl.again.missing).then((text) => text.parentElement!))
    expect(result.getByText(/^3 × Spile stoel/)).toBeVisible()
    expect(result.getByText(/^Spile stoel/)).toBeVisible()
  })

  test('a message is shown when no item is available', async () => {
    const { old } = await placeTwoOrders()
    server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute IN (100101, 100402)')
    const { shopper } = visitOrders()
    await shopper.click(await findButton(old.number))
    expect(await screen.findByText(orderMessages.nl.again.nothing)).toBeVisible()
    expect(screen.queryByRole('link', { name: orderMessages.nl.again.cart })).toBeNull()
  })

  test('a network error while ordering again shows a message, and a second attempt succeeds', async () => {
    const { old } = await placeTwoOrders()
    const { shopper } = visitOrders()
    const button = await findButton(old.number)
    server.failCall('post', '/v1/orders/:id/again')
    await shopper.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      plain(readCommonErrors(orderMessages.nl.again.errors).network),
    )
    server.restoreCalls()
    await shopper.click(button)
    expect(await screen.findByText(orderMessages.nl.again.added)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
