import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { leaveShop } from '../../src/features/checkout/checkoutRouting'
import { checkout as en } from '../../src/i18n/en/checkout'
import { checkout as nl } from '../../src/i18n/nl/checkout'
import { headings } from '../../src/i18n/nl/firstLoad/headings'
import { withGuest } from '../support/sandbox/storeVisitor'
import { guestDetails } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'
import { commonMessages, readCommonErrors } from '../support/data/commonSentences'

jest.mock('../../src/features/checkout/checkoutRouting', () => ({
  ...jest.requireActual<object>('../../src/features/checkout/checkoutRouting'),
  leaveShop: jest.fn(),
}))

const server = startSandboxServer()
beforeEach(() => jest.mocked(leaveShop).mockClear())

const page = 'checkout-step-payment'
const mugs = 100402
const refused =
  (status: number, type: string, data: unknown = null) =>
  () =>
    HttpResponse.json({ type, data }, { status })
const payments = () => server.asked().filter((call) => call.startsWith('POST /web/v1/cart/payment'))

async function arrive(language: 'nl' | 'en' = 'nl', quantity = 1) {
  const guest = await withGuest(server, [[mugs, quantity]])
  await guest.carrier(1)
  return { guest, ...open(language) }
}
function open(language: 'nl' | 'en' = 'nl') {
  const messages = language === 'nl' ? nl : en
  return {
    ...walkCheckout(page, language),
    terms: () => screen.findByRole('checkbox', { name: new RegExp(messages.payment.terms) }),
    pay: () => screen.getByRole('button', { name: /^(Betaal|Pay) €/ }),
  }
}

describe('the payment form', () => {
  test.each([
    ['nl', nl, '€\u00a0289', '/nl/algemene-voorwaarden', '/nl/privacy', 'opent in een nieuw tabblad'],
    ['en', en, '€289', '/en/terms-conditions', '/en/privacy', 'opens in a new tab'],
  ] as const)(
    'in %s the form has the methods, the invoice address, the total on the button, and terms that open in a new tab',
    async (...row) => {
      const [language, messages, total, termsPath, privacyPath, note] = row
      const { pay, terms } = await arrive(language)
      await terms()
      expect(screen.getByRole('radio', { name: /Bancontact/ })).toBeChecked()
      expect(screen.queryByRole('radio', { name: /iDEAL/ })).not.toBeInTheDocument()
      expect(screen.getByText(/Lindelaan 1/)).toBeVisible()
      expect(pay()).toHaveAccessibleName(messages.payment.pay(total))
      for (const [label, path] of [
        [messages.payment.termsLink, termsPath],
        [messages.payment.privacyLink, privacyPath],
      ] as const) {
        const link = screen.getByRole('link', { name: new RegExp(`${label}.*${note}`) })
        expect(link).toHaveAttribute('href', path)
        expect(link).toHaveAttribute('target', '_blank')
        expect(link).toHaveAttribute('rel', 'noreferrer')
      }
    },
  )

  test('a click on the payment button without consent moves the focus to the checkbox and starts no payment', async () => {
    const { pay, terms, shopper } = await arrive()
    const box = await terms()
    await shopper.click(pay())
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription(nl.payment.termsMissing)
    expect(payments()).toHaveLength(0)
    await shopper.keyboard(' ')
    expect(box).toBeValid()
    await shopper.click(pay())
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1))
  })

  test('a payment method that is not available for the total shows its limit', async () => {
    const limit = { available: false, reason: 'amount', maximum: 250 }
    server.changeAnswer('get', '/v1/checkout', (answer: { payment_methods: { key: string }[] }) => ({
      ...answer,
      payment_methods: answer.payment_methods.map((one) => (one.key === 'bancontact' ? { ...one, ...limit } : one)),
    }))
    await arrive()
    const unavailable = await screen.findByRole('radio', { name: /Bancontact/ })
    expect(unavailable).toBeDisabled()
    expect(unavailable).toHaveAccessibleName(/dit kan tot €.250/)
    expect(screen.getByRole('radio', { name: /Creditcard/ })).toBeChecked()
  })

  test('every total includes the fee of the chosen payment method', async () => {
    server.sandbox.database.run("UPDATE payment_method SET fee_cents = 250 WHERE key = 'bank-transfer'")
    const { terms, pay, shopper } = await arrive()
    await terms()
    const summary = screen.getByRole('complementary', { name: nl.order })
    expect(pay()).toHaveAccessibleName(nl.payment.pay('€\u00a0289'))
    expect(within(summary).queryByText(/Betaalkosten/)).not.toBeInTheDocument()
    await shopper.click(screen.getByRole('radio', { name: /Overschrijving/ }))
    expect(pay()).toHaveAccessibleName(nl.payment.pay('€\u00a0291,50'))
    expect(within(summary).getByText('Betaalkosten: Overschrijving')).toBeVisible()
    // The total stands in the summary and, for small screens, on the button that unfolds it.
    expect(within(summary).getAllByText(/291,50$/)).toHaveLength(2)
  })

  test('a reload keeps the payment method and drops the consent', async () => {
    const { shopper, terms, unmount } = await arrive()
    await shopper.click(await terms())
    await shopper.click(screen.getByRole('radio', { name: /Overschrijving/ }))
    unmount()
    const again = open('en')
    expect(await again.terms()).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /Bank transfer/ })).toBeChecked()
  })
})

