import shopDetails from '../../data/shop.json'
import { HttpResponse } from 'msw'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { maxReasonLength } from '../../src/contract/limits'
import { formatDate } from '../../src/i18n/dates'
import { identity } from '../../src/i18n/nl/identity'
import { formatMoney } from '../../src/i18n/money'
import { buildPath } from '../../src/pageTable/paths'
import { loadAddresses } from '../../src/store/account/addresses'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { axe } from '../support/axe'
import { withCustomer } from '../support/sandbox/storeVisitor'
import { setDay } from '../support/dom/setDay'
import { placeOrder } from '../support/sandbox/placeOrder'
import { accountAddress, accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { plain, totalsMessages } from '../support/shopping/visitCart'
import { orderMessages, visitOrders } from '../support/pages/visitOrders'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Places an order with a voucher on 2 March 2026, and then sets the date to `today`. */
async function createOrder(today = '2026-03-02') {
  setDay('2026-03-02')
  const customer = await withCustomer(server)
  await customer.voucher('NOORD25')
  const order = await placeOrder(customer, ['4 x 100402'], 1)
  setDay(today)
  return { customer, order, below: `/${order.id_order}` }
}

const tab = () => screen.getByTestId('tab')
const findOrderNumber = (number: string) => screen.findByText(new RegExp(`${number},`))

test.each([
  ['nl', `Bestelling | ${shopDetails.name} / noindex / Home / Mijn account / Mijn bestellingen / Bestelling`],
  ['en', `Order | ${shopDetails.name} / noindex / Home / My account / My orders / Order`],
] as const)('a deep link to an order shows all its details, in %s', async (language, title) => {
  const { order, below } = await createOrder()
  const messages = orderMessages[language]
  visitOrders(language, below)
  expect(screen.queryByText(language === 'nl' ? /te ver naar het noorden/ : /too far north/)).toBeNull()
  await findOrderNumber(order.number)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    language === 'nl'
      ? `Bestelling ${order.number}, geplaatst op 2 maart 2026 Komt tussen`
      : `Order ${order.number}, placed 2 March 2026 Arriving between`,
  )
  expect(tab()).toHaveTextContent(title)
  const timeline = screen.getByRole('list', { name: messages.way.title })
  const lines = screen.getByRole('region', { name: messages.lines })
  expect(lines.compareDocumentPosition(timeline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const line = order.lines[1]!
  expect(screen.getByText(plain(messages.unitLine(4, formatMoney(line.total / 4, language))))).toBeVisible()
  const totals = within(screen.getByRole('complementary', { name: messages.overview }))
  expect(totals.getByText(totalsMessages[language].voucher('NOORD25'))).toBeVisible()
  expect(totals.getByText(plain(formatMoney(order.totals.total, language)))).toBeVisible()
  const { rate, amount } = order.totals.vat[0]!
  expect(
    totals.getByText(plain(totalsMessages[language].vat(formatMoney(amount, language), String(rate)))),
  ).toBeVisible()
  expect(screen.getAllByText('Lindelaan 1')).toHaveLength(2)
  expect(screen.getByText(messages.payment).nextElementSibling).not.toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: new RegExp(messages.again.submit) })).toBeVisible()
})

test('an item without a variant shows its brand without a comma', async () => {
  const { order, below } = await createOrder()
  const brand = order.lines[0]!.manufacturer_name
  server.changeAnswer('get', '/v1/orders/:id', (answer: { lines: object[] }) => ({
    ...answer,
    lines: [{ ...answer.lines[0], combination: '' }],
  }))
  visitOrders('nl', below)
  expect(await screen.findByText(brand)).toBeVisible()
})

test('an order opens from the list, and navigating back returns to the list', async () => {
  const { order } = await createOrder()
  const { shopper } = visitOrders()
  await shopper.click(await screen.findByRole('link', { name: new RegExp(orderMessages.nl.list.details) }))
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(order.number) })).toBeVisible()
  expect(screen.queryByText(/te ver naar het noorden/)).toBeNull()
  await act(async () => window.history.back())
  expect(await screen.findByRole('heading', { level: 1, name: 'Mijn bestellingen' })).toBeVisible()
})

