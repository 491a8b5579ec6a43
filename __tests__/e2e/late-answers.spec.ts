import { buildPath, type LinkedPage } from '../../src/pageTable/paths'
import { holdResponse } from './support/holdResponse'
import { isCall, type Call } from './support/isCall'
import { openWithCart } from './support/openWithCart'
import { ApiClient } from './support/ApiClient'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

interface LateCall extends Call {
  name: string
  at: LinkedPage
  act: (shopper: Shopper) => Promise<unknown>
  /** The message while the response is pending; by default that of the checkout. */
  getMessage?: (shopper: Shopper) => string
  /** Expects the content that appears once the response has arrived. */
  done: (shopper: Shopper) => Promise<void>
  before?: (shopper: Shopper, api: ApiClient) => Promise<unknown>
  hasDelivery?: boolean
  isGuest?: boolean
  vouchers?: readonly string[]
}

const password = 'een zin om te onthouden'
const getCartMessage = ({ messages }: Shopper) => messages.cart.slow
const press = ({ main }: Shopper, name: string) => main.getByRole('button', { name, exact: true }).click()

/** Each test moves the page's clock forward instead of waiting for ten seconds. */
const calls: LateCall[] = [
  {
    name: 'adding to the cart',
    method: 'POST',
    path: /^\/cart\/items$/,
    at: 'cart',
    getMessage: ({ messages }) => messages.catalogue.product.slow,
    before: ({ page, chair }) => page.goto(chair.path),
    act: ({ main, messages }) => main.getByRole('button', { name: messages.catalogue.product.add }).first().click(),
    done: ({ page, messages }) =>
      expect(page.getByRole('dialog', { name: messages.panel.cartResult.added })).toBeVisible(),
  },
  {
    name: 'loading the cart',
    method: 'GET',
    path: /^\/cart$/,
    at: 'cart',
    getMessage: getCartMessage,
    before: ({ main, chair }) => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
    act: ({ page }) => page.reload(),
    done: ({ main, chair }) => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
  },
  {
    name: 'changing a quantity',
    getMessage: getCartMessage,
    method: 'PUT',
    path: /^\/cart\/items\/\d+$/,
    at: 'cart',
    act: (shopper) => press(shopper, shopper.messages.cart.more(shopper.chair.name)),
    done: ({ main, messages, chair }) => expect(main.getByText(messages.cart.unitLine(2, chair.price))).toBeVisible(),
  },
  {
    name: 'removing a line',
    getMessage: getCartMessage,
    method: 'DELETE',
    path: /^\/cart\/items\/\d+$/,
    at: 'cart',
    act: (shopper) => press(shopper, shopper.messages.cart.removeName(shopper.chair.name)),
    done: ({ main, messages, chair }) =>
      expect(main.getByText(messages.cart.removed(chair.name)).first()).toBeVisible(),
  },
  {
    name: 'using a voucher',
    getMessage: getCartMessage,
    method: 'POST',
    path: /^\/cart\/vouchers$/,
    at: 'cart',
    before: ({ main, messages }) => main.getByLabel(messages.panel.voucher.code).fill('NOORD25'),
    act: (shopper) => press(shopper, shopper.messages.panel.voucher.use),
    done: (shopper) => expect(shopper.voucherLine('NOORD25')).toBeVisible(),
  },
  {
    name: 'removing a voucher',
    getMessage: getCartMessage,
    method: 'DELETE',
    path: /^\/cart\/vouchers\/\d+$/,
    at: 'cart',
    vouchers: ['NOORD25'],
    act: (shopper) => shopper.voucherLine('NOORD25').click(),
    done: (shopper) => expect(shopper.voucherLine('NOORD25')).toHaveCount(0),
  },
  {
    name: 'choosing the country',
    getMessage: ({ messages }) => messages.panel.slow,
    method: 'PUT',
    path: /^\/cart\/country$/,
    at: 'cart',
    before: async ({ main, panel, messages }) => {
      await main.getByRole('button', { name: messages.cart.changeCountry }).click()
      await panel.getByRole('radio', { name: 'Luxemburg' }).check()
    },
    act: ({ panel, messages }) => panel.getByRole('button', { name: messages.panel.country.save }).click(),
    done: ({ main, messages }) => expect(main.getByText(messages.cart.country('Luxemburg'))).toBeVisible(),
  },
  {
    name: 'logging in',
    method: 'POST',
    path: /^\/sessions$/,
    at: 'checkout',
    before: ({ page }) => new ApiClient(page.request, 'nl').createAccount('ine.late.login@example.com', password),
    act: (shopper) => shopper.logsIn('ine.late.login@example.com', password),
    done: (shopper) => shopper.seesHeading(shopper.messages.headings.shipping),
  },
  {
    name: 'creating an account',
    method: 'POST',
    path: /^\/accounts$/,
    at: 'checkout',
    before: async (shopper) => {
      await shopper.choosesIdentification('create')
      await shopper.fillsAccount('ine.late.account@example.com', password)
    },
    act: (shopper) => press(shopper, shopper.messages.identity.account.submit),
    done: (shopper) => shopper.seesHeading(shopper.messages.headings.shipping),
  },
  {
    name: "submitting a guest's details",
    method: 'POST',
    path: /^\/guests$/,
    at: 'checkout-step-guest',
    before: (shopper) => shopper.fillsDetails('ine.late.guest@example.com'),
    act: (shopper) => press(shopper, shopper.messages.identity.info.submit),
    done: (shopper) => shopper.seesHeading(shopper.messages.headings.shipping),
  },
  {
    name: 'choosing the delivery method',
    method: 'PUT',
    path: /^\/cart\/carrier$/,
    at: 'checkout-step-shipping',
    isGuest: true,
    act: (shopper) => press(shopper, shopper.messages.checkout.shipping.submit),
    done: (shopper) => shopper.seesHeading(shopper.messages.headings.giftwrapping),
  },
  {
    name: 'searching for a pickup point',
    method: 'GET',
    path: /^\/carriers\/\d+\/service-points$/,
    at: 'checkout-step-shipping',
    isGuest: true,
    before: async (shopper) => {
      await shopper.radio(shopper.chair.pickup).check()
      await shopper.main.getByLabel(shopper.messages.checkout.shipping.postcode).fill('3000')
    },
    act: (shopper) => press(shopper, shopper.messages.checkout.shipping.search),
    done: ({ main }) => expect(main.getByText('3000 Leuven').first()).toBeVisible(),
  },
  {
    name: 'choosing gift wrapping',
    method: 'PUT',
    path: /^\/cart\/giftwrapping$/,
    at: 'checkout-step-giftwrapping',
    isGuest: true,
    hasDelivery: true,
    act: (shopper) => press(shopper, shopper.messages.checkout.gift.submit),
    done: (shopper) => shopper.seesHeading(shopper.messages.headings.payment),
  },
  {
    name: 'starting the payment',
    method: 'POST',
    path: /^\/cart\/payment$/,
    at: 'checkout-step-payment',
    isGuest: true,
    hasDelivery: true,
    before: ({ main, messages }) => main.getByRole('checkbox', { name: messages.checkout.payment.terms }).check(),
    act: (shopper) => press(shopper, shopper.messages.checkout.payment.pay(shopper.chair.price)),
    done: ({ page }) => page.waitForURL('**/pay/**'),
  },
  {
    name: 'loading a step',
    method: 'GET',
    path: /^\/checkout$/,
    at: 'checkout-step-shipping',
    isGuest: true,
    before: (shopper) => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
    act: ({ page }) => page.reload(),
    done: (shopper) => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
  },
  {
    name: 'fetching the payment status',
    method: 'GET',
    path: /^\/checkout\/status\/\d+$/,
    at: 'checkout-step-payment',
    isGuest: true,
    hasDelivery: true,
    before: async ({ page }, api) => {
      await api.startPayment()
      // Otherwise the previous page might send the request first.
      await page.goto('about:blank')
    },
    act: ({ page }) => page.goto(buildPath('checkout-status', 'nl')),
    done: ({ main, messages }) => expect(main.getByText(messages.checkout.status.waiting)).toBeVisible(),
  },
]

for (const call of calls) {
  const { name, at, before, act, getMessage, done, isGuest: isGuest, hasDelivery: hasDelivery, vouchers } = call
  test(`${name} shows a message after 10 s, and the late response still takes effect`, async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { messages } = shopper
    await page.clock.install()
    const email = isGuest ? `ine.late.${name.replace(/\W+/g, '.')}@example.com` : undefined
    const api = await openWithCart(shopper, at, { email, hasDelivery: hasDelivery, vouchers })
    await before?.(shopper, api)

    const release = await holdResponse(page, call)
    const request = page.waitForRequest((request) => isCall(request, call))
    await act(shopper)
    await request
    const slow = page.getByRole('status').filter({ hasText: getMessage?.(shopper) ?? messages.checkout.slow })
    // The clock moves forward again if the page had not started its timer yet.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(slow.last()).toBeVisible({ timeout: 500 })
    }).toPass()

    release()
    await done(shopper)
    await expect(slow).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
}
