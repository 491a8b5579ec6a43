/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom'
import type { Sandbox } from '../../../../src/sandbox/openSandbox'
import { renderPayPage, renderUnknownPayPage } from '../../../../src/sandbox/routes/order/payPage'
import { axe } from '../../../support/axe'
import { origin, Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

/** Renders the page that stands in for the payment provider (docs/sandbox.md, "The payment page"). */
const renderPage = (change: Partial<Parameters<typeof renderPayPage>[0]> = {}) =>
  renderPayPage({
    language: 'nl',
    state: 'pending',
    amount_cents: 7800,
    method: 'Bancontact',
    token: 'abc',
    returnUrl: `${origin}/nl/afrekenen/status`,
    ...change,
  })
const showPage = async (html: ReturnType<typeof renderPayPage>) => {
  const { documentElement: shown } = new DOMParser().parseFromString(String(await html), 'text/html')
  document.documentElement.replaceWith(document.adoptNode(shown))
  return [...document.querySelectorAll('button')].map((button) => button.textContent)
}

describe('the payment page', () => {
  test.each([
    ['nl', 'Betaal', '€\u00a078,00', 'Ga terug zonder te kiezen'],
    ['en', 'Pay', '€78.00', 'Go back without choosing'],
  ] as const)(
    'in %s the buttons begin with "Pay", followed by the other outcomes',
    async (lang, pay, amount, leave) => {
      const labels = await showPage(renderPage({ language: lang }))
      expect([labels.length, labels[0], labels.at(-1)]).toEqual([5, pay, leave])
      expect(document.documentElement.lang).toBe(lang)
      expect(document.querySelector('dl')).toHaveTextContent(amount.replace('\u00a0', ' '))
      expect(document.querySelector('[value=late]')).toHaveAccessibleDescription(/6/)
    },
  )

  test.each([
    ['pending', renderPage()],
    ['pending in English', renderPage({ language: 'en' })],
    ['settled', renderPage({ state: 'paid' })],
    ['unknown', renderUnknownPayPage()],
  ])('axe finds no violations in a page whose payment is %s', async (_, html) => {
    await showPage(html)
    expect(await axe(document.documentElement)).toHaveNoViolations()
  })

  test('text from the catalogue is escaped', async () => {
    await showPage(renderPage({ method: '<b id="x">Bank</b>' }))
    expect(document.querySelector('#x')).toBeNull()
    expect(document.body).toHaveTextContent('<b id="x">Bank</b>')
  })
})

describe('the buttons of the payment page', () => {
  let sandbox: Sandbox
  let shopper: Shopper
  let payment: Awaited<ReturnType<Shopper['pay']>>
  beforeEach(async () => {
    jest.useFakeTimers()
    sandbox = openSeededSandbox()
    shopper = new Shopper(sandbox)
    await shopper.fillCheckout(105701)
    payment = await shopper.pay()
  })
  afterEach(() => {
    sandbox.close()
    jest.useRealTimers()
  })
  const fetchStatus = async () => (await shopper.status(payment)).status
  const readPage = async (redirect: string) => (await sandbox.answer(new Request(redirect))).text()
  const readShownPage = () => readPage(payment.redirect)

  test('reading the page does not change the payment, and a settled payment has no buttons', async () => {
    expect(await readShownPage()).toContain('<html lang="nl">')
    expect(await fetchStatus()).toBe('pending')
    await shopper.report(payment.redirect, 'refuse')
    expect(await readShownPage()).not.toContain('<form')
  })

  test('the page is never cached, since it shows the state of a payment', async () => {
    const { headers } = await sandbox.answer(new Request(payment.redirect))
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('another payment method has a page of its own, which names it, and ends the payment of the first', async () => {
    const other = await shopper.pay(2)
    expect(other.redirect).not.toBe(payment.redirect)
    expect(await readPage(other.redirect)).toContain('<dd>Creditcard</dd>')
    expect(await readPage(payment.redirect)).not.toContain('<form')
    expect(await fetchStatus()).toBe('expired')
  })

  test.each([
    ['pay', 'paid'],
    ['refuse', 'failed'],
    ['cancel', 'cancelled'],
    ['leave', 'pending'],
    ['late', 'pending'],
  ])('the button "%s" returns to the storefront with the payment %s', async (outcome, state) => {
    const back = await shopper.report(payment.redirect, outcome)
    expect([back.status, back.headers.get('location')]).toEqual([303, `${origin}/nl/afrekenen/status`])
    expect(await fetchStatus()).toBe(state)
  })

  test('the button "late" reports the payment once, after six seconds', async () => {
    await shopper.report(payment.redirect, 'late')
    await shopper.report(payment.redirect, 'late')
    jest.advanceTimersByTime(5999)
    expect(await fetchStatus()).toBe('pending')
    jest.advanceTimersByTime(1)
    expect(await fetchStatus()).toBe('paid')
    expect(sandbox.database.all('SELECT * FROM orders')).toHaveLength(1)
  })

  test('a late report has no effect if the cart has changed or the sandbox was closed', async () => {
    await shopper.report(payment.redirect, 'late')
    await shopper.add(105701)
    jest.advanceTimersByTime(6000)
    expect(await fetchStatus()).toBe('expired')
    payment = await shopper.pay()
    await shopper.report(payment.redirect, 'late')
    sandbox.close()
    expect(jest.getTimerCount()).toBe(0)
    sandbox = openSeededSandbox()
  })

  test('an unknown button and an unknown payment are refused', async () => {
    expect((await shopper.report(payment.redirect, 'win')).status).toBe(400)
    expect((await shopper.report(payment.redirect, 'constructor')).status).toBe(400)
    expect((await shopper.report(`${origin}/pay/unknown`, 'pay')).status).toBe(404)
    expect(await fetchStatus()).toBe('pending')
  })
})