test('a missing order and an order of another customer show the same message', async () => {
  const { below } = await createOrder()
  const other = new Shopper(server.sandbox)
  await register(other, { ...accountDetails, ...accountAddress, email: 'bo@example.be' })
  window.localStorage.setItem('upnorth.session', other.headers['CustomerToken']!)
  for (const address of [below, '/999', '/twaalf', '/%3Cb%3E']) {
    const { unmount, container } = visitOrders('en', address)
    expect(await screen.findByRole('alert')).toHaveTextContent(orderMessages.en.missing)
    expect(screen.getByRole('link', { name: orderMessages.en.back })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    unmount()
  }
})

test('the heading tells nothing of the order once the session has ended', async () => {
  const { order, below } = await createOrder()
  const { shop } = visitOrders('nl', below)
  await findOrderNumber(order.number)
  server.sandbox.database.run('DELETE FROM session')
  await act(async () => void (await shop.dispatch(loadAddresses())))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Bestelling$/)
})

test('a failed request for the order shows a message, and each retry moves the focus to the title', async () => {
  const { order, below } = await createOrder()
  server.failCall('get', '/v1/orders/:id')
  const { shopper } = visitOrders('nl', below)
  const retry = await screen.findByRole('button', { name: retryLabel.nl })
  await shopper.click(retry)
  await waitFor(() => expect(retry).not.toBeInTheDocument())
  expect(await screen.findByRole('alert')).toHaveTextContent(orderMessages.nl.errors.unreachable)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await findOrderNumber(order.number)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a delivered order shows its day of delivery and no longer promises a day', async () => {
  const { below, order } = await createOrder('2026-03-20')
  visitOrders('nl', below)
  await findOrderNumber(order.number)
  expect(screen.getByRole('heading', { level: 1, name: /Geleverd op/ })).toBeVisible()
  expect(screen.getByRole('link', { name: orderMessages.nl.track })).toBeVisible()
  expect(screen.queryByText(/bij jou tussen/)).toBeNull()
})

describe('the invoice of an order', () => {
  test.each([
    ['nl', '?factuur'],
    ['en', '?invoice'],
  ] as const)('the invoice shows the lines and the VAT and can be printed, in %s', async (language, query) => {
    const { order, below } = await createOrder()
    const messages = orderMessages[language].invoice
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    const { shopper, address } = visitOrders(language, below)
    await shopper.click(await screen.findByRole('link', { name: messages.link }))
    const sheet = within(await screen.findByRole('article', { name: messages.title(order.invoice!.number) }))
    expect(address()).toContain(query)
    expect(screen.getByRole('heading', { name: messages.title(order.invoice!.number) })).toHaveFocus()
    expect(sheet.getByText(messages.vatNumber)).toBeVisible()
    expect(sheet.getByText('Lindelaan 1')).toBeVisible()
    const money = (euro: number) => plain(formatMoney(euro, language))
    const rows = within(sheet.getByRole('table', { name: messages.lines })).getAllByRole('row')
    expect(rows).toHaveLength(order.lines.length + 1)
    expect(within(rows[2]!).getByText(money(order.lines[1]!.total))).toBeVisible()
    const vat = within(sheet.getByRole('table', { name: messages.vat }))
    expect(vat.getByText(money(order.totals.vat[0]!.amount))).toBeVisible()
    expect(vat.getByText(money(order.totals.total))).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: messages.print }))
    expect(print).toHaveBeenCalledTimes(1)

    await act(async () => window.history.back())
    expect(await screen.findByRole('link', { name: messages.link })).toHaveFocus()
    expect(address()).not.toContain(query)
  })

  test.each([
    ['nl', '5,5'],
    ['en', '5.5'],
  ] as const)('the order and its invoice show a VAT rate with a decimal, in %s', async (language, rate) => {
    const { order, below } = await createOrder()
    const totals = { ...order.totals, vat: [{ rate: 5.5, amount: 1 }] }
    server.overrideAnswer('get', '/v1/orders/:id', () => HttpResponse.json({ ...order, totals }))
    const { invoice } = orderMessages[language]
    const { shopper } = visitOrders(language, below)
    const euro = formatMoney(1, language)
    expect(await screen.findByText(plain(totalsMessages[language].vat(euro, rate)))).toBeVisible()
    await shopper.click(screen.getByRole('link', { name: invoice.link }))
    expect(await screen.findByText(plain(invoice.rateIs(rate)))).toBeVisible()
  })

  test('the invoice has its own URL and a link back to the order', async () => {
    const { order, below } = await createOrder()
    const { shopper } = visitOrders('nl', `${below}?invoice`)
    expect(
      await screen.findByRole('article', { name: orderMessages.nl.invoice.title(order.invoice!.number) }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      plain(orderMessages.nl.placed(formatDate(order.placed, 'nl'))),
    )
    await shopper.click(screen.getByRole('link', { name: orderMessages.nl.invoice.back }))
    expect(await screen.findByRole('list', { name: orderMessages.nl.way.title })).toBeVisible()
  })
})

