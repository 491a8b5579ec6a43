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
