import { act, screen, within } from '@testing-library/react'
import { formatMoney } from '../../src/i18n/money'
import { order as en } from '../../src/i18n/en/order'
import { common } from '../../src/i18n/nl/common'
import { order as nl } from '../../src/i18n/nl/order'
import { order as orderContract } from '../../src/contract/order'
import { loggedOut } from '../../src/store/sharedActions'
import { axe } from '../support/axe'
import { totalsMessages } from '../support/shopping/visitCart'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'
import { guestDetails, type Shopper } from '../support/sandbox/Shopper'
import { setDay } from '../support/dom/setDay'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { walkCheckout } from '../support/shopping/walkCheckout'
import { retryLabel } from '../support/data/commonSentences'

const server = startSandboxServer()
const page = 'order-confirmation'

/** Pays for the guest's cart. Returns the order and the query of its confirmation. */
async function payOrder(guest: Shopper, id_payment?: number) {
  await guest.buy(id_payment)
  const { id_order } = server.sandbox.database.one<{ id_order: number }>('SELECT id_order FROM orders')!
  const order = await guest.call(orderContract, 'GET', `/v1/orders/${id_order}`)
  return { order, query: `?order=${id_order}` }
}

/** Places a paid order of a guest, with a voucher and gift wrapping. */
async function placePaidOrder() {
  const guest = await withGuest(server, [[100402, 2]])
  await guest.voucher('NOORD25')
  await guest.carrier(1)
  await guest.wrap('Hoera\nvoor jou')
  return payOrder(guest)
}

test('the confirmation shows the order with all its amounts', async () => {
  server.sandbox.database.run('UPDATE payment_method SET fee_cents = 150')
  const { order, query } = await placePaidOrder()
  const messages = en
  const { container } = walkCheckout(page, 'en', query)
  expect(await screen.findByRole('heading', { name: messages.number(order.number) })).toBeVisible()
  const overview = within(screen.getByRole('complementary', { name: messages.overview }))
  const row = (name: string) => overview.getByText(name).nextElementSibling?.textContent
  const money = (euro: number) => formatMoney(euro, 'en')
  expect(row(totalsMessages.en.items)).toBe(money(578))
  expect(row(totalsMessages.en.voucher('NOORD25'))).toBe(money(-25))
  expect(row(totalsMessages.en.shipping)).toBe(totalsMessages.en.free)
  expect(row(totalsMessages.en.wrapping)).toBe(
    order.totals.wrapping === 0 ? totalsMessages.en.free : money(order.totals.wrapping),
  )
  expect(row(messages.fee)).toBe(money(1.5))
  expect(row(totalsMessages.en.total)).toBe(money(order.totals.total))
  const { rate, amount } = order.totals.vat[0]!
  expect(overview.getByText(totalsMessages.en.vat(money(amount), String(rate)).replaceAll('\u00a0', ' '))).toBeVisible()
  expect(screen.getAllByText('Lindelaan 1')).toHaveLength(2)
  expect(screen.getByText(/Hoera/)).toBeVisible()
  expect(screen.getByText(messages.mail('an@example.be'))).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('the confirmation can be printed', async () => {
  const { query } = await placePaidOrder()
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { shopper } = walkCheckout(page, 'nl', query)
  await shopper.click(await screen.findByRole('button', { name: nl.print }))
  expect(print).toHaveBeenCalledTimes(1)
})

test.each(['', '?order=999'])('a query "%s" that names no order of the visitor shows a message', async (query) => {
  const { container } = walkCheckout(page, 'nl', query)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.unknown)
  expect(screen.getByRole('link', { name: nl.findAgain.lookup })).toHaveAttribute('href', '/nl/mijn-bestellingen')
  expect(screen.getByRole('link', { name: nl.questions.contact })).toHaveAttribute('href', '/nl/contact')
  expect(await axe(container)).toHaveNoViolations()
})

test('a logout removes the order from the page (SPEC §4)', async () => {
  const { order, query } = await placePaidOrder()
  const visit = walkCheckout(page, 'nl', query)
  await screen.findByRole('heading', { name: nl.number(order.number) })
  act(() => void visit.shop.dispatch(loggedOut()))
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.unknown)
  expect(visit.container).not.toHaveTextContent(order.number)
})

test('a failed request for the order shows a message with a retry button', async () => {
  const { order, query } = await placePaidOrder()
  server.failCall('get', '/v1/orders/:id')
  const { shopper } = walkCheckout(page, 'nl', query)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.network)
  server.restoreCalls()
  await shopper.click(screen.getByRole('button', { name: retryLabel.nl }))
  expect(await screen.findByRole('heading', { name: nl.number(order.number) })).toBeVisible()
})

