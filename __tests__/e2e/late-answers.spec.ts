import { buildPath, type LinkedPage } from '../../src/pageTable/paths'
import { holdAnswer } from './support/holdAnswer'
import { isCall, type Call } from './support/isCall'
import { readyAt } from './support/readyAt'
import { ShopCounter } from './support/ShopCounter'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

interface LateCall extends Call {
  name: string
  at: LinkedPage
  /** What makes the call. */
  act: (shopper: Shopper) => Promise<unknown>
  /** What the shop says meanwhile; the checkout's words when left out. */
  says?: (shopper: Shopper) => string
  /** What shows once the answer is there. */
  done: (shopper: Shopper) => Promise<void>
  before?: (shopper: Shopper, counter: ShopCounter) => Promise<unknown>
  delivered?: boolean
  guest?: boolean
  vouchers?: readonly string[]
}

const password = 'een zin om te onthouden'
const cartSays = ({ words }: Shopper) => words.cart.slow
const press = ({ main }: Shopper, name: string) => main.getByRole('button', { name, exact: true }).click()

/** An answer that is 10 s late. The page's clock goes on at once; the answer comes when it has. */
const calls: LateCall[] = [
  {
    name: 'putting a piece into the cart',
    method: 'POST',
    path: /^\/cart\/items$/,
    at: 'cart',
    says: ({ words }) => words.catalogue.product.slow,
    before: ({ page, chair }) => page.goto(chair.path),
    act: ({ main, words }) => main.getByRole('button', { name: words.catalogue.product.add }).first().click(),
    done: ({ page, words }) => expect(page.getByRole('dialog', { name: words.panel.cartResult.added })).toBeVisible(),
  },
  {
    name: 'loading the cart',
    method: 'GET',
    path: /^\/cart$/,
    at: 'cart',
    says: cartSays,
    before: ({ main, chair }) => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
    act: ({ page }) => page.reload(),
    done: ({ main, chair }) => expect(main.getByRole('link', { name: chair.name })).toBeVisible(),
  },
  {
    name: 'changing how many',
    says: cartSays,
    method: 'PUT',
    path: /^\/cart\/items\/\d+$/,
    at: 'cart',
    act: (shopper) => press(shopper, shopper.words.cart.more(shopper.chair.name)),
    done: ({ main, words, chair }) => expect(main.getByText(words.cart.unitLine(2, chair.price))).toBeVisible(),
  },
  {
    name: 'taking a line out',
    says: cartSays,
    method: 'DELETE',
    path: /^\/cart\/items\/\d+$/,
    at: 'cart',
    act: (shopper) => press(shopper, shopper.words.cart.removeName(shopper.chair.name)),
    done: ({ main, words, chair }) => expect(main.getByText(words.cart.removed(chair.name)).first()).toBeVisible(),
  },
  {
    name: 'a voucher',
    says: cartSays,
    method: 'POST',
    path: /^\/cart\/vouchers$/,
    at: 'cart',
    before: ({ main, words }) => main.getByLabel(words.panel.voucher.code).fill('NOORD25'),
    act: (shopper) => press(shopper, shopper.words.panel.voucher.use),
    done: (shopper) => expect(shopper.voucherLine('NOORD25')).toBeVisible(),
  },
  {
    name: 'taking a voucher out',
    says: cartSays,
    method: 'DELETE',
    path: /^\/cart\/vouchers\/\d+$/,
    at: 'cart',
    vouchers: ['NOORD25'],
    act: (shopper) => shopper.voucherLine('NOORD25').click(),
    done: (shopper) => expect(shopper.voucherLine('NOORD25')).toHaveCount(0),
  },
  {
    name: 'the country',
    says: ({ words }) => words.panel.slow,
    method: 'PUT',
    path: /^\/cart\/country$/,
    at: 'cart',
    before: async ({ main, panel, words }) => {
      await main.getByRole('button', { name: words.cart.changeCountry }).click()
      await panel.getByRole('radio', { name: 'Luxemburg' }).check()
    },
    act: ({ panel, words }) => panel.getByRole('button', { name: words.panel.country.save }).click(),
    done: ({ main, words }) => expect(main.getByText(words.cart.country('Luxemburg'))).toBeVisible(),
  },
  {
    name: 'logging in',
    method: 'POST',
    path: /^\/sessions$/,
    at: 'checkout',
    before: ({ page }) => new ShopCounter(page.request, 'nl').makeAccount('ine.late.login@example.com', password),
    act: (shopper) => shopper.logsIn('ine.late.login@example.com', password),
    done: (shopper) => shopper.seesHeading(shopper.words.headings.shipping),
  },
  {
    name: 'creating an account',
    method: 'POST',
    path: /^\/accounts$/,
    at: 'checkout',
    before: async (shopper) => {
      await shopper.choosesWay('create')
      await shopper.fillsAccount('ine.late.account@example.com', password)
    },
    act: (shopper) => press(shopper, shopper.words.identity.account.submit),
    done: (shopper) => shopper.seesHeading(shopper.words.headings.shipping),
  },
  {
    name: 'the details of a guest',
    method: 'POST',
    path: /^\/guests$/,
    at: 'checkout-step-guest',
    before: (shopper) => shopper.fillsDetails('ine.late.guest@example.com'),
    act: (shopper) => press(shopper, shopper.words.identity.info.submit),
    done: (shopper) => shopper.seesHeading(shopper.words.headings.shipping),
  },
  {
    name: 'the way of delivery',
    method: 'PUT',
    path: /^\/cart\/carrier$/,
    at: 'checkout-step-shipping',
    guest: true,
    act: (shopper) => press(shopper, shopper.words.checkout.shipping.submit),
    done: (shopper) => shopper.seesHeading(shopper.words.headings.giftwrapping),
  },
  {
    name: 'the search for a pick-up point',
    method: 'GET',
    path: /^\/carriers\/\d+\/service-points$/,
    at: 'checkout-step-shipping',
    guest: true,
    before: async (shopper) => {
      await shopper.radio(shopper.chair.pickup).check()
      await shopper.main.getByLabel(shopper.words.checkout.shipping.postcode).fill('3000')
    },
    act: (shopper) => press(shopper, shopper.words.checkout.shipping.search),
    done: ({ main }) => expect(main.getByText('3000 Leuven').first()).toBeVisible(),
  },
  {
    name: 'gift wrapping',
    method: 'PUT',
    path: /^\/cart\/giftwrapping$/,
    at: 'checkout-step-giftwrapping',
    guest: true,
    delivered: true,
    act: (shopper) => press(shopper, shopper.words.checkout.gift.submit),
    done: (shopper) => shopper.seesHeading(shopper.words.headings.payment),
  },
  {
    name: 'the payment',
    method: 'POST',
    path: /^\/cart\/payment$/,
    at: 'checkout-step-payment',
    guest: true,
    delivered: true,
    before: ({ main, words }) => main.getByRole('checkbox', { name: words.checkout.payment.terms }).check(),
    act: (shopper) => press(shopper, shopper.words.checkout.payment.pay(shopper.chair.price)),
    done: ({ page }) => page.waitForURL('**/pay/**'),
  },
  {
    name: 'loading a step',
    method: 'GET',
    path: /^\/checkout$/,
    at: 'checkout-step-shipping',
    guest: true,
    before: (shopper) => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
    act: ({ page }) => page.reload(),
    done: (shopper) => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
  },
  {
    name: 'asking how the payment stands',
    method: 'GET',
    path: /^\/checkout\/status\/\d+$/,
    at: 'checkout-step-payment',
    guest: true,
    delivered: true,
    before: async ({ page }, counter) => {
      await counter.beginPayment()
      // Or the page left behind might ask first.
      await page.goto('about:blank')
    },
    act: ({ page }) => page.goto(buildPath('checkout-status', 'nl')),
    done: ({ main, words }) => expect(main.getByText(words.checkout.status.waiting)).toBeVisible(),
  },
]

for (const call of calls) {
  const { name, at, before, act, says, done, guest, delivered, vouchers } = call
  test(`${name}: an answer that is 10 s late is waited for in words, and counts`, async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { words } = shopper
    await page.clock.install()
    const email = guest ? `ine.late.${name.replaceAll(' ', '.')}@example.com` : undefined
    const counter = await readyAt(shopper, at, { email, delivered, vouchers })
    await before?.(shopper, counter)

    const letGo = await holdAnswer(page, call)
    const asked = page.waitForRequest((request) => isCall(request, call))
    await act(shopper)
    await asked
    const slow = page.getByRole('status').filter({ hasText: says?.(shopper) ?? words.checkout.slow })
    // Once more when the page had not begun to count yet.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(slow.last()).toBeVisible({ timeout: 500 })
    }).toPass()

    letGo()
    await done(shopper)
    await expect(slow).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
}
