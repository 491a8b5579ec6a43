import { languages } from '../../src/i18n/languages'
import { formatMoney } from '../../src/i18n/money'
import { buildPath } from '../../src/pageTable/paths'
import { demo } from './support/giftlists'
import { holdResponse } from './support/holdResponse'
import { isCall } from './support/isCall'
import { listPayments, readPlacedOrders } from './support/placedOrders'
import { variants } from './support/variants'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test('an item that is added or removed in one tab is added or removed in the other', async ({ page, context }) => {
  const first = new Shopper(page, 'nl')
  await openWithCart(first, 'cart', { lines: [[variants.mugs, 1]] })
  const line = first.main.getByRole('link', { name: first.chair.name })
  // Only a cart that is on the screen shows what changed in it.
  await expect(first.main.getByRole('link', { name: demo.nl.mugs })).toBeVisible()

  const second = new Shopper(await context.newPage(), 'nl')
  await second.page.goto(second.chair.path)
  await second.addsToCart()
  await expect(line).toBeVisible()
  await expect(first.main.getByText(first.messages.cart.difference.added(first.chair.name, 1))).toBeVisible()

  await second.opensCart()
  await second.main.getByRole('button', { name: second.messages.cart.removeName(second.chair.name) }).click()
  await expect(line).toHaveCount(0)
})

test('two tabs that create a cart at the same moment share one cart with both items', async ({ page, context }) => {
  const [first, second] = [new Shopper(page, 'nl'), new Shopper(await context.newPage(), 'nl')]
  await first.page.goto(first.chair.path)
  await second.page.goto(second.chair.path)
  const call = { method: 'POST', path: /^\/cart\/items$/ } as const
  const release = await holdResponse(first.page, call)
  const request = first.page.waitForRequest((request) => isCall(request, call))
  const addsToCart = ({ main, messages }: Shopper) =>
    main.getByRole('button', { name: messages.catalogue.product.add }).first().click()
  await addsToCart(first)
  await request
  await addsToCart(second)
  // The second tab waits for the first and sends no request in the meantime.
  await expect(second.main.locator('[aria-busy="true"]').first()).toBeVisible()
  release()
  for (const shopper of [first, second]) {
    await expect(shopper.page.getByRole('dialog', { name: shopper.messages.panel.cartResult.added })).toBeVisible()
  }
  await second.opensCart()
  await expect(
    second.main.getByRole('textbox', { name: second.messages.cart.quantity(second.chair.name) }),
  ).toHaveValue('2')
})

test.describe('paying', () => {
  test.use({ expectedErrors: /status of 409/ })

  for (const language of languages) {
    test(`the payment of a cart that changed on another device redirects to the cart and charges nothing, in ${language}`, async ({
      page,
    }) => {
      const shopper = new Shopper(page, language)
      const { main, messages, chair } = shopper
      const email = `ine.elsewhere.${language}@example.com`
      const api = await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
      await expect(shopper.radio(chair.bancontact)).toBeVisible()
      await api.setQuantity(2)

      await main.getByRole('checkbox', { name: messages.checkout.payment.terms }).check()
      await main.getByRole('button', { name: messages.checkout.payment.pay(chair.price) }).click()
      await shopper.seesHeading(messages.headings.cart)
      await expect(main.getByText(messages.cart.difference.quantity(chair.name, 2, 1))).toBeVisible()
      const total = formatMoney(578, language)
      await expect(main.getByText(messages.cart.difference.total(total, chair.price))).toBeVisible()
      expect(listPayments(email)).toEqual([])
      expect(readPlacedOrders(email)).toEqual([])

      await main.getByRole('button', { name: messages.cart.difference.dismiss }).click()
      await page.goto(buildPath('checkout-step-payment', language))
      await shopper.pays(total)
      await shopper.confirmsPayment()
      expect(readPlacedOrders(email)).toMatchObject([{ total_cents: 57_800 }])
    })
  }

  test('the payment of a cart that changed in another tab redirects to the cart and charges nothing', async ({
    page,
    context,
  }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, messages, chair } = shopper
    const email = 'ine.othertab@example.com'
    await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await main.getByRole('checkbox', { name: messages.checkout.payment.terms }).check()

    const other = new Shopper(await context.newPage(), 'nl')
    await other.page.goto(buildPath('cart', 'nl'))
    await other.main.getByRole('button', { name: messages.cart.more(chair.name) }).click()
    await expect(other.main.getByText(messages.cart.unitLine(2, chair.price))).toBeVisible()

    await main.getByRole('button', { name: new RegExp(`^${messages.checkout.payment.pay('')}`) }).click()
    await shopper.seesHeading(messages.headings.cart)
    await expect(main.getByText(messages.cart.difference.quantity(chair.name, 2, 1))).toBeVisible()
    expect(listPayments(email)).toEqual([])
  })
})