describe('the destination and the delivery days of an order', () => {
  afterEach(() => jest.useRealTimers())

  test.each([
    ['nl', nl, '20', '24 november'],
    ['en', en, '20', '24 November'],
  ] as const)(
    'the three steps show their days, and the item does not repeat them, in %s',
    async (language, messages, from, until) => {
      setDay('2026-11-19')
      const { query } = await placePaidOrder()
      walkCheckout(page, language, query)
      const next = within(await screen.findByRole('region', { name: messages.nextTitle }))
      const [first, second, third] = next.getAllByRole('listitem')
      expect(first).toHaveTextContent(new RegExp(`${messages.next.ordered}.*19`))
      expect(second).toHaveTextContent(new RegExp(`${messages.next.ready}.*20`))
      expect(third).toHaveTextContent(messages.between(from, until))
      expect(screen.queryByText(messages.comes.brought.inStock(messages.between(from, until)))).toBeNull()
      expect(screen.getByRole('link', { name: messages.next.returns })).toBeVisible()
    },
  )

  test('an order to a country with extra days shows later days', async () => {
    setDay('2026-11-19')
    const guest = await withGuest(server, [[100402, 1]])
    const delivery = {
      ...guestDetails.delivery,
      address1: 'Rue des Tilleuls 2',
      postcode: '75011',
      city: 'Paris',
      id_country: 8,
    }
    await guest.guest({ ...guestDetails, delivery })
    await guest.carrier(1)
    const card = 2
    const { query } = await payOrder(guest, card)
    walkCheckout(page, 'nl', query)
    const next = within(await screen.findByRole('region', { name: nl.nextTitle }))
    expect(next.queryByText(nl.between('20', '24 november'))).not.toBeInTheDocument()
    expect(screen.getAllByText('Frankrijk')).toHaveLength(2)
  })

  test('an order to a pickup point shows the name and the hours of the point', async () => {
    const guest = await withGuest(server, [[100801, 1]])
    const { carriers } = await guest.checkout()
    const point = carriers.find(({ id_carrier }) => id_carrier === 3)!.service_points[0]!
    await guest.carrier(3, point.id)
    const { query } = await payOrder(guest)
    walkCheckout(page, 'nl', query)
    const place = (await screen.findByText(nl.goesTo.point, { selector: 'dt' })).nextElementSibling
    expect(place).toHaveTextContent(point.name)
    expect(place).toHaveTextContent(point.hours)
    expect(screen.getByText(nl.next.place.point)).toBeVisible()
  })

  test('an order that is collected in the store shows the store', async () => {
    const guest = await withGuest(server, [[100402, 1]])
    await guest.carrier(4)
    const { query } = await payOrder(guest)
    walkCheckout(page, 'en', query)
    expect((await screen.findByText(en.goesTo.shop)).nextElementSibling).toHaveTextContent(en.shop)
    expect(screen.getByText(en.next.receive.shop)).toBeVisible()
  })
})

test('promotions and vouchers show their discounts, and a line shows its free items', async () => {
  const guest = await withGuest(server, [[100402, 6]])
  await guest.voucher('NOORD25')
  await guest.carrier(4)
  const { order, query } = await payOrder(guest)
  walkCheckout(page, 'nl', query)
  const overview = within(await screen.findByRole('complementary', { name: nl.overview }))
  const row = (name: string) => overview.getByText(name).nextElementSibling?.textContent
  const [promotion] = order.offers
  expect(row(promotion!.name)).toBe(formatMoney(-promotion!.amount, 'nl'))
  expect(row(totalsMessages.nl.voucher('NOORD25'))).toBe(formatMoney(-25, 'nl'))
  expect(screen.getByText(new RegExp(nl.freePieces(1)))).toBeVisible()
  const item = screen.getByRole('link', { name: order.lines[0]!.name })
  expect(item.getAttribute('href')).toContain(`/nl/producten/${order.lines[0]!.product_slugs?.nl}/`)
})

test('a guest sees the order number and a link to the order lookup', async () => {
  const { order, query } = await placePaidOrder()
  walkCheckout(page, 'nl', query)
  const sentence = await screen.findByText(new RegExp(nl.findAgain.guest(order.number)))
  expect(within(sentence).getByRole('link', { name: nl.findAgain.lookup })).toHaveAttribute(
    'href',
    '/nl/mijn-bestellingen',
  )
})

test('a customer sees a link to the order in the account, and the session continues', async () => {
  const customer = await withCustomer(server)
  await customer.carrier(4)
  const { order, query } = await payOrder(customer)
  walkCheckout(page, 'en', query)
  const sentence = await screen.findByText(new RegExp(en.findAgain.customer))
  expect(within(sentence).getByRole('link', { name: en.findAgain.details })).toHaveAttribute(
    'href',
    `/en/my-orders/${order.id_order}`,
  )
  expect(window.localStorage.getItem('upnorth.session')).toBe(customer.headers['CustomerToken'])
})

describe('the session of a guest on the confirmation', () => {
  test('the session of a guest ends with the visit: a reload shows the order, but a later visit does not', async () => {
    const { order, query } = await placePaidOrder()
    const first = walkCheckout(page, 'nl', query)
    expect(await screen.findByRole('heading', { name: nl.number(order.number) })).toBeVisible()
    expect(window.localStorage.getItem('upnorth.session')).toBeNull()
    first.unmount()
    const reloaded = walkCheckout(page, 'nl', query)
    expect(await screen.findByRole('heading', { name: nl.number(order.number) })).toBeVisible()
    reloaded.unmount()
    window.sessionStorage.clear()
    walkCheckout(page, 'nl', query)
    expect(await screen.findByText(nl.errors.unknown)).toBeVisible()
    expect(screen.queryByText(/Lindelaan/)).not.toBeInTheDocument()
  })

  test('another user of the device ends it and is redirected to the home page', async () => {
    const { order, query } = await placePaidOrder()
    const { shopper, go } = walkCheckout(page, 'nl', query)
    expect(await screen.findByRole('heading', { name: nl.number(order.number) })).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: common.known.endVisit }))
    expect(go).toHaveBeenLastCalledWith('/nl', undefined)
    expect([window.localStorage, window.sessionStorage].map(({ length }) => length)).toEqual([0, 0])
    expect(screen.queryByText(/Lindelaan/)).not.toBeInTheDocument()
  })
})
