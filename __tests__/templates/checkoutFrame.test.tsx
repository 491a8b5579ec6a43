import { act, screen, waitFor, within } from '@testing-library/react'
import { slowThreshold } from '../../src/ui/status/useIsSlow'
import { reloadPage } from '../../src/ui/status/reloadPage'
import { cart as cartNl } from '../../src/i18n/nl/cart'
import { checkout as checkoutEn } from '../../src/i18n/en/checkout'
import { headings as headingsEn } from '../../src/i18n/en/firstLoad/headings'
import { checkout as checkoutNl } from '../../src/i18n/nl/checkout'
import { headings as headingsNl } from '../../src/i18n/nl/firstLoad/headings'
import { formatMoney } from '../../src/i18n/money'
import { buildPath, type LinkedPage } from '../../src/pageTable/paths'
import { loggedOut } from '../../src/store/sharedActions'
import { axe } from '../support/axe'
import { withCart, withGuest } from '../support/sandbox/storeVisitor'
import { identityMessages } from '../support/shopping/guestForm'
import { goBack } from '../support/dom/goBack'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { findTitle, walkCheckout } from '../support/shopping/walkCheckout'

jest.mock('../../src/ui/status/reloadPage', () => ({ reloadPage: jest.fn() }))

const server = startSandboxServer()
const six = [[100402, 2]] as [number, number][]

/** Creates a guest whose next checkout step is the payment. */
async function withPaymentDue() {
  const guest = await withGuest(server, six)
  await guest.carrier(1)
}

describe('the URLs of the steps', () => {
  const steps: [LinkedPage, string][] = [
    ['checkout', headingsEn.identification],
    ['checkout-step-guest', headingsEn.info],
    ['checkout-step-shipping', headingsEn.shipping],
    ['checkout-step-giftwrapping', headingsEn.giftwrapping],
    ['checkout-step-payment', headingsEn.payment],
  ]

  /** SPEC §4: A step that is due or completed can be opened, also by a reload. */
  test.each(steps.slice(1))('%s can be opened by its URL once it is due', async (page, heading) => {
    await withPaymentDue()
    const walk = walkCheckout(page, 'en')
    await findTitle(heading)
    await screen.findByRole('complementary')
    expect(walk.address()).toBe(buildPath(page, 'en'))
  })

  test.each(steps.slice(2))('%s redirects a visitor to the identification step', async (page) => {
    await withCart(server)
    const walk = walkCheckout(page, 'en')
    await findTitle(headingsEn.identification)
    expect(walk.address()).toBe(buildPath('checkout', 'en'))
  })

  test.each(steps.slice(1, 4))(
    'navigating back from %s leads to the step from which it was opened',
    async (page, heading) => {
      await withPaymentDue()
      const walk = walkCheckout('checkout-step-payment', 'en')
      const link = document.querySelector(`a[href="${buildPath(page, 'en')}"]`)
      if (!link) throw new Error(`the measure line does not lead back to ${page}`)
      await walk.shopper.click(link)
      await findTitle(heading)
      await goBack()
      await findTitle(headingsEn.payment)
      await screen.findByRole('complementary')
      expect(walk.address()).toBe(buildPath('checkout-step-payment', 'en'))
    },
  )
})

test('the measure line marks the current step and links to completed steps only', async () => {
  await withPaymentDue()
  walkCheckout('checkout-step-giftwrapping')
  const steps = within(await screen.findByRole('navigation', { name: headingsNl.steps.label }))
  expect(steps.getByText(headingsNl.steps.giftwrapping).closest('li')).toHaveAttribute('aria-current', 'step')
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/nl/afrekenen/info',
    '/nl/afrekenen/verzending',
  ])
})

test('the summary shows the promotions, vouchers and delivery from the API', async () => {
  const guest = await withGuest(server, [[100402, 6]])
  await guest.voucher('WELKOM10')
  await guest.carrier(4)
  const { cart } = await guest.checkout()
  walkCheckout('checkout-step-giftwrapping')
  const summary = await screen.findByRole('complementary')
  for (const text of ['6 stuks', '1 stuk gratis', 'Levering: Afhalen in de winkel'])
    expect(await within(summary).findByText(new RegExp(text))).toBeVisible()
  const format = (euro: number) => formatMoney(euro, 'nl').replaceAll('\u00a0', ' ')
  const discounts = [...(cart?.offers ?? []), ...(cart?.vouchers ?? [])].map(({ amount }) => format(-amount))
  expect(discounts).toHaveLength(2)
  for (const amount of discounts) expect(summary).toHaveTextContent(amount)
  expect(summary).toHaveTextContent(format(cart?.totals.total ?? 0))
})

describe('a slow response', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('a step that loads slowly shows a message with a reload button, and appears when the response arrives', async () => {
    await withCart(server)
    const { answer: open } = server.holdAnswer('get', '/v1/checkout', { late: true })
    const { shopper, container } = walkCheckout('checkout-step-guest', 'en')
    expect(await screen.findByText(checkoutEn.loading)).toBeInTheDocument()
    await act(() => jest.advanceTimersByTimeAsync(slowThreshold))
    expect(screen.getByRole('status')).toHaveTextContent(checkoutEn.slow)
    await shopper.click(screen.getByRole('button', { name: checkoutEn.reload }))
    expect(reloadPage).toHaveBeenCalled()
    jest.useRealTimers()
    expect(await axe(container)).toHaveNoViolations()
    open()
    expect(await screen.findByRole('button', { name: identityMessages.en.info.submit })).toBeVisible()
  })
})

test('a logout while the checkout loads leads to the cart page', async () => {
  await withGuest(server)
  const { answer: open } = server.holdAnswer('get', '/v1/checkout', { late: true })
  const walk = walkCheckout('checkout-step-guest')
  await screen.findByText(checkoutNl.loading)
  act(() => void walk.shop.dispatch(loggedOut()))
  open()
  await findTitle(headingsNl.cart)
})

test('the URL of a step leads to the cart page when there is no cart', async () => {
  walkCheckout('checkout-step-shipping')
  expect(await screen.findByText(cartNl.empty)).toBeVisible()
})

test('the checkout of a changed cart leads to the cart page, which shows that the cart changed', async () => {
  await withCart(server, [[100402, 2]])
  server.sandbox.database.run('UPDATE combination SET stock = 1 WHERE id_product_attribute = 100402')
  const { shopper } = walkCheckout('checkout')
  expect(await screen.findByText(cartNl.changed)).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: cartNl.less('Spile stoel') }))
  await waitFor(() => expect(screen.queryByText(cartNl.changed)).not.toBeInTheDocument())
  expect(within(screen.getByRole('complementary')).getByRole('link', { name: cartNl.checkout })).toBeVisible()
})
