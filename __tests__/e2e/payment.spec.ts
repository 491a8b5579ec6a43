import { languages } from '../../src/i18n/languages'
import { buildPath } from '../../src/pageTable/paths'
import { listPayments, readPlacedOrders } from './support/placedOrders'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** An unpaid cart is preserved, and the payment can be retried (SPEC §4). */
for (const [action, outcome, language] of [
  ['refuse', 'failed', 'nl'],
  ['cancel', 'cancelled', 'en'],
] as const) {
  test(`a payment that was ${outcome} preserves the cart, and another payment method completes one order`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    const email = `ine.${outcome}@example.com`
    await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await shopper.pays(chair.price)
    await shopper.choosesAtProvider(action)
    await expect(main.getByText(messages.checkout.status[outcome])).toBeVisible()
    expect(readPlacedOrders(email)).toEqual([])
    await page.reload()
    await expect(main.getByText(messages.checkout.status[outcome])).toBeVisible()

    await main.getByRole('link', { name: messages.checkout.status.payAgain }).click()
    await shopper.seesHeading(messages.headings.payment)
    await expect(shopper.radio(chair.bancontact)).toBeChecked()
    await shopper.pays(chair.price, chair.card)
    await shopper.confirmsPayment()
    expect(readPlacedOrders(email)).toMatchObject([{ payment: 'card' }])
    expect(listPayments(email)).toEqual([{ state: outcome }, { state: 'paid' }])

    await page.goto(buildPath('cart', language))
    await expect(main.getByRole('link', { name: chair.name })).toHaveCount(0)
  })
}

for (const language of languages) {
  test(`a payment that the user abandons at the provider appears as pending and can be completed in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    const { status } = messages.checkout
    const email = `ine.undecided.${language}@example.com`
    await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await shopper.pays(chair.price)
    await shopper.choosesAtProvider('leave')
    await expect(main.getByText(status.waiting)).toBeVisible()

    await page.goto(buildPath('checkout-step-payment', language))
    await expect(main.getByText(messages.common.payment.pending)).toBeVisible()
    await shopper.pays(chair.price)
    await shopper.confirmsPayment()
    expect(readPlacedOrders(email)).toHaveLength(1)
    expect(listPayments(email)).toEqual([{ state: 'paid' }])
  })

  test(`a late bank response is awaited and confirms the order in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    const email = `ine.late.bank.${language}@example.com`
    await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
    await shopper.pays(chair.price)
    await shopper.choosesAtProvider('late')
    await expect(main.getByText(messages.checkout.status.waiting)).toBeVisible()
    await page.waitForURL(`**${buildPath('order-confirmation', language)}?**`)
    await shopper.seesHeading(messages.headings.confirmation)
    expect(readPlacedOrders(email)).toHaveLength(1)
  })
}

test('Back from the provider preserves the payment method, and a second attempt continues the same payment', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'nl')
  const { messages, chair } = shopper
  const email = 'ine.back.provider@example.com'
  await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
  await shopper.pays(chair.price, chair.card)
  await page.goBack()
  await shopper.seesHeading(messages.headings.payment)
  await expect(shopper.radio(chair.card)).toBeChecked()
  await shopper.pays(chair.price, chair.card)
  await shopper.confirmsPayment()
  expect(listPayments(email)).toEqual([{ state: 'paid' }])
})

test("a paid order is shown even if the provider's redirect is lost", async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages, chair } = shopper
  const email = 'ine.lost.return@example.com'
  const api = await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
  await expect(shopper.radio(chair.bancontact)).toBeVisible()
  await api.pay()

  await page.goto(buildPath('checkout-status', 'en'))
  await shopper.seesHeading(messages.headings.confirmation)
  await expect(main.getByText(chair.name).first()).toBeVisible()
})

test('a cart that was ordered on another device shows a message with a link to the order', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  const api = await openWithCart(shopper, 'cart', { email: 'ine.ordered@example.com', hasDelivery: true })
  // The first load must answer before the payment, or it shows the message instead of the second.
  await expect(main.getByRole('link', { name: chair.name })).toBeVisible()
  await api.pay()
  await page.reload()
  await expect(main.getByText(messages.cart.ordered)).toBeVisible()
  await main.getByRole('link', { name: messages.cart.toOrder }).click()
  await shopper.seesHeading(messages.headings.confirmation)
  await expect(main.getByText(chair.name).first()).toBeVisible()
})
