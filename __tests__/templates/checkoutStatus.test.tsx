import { act, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { HttpResponse } from 'msw'
import { lookAtMost, lookEvery } from '../../src/features/checkout/status/lookSchedule'
import { checkout as en } from '../../src/i18n/en/checkout'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/headings'
import { withGuest } from '../support/filledCart'
import { startShopServer } from '../support/shopServer'
import { walkCheckout } from '../support/walkCheckout'

const server = startShopServer()

/** A guest who has gone to the payment provider's page. */
async function atTheProvider() {
  const guest = await withGuest(server, [[100402, 1]])
  await guest.carrier(1)
  const { redirect } = await guest.pay()
  return { guest, redirect }
}

test.each([
  ['refuse', 'nl', nl.status.failed],
  ['refuse', 'en', en.status.failed],
  ['cancel', 'nl', nl.status.cancelled],
  ['cancel', 'en', en.status.cancelled],
] as const)(
  '%s in %s: said in words, the cart is there, payment can be tried again',
  async (outcome, language, message) => {
    const { guest, redirect } = await atTheProvider()
    await guest.report(redirect, outcome)
    const walk = walkCheckout('checkout-status', language)
    expect(await screen.findByText(message)).toBeVisible()
    expect(walk.shop.getState().cart.cart?.items).toHaveLength(1)
    expect(await axe(walk.container)).toHaveNoViolations()
    const words = language === 'nl' ? nl : en
    await walk.shopper.click(screen.getByRole('link', { name: words.status.payAgain }))
    expect(await screen.findByRole('radio', { name: /Bancontact/ })).toBeVisible()
  },
)

test('a payment that took too long has lapsed', async () => {
  const { guest } = await atTheProvider()
  server.sandbox.database.run("UPDATE payment SET state = 'expired'")
  expect((await guest.checkout()).cart).not.toBeNull()
  walkCheckout('checkout-status')
  expect(await screen.findByText(nl.status.expired)).toBeVisible()
  expect(screen.getByRole('link', { name: nl.status.payAgain })).toBeVisible()
})

test('no payment at all: said, with the way to the cart', async () => {
  await withGuest(server)
  walkCheckout('checkout-status')
  expect(await screen.findByText(nl.status.unknown)).toBeVisible()
  expect(screen.getByRole('link', { name: nl.toCart })).toHaveAttribute('href', '/nl/winkelmandje')
})

test('when the shop cannot be asked it does not say that the payment failed; a second look leads on', async () => {
  const { guest, redirect } = await atTheProvider()
  await guest.report(redirect, 'pay')
  server.overrideAnswer('get', '/v1/checkout', () => HttpResponse.json({}, { status: 503 }))
  const { shopper } = walkCheckout('checkout-status')
  expect(await screen.findByText(nl.status.notKnown)).toBeVisible()
  server.server.resetHandlers()
  await shopper.click(screen.getByRole('button', { name: nl.status.lookAgain }))
  expect(await screen.findByRole('heading', { level: 1, name: headings.confirmation })).toBeVisible()
})

describe('while the payment is pending', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('it is asked again until the answer is there', async () => {
    const { guest, redirect } = await atTheProvider()
    walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    await guest.report(redirect, 'pay')
    await act(() => jest.advanceTimersByTimeAsync(lookEvery))
    expect(await screen.findByRole('heading', { level: 1, name: headings.confirmation })).toBeVisible()
  })

  test('after a minute it stops, and the shopper can ask', async () => {
    await atTheProvider()
    walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    const looks = lookAtMost / lookEvery
    for (let look = 0; look < looks; look += 1) await act(() => jest.advanceTimersByTimeAsync(lookEvery))
    expect(await screen.findByText(nl.status.pending)).toBeVisible()
    expect(screen.getByRole('button', { name: nl.status.lookAgain })).toBeVisible()
    const asked = server.asked().length
    await act(() => jest.advanceTimersByTimeAsync(lookAtMost))
    expect(server.asked()).toHaveLength(asked)
  })
})
