import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import {
  maxFailedPolls,
  maxPollTime,
  shortestPollDelay,
  computePollDelay,
} from '../../src/features/checkout/payment/usePaymentStatus'
import { readWrappingDraft, saveWrappingDraft } from '../../src/features/checkout/GiftStep'
import { checkout as en } from '../../src/i18n/en/checkout'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { reloadCart } from '../../src/store/cart/storedCartThunks'
import { commonMessages } from '../support/data/commonSentences'
import { axe } from '../support/axe'
import { withGuest } from '../support/sandbox/storeVisitor'
import type { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

const server = startSandboxServer()

/** Creates a guest with a payment, which is pending without an outcome. */
async function atTheProvider(outcome?: Parameters<Shopper['report']>[1]) {
  const guest = await withGuest(server, [[100402, 1]])
  await guest.carrier(1)
  const { redirect } = await guest.pay()
  if (outcome) await guest.report(redirect, outcome)
  return { guest, redirect }
}

test.each([
  ['refuse', 'nl', 'failed'],
  ['cancel', 'en', 'cancelled'],
] as const)(
  'the outcome "%s" is the heading in %s and announced, keeps the cart and links back to the payment step',
  async (outcome, language, status) => {
    await atTheProvider(outcome)
    const walk = walkCheckout('checkout-status', language)
    const messages = language === 'nl' ? nl : en
    const news = messages.status.news[status]
    expect(await findTitle(news)).toBeVisible()
    expect(screen.getByText(messages.status[status]).closest('[role="status"]')).toHaveTextContent(news)
    expect(walk.shop.getState().cart.cart?.items).toHaveLength(1)
    for (const sentence of messages.status.afterFailed) expect(screen.getByText(sentence)).toBeVisible()
    await walk.shopper.click(screen.getByRole('link', { name: messages.status.payAgain }))
    expect(await screen.findByRole('radio', { name: /Bancontact/ })).toBeVisible()
  },
)

test('the page shows a message with a link to the cart when no payment was started', async () => {
  await withGuest(server)
  walkCheckout('checkout-status')
  expect(await screen.findByText(nl.status.unknown)).toBeVisible()
  expect(screen.getByRole('link', { name: nl.status.toCart })).toHaveAttribute('href', '/nl/winkelmandje')
})

/** Makes the shop API give no status link, as another API may. */
const withoutStatusLink = () =>
  server.changeAnswer('get', '/v1/checkout', (answer: { _links: object }) => ({
    ...answer,
    _links: { ...answer._links, status: undefined },
  }))

test('a customer who has paid in another browser reads no denial, and finds a link to the order', async () => {
  await atTheProvider('pay')
  window.localStorage.clear()
  const { container } = walkCheckout('checkout-status', 'en')
  expect(await screen.findByText(en.status.unknown)).toBeVisible()
  expect(screen.getByRole('link', { name: en.status.toOrders })).toHaveAttribute('href', '/en/my-orders')
  expect(await axe(container)).toHaveNoViolations()
})

test('without a status link, a closed cart says that the payment has arrived', async () => {
  await atTheProvider('pay')
  withoutStatusLink()
  walkCheckout('checkout-status')
  expect(await screen.findByText(nl.status.paid)).toBeVisible()
  expect(screen.getByRole('link', { name: nl.status.toOrders })).toHaveAttribute('href', '/nl/mijn-bestellingen')
})

test('a session that is refused after the payment leads to the order lookup', async () => {
  await atTheProvider('pay')
  server.failCall('get', '/v1/checkout', 401)
  const { shopper } = walkCheckout('checkout-status')
  const again = await screen.findByRole('button', { name: nl.status.lookAgain })
  expect(screen.getByText(nl.status.notKnown)).toBeVisible()
  server.restoreCalls()
  await shopper.click(again)
  expect(await screen.findByRole('link', { name: nl.status.toOrders })).toBeVisible()
})

describe('a status answer with the actions and the changed flag alone (SPEC §7)', () => {
  const answerWith = (answer: object) =>
    server.overrideAnswer('get', '/v1/checkout/status/:id', () => HttpResponse.json(answer))

  test('a missing carrier leads to the shipping step', async () => {
    await atTheProvider()
    answerWith({ actions: ['CARRIER'], changed: false })
    walkCheckout('checkout-status')
    expect(await findTitle(headings.shipping)).toBeVisible()
  })
})

test.each([1, 3])(
  'a paid order is shown although the session could not be loaded %s times on the way back',
  async (times) => {
    await atTheProvider('pay')
    const token = window.localStorage.getItem('upnorth.session')
    let left = times
    server.overrideAnswer('get', '/v1/me', ({ request }) => {
      left -= 1
      return left < 0 ? server.shop(request) : HttpResponse.json({}, { status: 503 })
    })
    walkCheckout('checkout-status')
    expect(await findTitle(new RegExp(headings.confirmation))).toBeVisible()
    expect(await screen.findAllByText('An Peeters')).not.toHaveLength(0)
    expect([window.localStorage, window.sessionStorage].map((one) => one.getItem('upnorth.session'))).toContain(token)
  },
)

test('a session that cannot be loaded does not lead from the payment back to identification', async () => {
  await atTheProvider()
  server.failCall('get', '/v1/me')
  const { address } = walkCheckout('checkout-step-payment')
  expect(await screen.findByRole('radio', { name: /Bancontact/ })).toBeVisible()
  expect(address()).toBe('/nl/afrekenen/betaling')
})

describe('polling while the payment is pending', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('the page polls until the payment is paid', async () => {
    const { guest, redirect } = await atTheProvider()
    walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    await guest.report(redirect, 'pay')
    await act(() => jest.advanceTimersByTimeAsync(shortestPollDelay))
    expect(await findTitle(new RegExp(headings.confirmation))).toBeVisible()
  })

  test('a pending payment shows the order, how far the payment is and when the page last polled', async () => {
    jest.setSystemTime(new Date('2026-11-22T11:00:00Z'))
    await atTheProvider()
    const { container } = walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.checking('12.00.00'))).toBeVisible()
    expect(await screen.findByText('Spile stoel')).toBeVisible()
    expect(screen.getByText(nl.status.stations.bank)).toHaveAttribute('aria-current', 'step')
    for (const sentence of nl.status.afterPending) expect(screen.getByText(sentence)).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(2 * shortestPollDelay))
    expect(screen.queryByText(nl.status.checking('12.00.00'))).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('a user who returns without paying can go to the cart, which says that a payment is in progress', async () => {
    await atTheProvider()
    const { shopper } = walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    await shopper.click(screen.getByRole('link', { name: nl.toCart }))
    expect(await screen.findByText(commonMessages.nl.payment.pending, { exact: false })).toBeVisible()
  })

  test('the page polls less often over time and finally stops, and the user can check again', async () => {
    await atTheProvider()
    const { shopper } = walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    for (let waited = 0, wait = computePollDelay(0); wait !== null; wait = computePollDelay(waited)) {
      const pause = wait
      await act(() => jest.advanceTimersByTimeAsync(pause))
      waited += pause
    }
    expect(await screen.findByText(nl.status.pending)).toBeVisible()
    const asked = server.asked().length
    await act(() => jest.advanceTimersByTimeAsync(maxPollTime))
    expect(server.asked()).toHaveLength(asked)
    await shopper.click(screen.getByRole('button', { name: nl.status.lookAgain }))
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
  })

  test('the status is loaded at once when the user returns from the banking app', async () => {
    const { guest, redirect } = await atTheProvider()
    walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    await guest.report(redirect, 'pay')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await findTitle(new RegExp(headings.confirmation))).toBeVisible()
  })

  test('failed polls are not added up when a successful one is between them', async () => {
    await atTheProvider()
    walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    const polls = () => server.asked().filter((call) => call.includes('/v1/checkout/status/')).length
    server.overrideAnswer('get', '/v1/checkout/status/:id', ({ request }) =>
      polls() % maxFailedPolls === 0 ? server.shop(request) : HttpResponse.error(),
    )
    while (polls() < 3 * maxFailedPolls) {
      await act(() => jest.advanceTimersByTimeAsync(shortestPollDelay))
      expect(screen.queryByText(nl.status.notKnown)).not.toBeInTheDocument()
    }
    expect(screen.getByText(nl.status.waiting)).toBeVisible()
  })

  test('a failed poll is ignored, several consecutive failures show a message, and the user can check again', async () => {
    const { guest, redirect } = await atTheProvider()
    const { shopper } = walkCheckout('checkout-status')
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
    server.failCall('get', '/v1/checkout/status/:id')
    for (let poll = 1; poll < maxFailedPolls; poll += 1) {
      await act(() => jest.advanceTimersByTimeAsync(shortestPollDelay))
      expect(screen.getByText(nl.status.waiting)).toBeVisible()
    }
    await act(() => jest.advanceTimersByTimeAsync(shortestPollDelay))
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.status.notKnown)
    server.restoreCalls()
    await guest.report(redirect, 'pay')
    await shopper.click(screen.getByRole('button', { name: nl.status.lookAgain }))
    expect(await findTitle(new RegExp(headings.confirmation))).toBeVisible()
  })
})