describe('the withdrawal of items', () => {
  const messages = orderMessages.nl.withdrawal
  const listRequests = () => server.requests.filter(({ url }) => url.includes('/withdrawals'))

  /** Opens the withdrawal form of an order that was delivered on about 4 March. */
  async function openForm(today = '2026-03-10', language: 'nl' | 'en' = 'nl') {
    const placed = await createOrder(today)
    const visit = visitOrders(language, placed.below)
    await visit.shopper.click(await screen.findByRole('button', { name: orderMessages[language].withdrawal.open }))
    return { ...placed, ...visit }
  }
  const listMoreButtons = () => screen.getAllByRole('button', { name: messages.more })

  test('some items of an order can be withdrawn with a reason', async () => {
    const { shopper } = await openForm('2026-03-10', 'nl')
    const own = orderMessages.nl.withdrawal
    expect(screen.getByText(/april 2026 kun je|including \d+ April 2026/)).toBeVisible()
    await shopper.click(screen.getAllByRole('button', { name: own.more })[1]!)
    await shopper.click(screen.getAllByRole('button', { name: own.more })[1]!)
    await shopper.type(screen.getByLabelText(new RegExp(own.reason)), 'groot')
    await shopper.click(screen.getByRole('button', { name: own.submit }))
    const note = within(await screen.findByRole('status'))
    expect(note.getByText(/^2 × /)).toBeVisible()
    expect(note.getByText(own.next)).toBeVisible()
    expect(note.getByRole('link', { name: own.how })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: own.askedTitle })).toHaveFocus())
    expect(screen.queryByRole('button', { name: own.submit })).toBeNull()
    expect(listRequests()).toHaveLength(1)
  })

  test('the chosen quantities and the typed reason survive a change of the page, and a sent form leaves none', async () => {
    const { shopper, below, unmount } = await openForm()
    await shopper.click(listMoreButtons()[1]!)
    await shopper.type(screen.getByLabelText(new RegExp(messages.reason)), 'Te groot')
    unmount()
    visitOrders('nl', below)
    await shopper.click(await screen.findByRole('button', { name: messages.open }))
    expect(screen.getByLabelText(new RegExp(messages.reason))).toHaveValue('Te groot')
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    expect(within(await screen.findByRole('status')).getByText(/^Spile stoel/)).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: messages.open }))
    expect(screen.getByLabelText(new RegExp(messages.reason))).toHaveValue('')
  })

  test('a reason that is too long is not cut off, and is refused before it is sent', async () => {
    const { shopper } = await openForm()
    await shopper.click(listMoreButtons()[0]!)
    const reason = screen.getByLabelText(new RegExp(messages.reason))
    fireEvent.change(reason, { target: { value: 'x'.repeat(maxReasonLength + 1) } })
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    expect(reason).toHaveFocus()
    expect(reason).toBeInvalid()
    expect(reason).toHaveValue('x'.repeat(maxReasonLength + 1))
    expect(listRequests()).toHaveLength(0)
  })

  test('submitting the form without items shows a message and sends no request', async () => {
    const { shopper } = await openForm()
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    expect(screen.getByRole('alert')).toHaveTextContent(messages.choose)
    expect(listRequests()).toHaveLength(0)
    await shopper.click(listMoreButtons()[0]!)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('an order that has not been sent yet can only be cancelled as a whole', async () => {
    const { shopper } = await openForm('2026-03-02')
    expect(screen.getByText(messages.notYet)).toBeVisible()
    expect(screen.getByRole('link', { name: messages.title })).toHaveAttribute('href', '#withdrawal')
    await shopper.click(screen.getByRole('button', { name: messages.all }))
    await shopper.dblClick(screen.getByRole('button', { name: messages.submit }))
    expect(
      await screen.findByRole('heading', { level: 1, name: new RegExp(orderMessages.nl.state.cancelled) }),
    ).toBeVisible()
    expect(listRequests()).toHaveLength(1)
    const part = within(screen.getByRole('region', { name: messages.cancelledTitle }))
    expect(part.getByText(messages.cancelled)).toBeVisible()
    expect(screen.queryByRole('heading', { name: messages.title })).toBeNull()
    expect(screen.queryByRole('link', { name: messages.how })).not.toBeInTheDocument()
  })

  test('a withdrawal that takes long says so', async () => {
    const { shopper } = await openForm()
    await shopper.click(listMoreButtons()[1]!)
    const { asked, answer } = server.holdAnswer('post', '/v1/orders/:id/withdrawals')
    jest.useFakeTimers({ advanceTimers: true, now: Date.now() })
    fireEvent.click(screen.getByRole('button', { name: messages.submit }))
    await act(() => asked)
    await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
    expect(screen.getByText(identity.form.slow)).toBeVisible()
    answer()
    expect(await screen.findByRole('region', { name: messages.askedTitle })).toBeVisible()
  })

  test('a second attempt after a lost response creates no second withdrawal', async () => {
    const { shopper } = await openForm()
    await shopper.click(listMoreButtons()[1]!)
    server.loseAnswer('post', '/v1/orders/:id/withdrawals')
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(messages.errors).network)
    server.restoreCalls()
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    const note = within(await screen.findByRole('status'))
    expect(note.getByText(/^Spile stoel/)).toBeVisible()
    expect(screen.getByRole('region', { name: messages.askedTitle })).toBeVisible()
    expect(server.sandbox.database.all('SELECT * FROM withdrawal')).toHaveLength(1)
  })

  test('submitting after the last day shows a message and removes the form', async () => {
    const { shopper } = await openForm()
    await shopper.click(listMoreButtons()[0]!)
    setDay('2026-04-08')
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.late)
    await waitFor(() => expect(screen.getByRole('heading', { name: messages.title })).toHaveFocus())
    expect(screen.queryByRole('button', { name: messages.submit })).toBeNull()
  })

  test('withdrawing more items than remain shows a message', async () => {
    const { shopper, order, customer } = await openForm()
    await shopper.click(screen.getByRole('button', { name: messages.all }))
    const { id_order_line } = order.lines[1]!
    const lines = [{ id_order_line, quantity: 3 }]
    await customer.send('POST', `/v1/orders/${order.id_order}/withdrawals?after=0`, { lines, reason: '' })
    await shopper.click(screen.getByRole('button', { name: messages.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.invalid)
    // One unit of each line can still be withdrawn.
    expect(await screen.findAllByText(messages.ofSo(1))).toHaveLength(2)
  })

  test('the form receives the focus when it opens and can be cancelled', async () => {
    const { shopper } = await openForm()
    expect(screen.getByRole('group', { name: messages.legend })).toHaveFocus()
    await shopper.click(screen.getByRole('button', { name: messages.cancel }))
    expect(screen.queryByRole('group', { name: messages.legend })).toBeNull()
    expect(screen.getByRole('heading', { name: messages.title })).toHaveFocus()
  })

  test('on a device whose clock is ahead, the page does not say that it is too late while the shop API takes items back', async () => {
    server.changeAnswer('get', '/v1/orders/:id', (order) => ({ ...order, withdraw_until: '2020-01-01' }))
    await openForm()
    expect(screen.queryByText(new RegExp(messages.over('1 januari 2020')))).not.toBeInTheDocument()
  })

  test('after the last day the form is replaced by a link to the page about returns', async () => {
    const { customer, order, below } = await createOrder('2026-03-20')
    // A request keeps the session, which ends after thirty days without one.
    await customer.send('GET', `/v1/orders/${order.id_order}`)
    setDay('2026-04-08')
    visitOrders('nl', below)
    await findOrderNumber(order.number)
    expect(screen.queryByRole('button', { name: messages.open })).toBeNull()
    expect(screen.getByText(new RegExp(messages.over('\\d+ april 2026')))).toBeVisible()
    expect(screen.getByRole('link', { name: messages.how })).toHaveAttribute('href', buildPath('returns', 'nl'))
  })
})