describe('the invoice address', () => {
  /** Opens the payment step for a guest with a separate invoice address. */
  async function withTwo() {
    const guest = await withGuest(server, [[mugs, 1]])
    const invoice = { ...guestDetails.delivery, address1: 'Molenstraat 8', postcode: '2000', city: 'Antwerpen' }
    await guest.guest({ ...guestDetails, invoice })
    await guest.carrier(1)
    return { guest, ...open() }
  }

  test('changing the invoice address to the delivery address is sent to the API at once (SPEC §7)', async () => {
    const { guest, shopper, terms, pay } = await withTwo()
    const group = within(await screen.findByRole('group', { name: nl.payment.invoice }))
    expect(group.getByRole('radio', { name: /Molenstraat/ })).toBeChecked()
    await shopper.click(group.getByRole('radio', { name: /Lindelaan/ }))
    await waitFor(async () => {
      const { cart } = await guest.checkout()
      expect(cart?.id_address_invoice).toBe(cart?.id_address_delivery)
    })
    expect(server.asked()).not.toContain('POST /web/v1/me/contact')
    await shopper.click(await terms())
    await shopper.click(pay())
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1))
  })

  test('a refused change of the invoice address shows a message and keeps the previous address', async () => {
    server.failCall('put', '/v1/cart')
    const { shopper } = await withTwo()
    await shopper.click(await screen.findByRole('radio', { name: /Lindelaan/ }))
    const group = within(screen.getByRole('group', { name: nl.payment.invoice }))
    expect(await group.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.errors).network)
    expect(group.getByRole('radio', { name: /Molenstraat/ })).toBeChecked()
  })
})

describe('starting a payment', () => {
  const agreed = async () => {
    const walk = await arrive()
    await walk.shopper.click(await walk.terms())
    return walk
  }

  test('a click while the browser leaves for the provider starts no other payment', async () => {
    let handleReturn = () => {}
    jest.mocked(leaveShop).mockReturnValueOnce(new Promise((resolve) => (handleReturn = resolve)))
    const { shopper, pay } = await agreed()
    await shopper.click(pay())
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1))
    await shopper.click(pay())
    expect(payments()).toHaveLength(1)
    handleReturn()
    await waitFor(() => expect(pay()).not.toHaveAttribute('aria-busy'))
    await shopper.click(pay())
    await waitFor(() => expect(payments()).toHaveLength(2))
  })

  test('a payment redirects to no script', async () => {
    server.changeAnswer('post', '/v1/cart/payment', (answer) => ({ ...answer, redirect: 'javascript:alert(1)' }))
    const { shopper, pay } = await agreed()
    await shopper.click(pay())
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.payment.unsafeUrl)
    expect(leaveShop).not.toHaveBeenCalled()
  })

  test.each([
    ['the cart changed elsewhere', refused(409, 'cart_changed', { changed: true })],
    ['something sold out', refused(409, 'out_of_stock', { stock: 0 })],
  ])('the cart page is shown instead of a payment when %s', async (_what, answer) => {
    server.overrideAnswer('post', '/v1/cart/payment', answer)
    const { shopper, pay, address } = await agreed()
    await shopper.click(pay())
    expect(await findTitle(headings.cart)).toBeVisible()
    expect(address()).toBe('/nl/winkelmandje')
    expect(leaveShop).not.toHaveBeenCalled()
  })

  test('a page that comes back from the back/forward cache says that the payment is pending', async () => {
    const { shopper, pay } = await agreed()
    await shopper.click(pay())
    await waitFor(() => expect(leaveShop).toHaveBeenCalledTimes(1))
    const name = commonMessages.nl.payment.checkStatus
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    expect(await screen.findByRole('link', { name })).toBeVisible()
  })

  test('a payment in progress has a link to its status', async () => {
    const guest = await withGuest(server, [[mugs, 1]])
    await guest.carrier(1)
    await guest.pay()
    const { shopper } = open()
    await shopper.click(await screen.findByRole('link', { name: commonMessages.nl.payment.checkStatus }))
    expect(await screen.findByText(nl.status.waiting)).toBeVisible()
  })
})