test('a failed payment for an item that has sold out shows a message with a link to the cart', async () => {
  await atTheProvider('refuse')
  server.sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute = 100402')
  const { shopper } = walkCheckout('checkout-status')
  expect(await screen.findByText(nl.status.changed)).toBeVisible()
  await shopper.click(screen.getByRole('link', { name: nl.status.toCart }))
  expect(await findTitle(headings.cart)).toBeVisible()
})

test('a paid order is shown when the user opens the page without the cart token, and the drafts are removed', async () => {
  const { guest, redirect } = await atTheProvider()
  saveWrappingDraft({ wanted: true, message: 'Hoera' })
  await guest.report(redirect, 'pay')
  // The token of the closed cart is missing, as after a restart of the browser.
  window.localStorage.removeItem('upnorth.cart')
  walkCheckout('checkout-status')
  expect(await findTitle(new RegExp(headings.confirmation))).toBeVisible()
  expect(readWrappingDraft()).toBeNull()
})

test('the identification page links to a payment in progress', async () => {
  await atTheProvider()
  const { shopper, address } = walkCheckout('checkout', 'en')
  await shopper.click(await screen.findByRole('link', { name: commonMessages.en.payment.checkStatus }))
  expect(await screen.findByText(en.status.waiting)).toBeVisible()
  expect(address()).toBe('/en/checkout/status')
})

test('the cart page links to a payment in progress until a change of the cart ends the payment', async () => {
  const { guest } = await atTheProvider()
  const { shop } = walkCheckout('cart')
  expect(await screen.findByRole('link', { name: commonMessages.nl.payment.checkStatus })).toHaveAttribute(
    'href',
    '/nl/afrekenen/status',
  )
  await guest.add(100101)
  await act(() => shop.dispatch(reloadCart()))
  await waitFor(() => expect(screen.queryByText(commonMessages.nl.payment.pending)).not.toBeInTheDocument())
})

test.each([
  ['is final', (guest: Shopper, redirect: string) => guest.report(redirect, 'refuse')],
  ['was ended by a change of the cart', (guest: Shopper) => guest.add(100101)],
])('the payment step does not link to a payment that %s', async (_what, happens) => {
  const { guest, redirect } = await atTheProvider()
  await happens(guest, redirect)
  walkCheckout('checkout-step-payment')
  expect(await screen.findByRole('radio', { name: /Bancontact/ })).toBeVisible()
  await waitFor(() => expect(server.asked().join()).toContain('/v1/checkout/status/'))
  expect(screen.queryByText(commonMessages.nl.payment.pending)).not.toBeInTheDocument()
})
