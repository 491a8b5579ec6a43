import { screen, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { formatMoney } from '../../src/i18n/money'
import { order as en } from '../../src/i18n/en/order'
import { order as nl } from '../../src/i18n/nl/order'
import { order as orderContract } from '../../src/contract/order'
import { withGuest } from '../support/filledCart'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

const server = startShopServer()
const page = 'order-confirmation'

/** A paid order with a voucher and wrapping; the browser holds the guest's session. */
async function ordered() {
  const guest = await withGuest(server, [[100402, 2]])
  await guest.voucher('NOORD25')
  await guest.carrier(1)
  await guest.change('PUT', '/v1/cart/giftwrapping', {
    gift: true,
    gift_message: 'Hoera\nvoor jou',
    id_lang: 1,
    step_giftwrapping: 1,
  })
  const { redirect } = await guest.pay()
  await guest.report(redirect, 'pay')
  const { id_order } = server.sandbox.database.one<{ id_order: number }>('SELECT id_order FROM orders')!
  const order = await guest.call(orderContract, 'GET', `/v1/orders/${id_order}`)
  return { order, query: `?order=${id_order}` }
}

test.each(['nl', 'en'] as const)('the order in %s, with every amount of the shop', async (language) => {
  const { order, query } = await ordered()
  const words = language === 'nl' ? nl : en
  const { container } = walkCheckout(page, language, query)
  expect(await screen.findByRole('heading', { name: words.number(order.number) })).toBeVisible()
  const overview = within(screen.getByRole('complementary', { name: words.overview }))
  const row = (name: string) => overview.getByText(name).nextElementSibling?.textContent
  const money = (euro: number) => formatMoney(euro, language)
  expect(row(words.items)).toBe(money(578))
  expect(row(words.voucher('NOORD25'))).toBe(money(-25))
  expect(row(words.shipping)).toBe(words.free)
  expect(row(words.wrapping)).toBe(order.totals.wrapping === 0 ? words.free : money(order.totals.wrapping))
  expect(row(words.total)).toBe(money(order.totals.total))
  const { rate, amount } = order.totals.vat[0]!
  expect(overview.getByText(words.vat(money(amount), String(rate)).replaceAll('\u00a0', ' '))).toBeVisible()
  expect(screen.getAllByText('Lindelaan 1')).toHaveLength(2)
  expect(screen.getByText(/Hoera/)).toBeVisible()
  expect(screen.getByText(words.mail('an@example.be'))).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('it can be printed', async () => {
  const { query } = await ordered()
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const { shopper } = walkCheckout(page, 'nl', query)
  await shopper.click(await screen.findByRole('button', { name: nl.print }))
  expect(print).toHaveBeenCalledTimes(1)
})

test.each(['', '?order=', '?order=0', '?order=999', '?order=%3Cb%3E', '?order=1e3'])(
  'an address that names no order of ours ("%s") gives one clear message',
  async (query) => {
    const { container } = walkCheckout(page, 'nl', query)
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.unknown)
    expect(screen.getByRole('link', { name: nl.errors.home })).toHaveAttribute('href', '/nl')
    expect(await axe(container)).toHaveNoViolations()
  },
)

test("somebody else's order is not there", async () => {
  const { query } = await ordered()
  window.localStorage.clear()
  walkCheckout(page, 'en', query)
  expect(await screen.findByRole('alert')).toHaveTextContent(en.errors.unknown)
})

test('when the shop cannot be reached a second try shows the order', async () => {
  const { order, query } = await ordered()
  server.overrideAnswer('get', '/v1/orders/:id', () => HttpResponse.error())
  const { shopper } = walkCheckout(page, 'nl', query)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.network)
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: nl.errors.retry }))
  expect(await screen.findByRole('heading', { name: nl.number(order.number) })).toBeVisible()
})
