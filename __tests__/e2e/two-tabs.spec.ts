import { languages } from '../../src/i18n/languages'
import { formatMoney } from '../../src/i18n/money'
import { buildPath } from '../../src/pageTable/paths'
import { holdAnswer } from './support/holdAnswer'
import { isCall } from './support/isCall'
import { paymentsOf, placedOrders } from './support/placedOrder'
import { pieces } from './support/pieces'
import { readyAt } from './support/readyAt'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test('a line that is added in one tab shows in the other, and so does its removal', async ({ page, context }) => {
  const first = new Shopper(page, 'nl')
  await readyAt(first, 'cart', { lines: [[pieces.mugs, 1]] })
  const line = first.main.getByRole('link', { name: first.chair.name })

  const second = new Shopper(await context.newPage(), 'nl')
  await second.page.goto(second.chair.path)
  await second.addsToCart()
  await expect(line).toBeVisible()
  await expect(first.main.getByText(first.words.cart.difference.added(first.chair.name, 1))).toBeVisible()

  await second.opensCart()
  await second.main.getByRole('button', { name: second.words.cart.removeName(second.chair.name) }).click()
  await expect(line).toHaveCount(0)
})

test('two tabs that start a cart at the same moment get one, with both pieces', async ({ page, context }) => {
  const [first, second] = [new Shopper(page, 'nl'), new Shopper(await context.newPage(), 'nl')]
  await first.page.goto(first.chair.path)
  await second.page.goto(second.chair.path)
  const call = { method: 'POST', path: /^\/cart\/items$/ } as const
  const letGo = await holdAnswer(first.page, call)
  const asked = first.page.waitForRequest((request) => isCall(request, call))
  const adds = ({ main, words }: Shopper) =>
    main.getByRole('button', { name: words.catalogue.product.add }).first().click()
  await adds(first)
  await asked
  await adds(second)
  // It waits for its turn: nothing is asked meanwhile.
  await expect(second.main.locator('[aria-busy="true"]').first()).toBeVisible()
  letGo()
  for (const shopper of [first, second]) {
    await expect(shopper.page.getByRole('dialog', { name: shopper.words.panel.cartResult.added })).toBeVisible()
  }
  await second.opensCart()
  await expect(second.main.getByRole('textbox', { name: second.words.cart.quantity(second.chair.name) })).toHaveValue(
    '2',
  )
})

test.describe('paying', () => {
  test.use({ expectedErrors: /status of 409/ })

  for (const language of languages) {
    test(`a cart that changed on another device leads to the cart, nothing charged, in ${language}`, async ({
      page,
    }) => {
      const shopper = new Shopper(page, language)
      const { main, words, chair } = shopper
      const email = `ine.elsewhere.${language}@example.com`
      const counter = await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
      await expect(shopper.radio(chair.bancontact)).toBeVisible()
      await counter.setQuantity(2)

      await main.getByRole('checkbox', { name: words.checkout.payment.terms }).check()
      await main.getByRole('button', { name: words.checkout.payment.pay(chair.price) }).click()
      await shopper.seesHeading(words.headings.cart)
      await expect(main.getByText(words.cart.difference.quantity(chair.name, 2, 1))).toBeVisible()
      const total = formatMoney(578, language)
      await expect(main.getByText(words.cart.difference.total(total, chair.price))).toBeVisible()
      expect(paymentsOf(email)).toEqual([])
      expect(placedOrders(email)).toEqual([])

      await main.getByRole('button', { name: words.cart.difference.dismiss }).click()
      await page.goto(buildPath('checkout-step-payment', language))
      await shopper.pays(total)
      await shopper.confirmsPayment()
      expect(placedOrders(email)).toMatchObject([{ total_cents: 57_800 }])
    })
  }

  test('a cart that changed in another tab is not paid for as it was', async ({ page, context }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, words, chair } = shopper
    const email = 'ine.othertab@example.com'
    await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
    await main.getByRole('checkbox', { name: words.checkout.payment.terms }).check()

    const other = new Shopper(await context.newPage(), 'nl')
    await other.page.goto(buildPath('cart', 'nl'))
    await other.main.getByRole('button', { name: words.cart.more(chair.name) }).click()
    await expect(other.main.getByText(words.cart.unitLine(2, chair.price))).toBeVisible()

    await main.getByRole('button', { name: new RegExp(`^${words.checkout.payment.pay('')}`) }).click()
    await shopper.seesHeading(words.headings.cart)
    await expect(main.getByText(words.cart.difference.quantity(chair.name, 2, 1))).toBeVisible()
    expect(paymentsOf(email)).toEqual([])
  })
})
