import { languages } from '../../src/i18n/languages'
import { buildPath } from '../../src/pageTable/paths'
import { paymentsOf, placedOrders } from './support/placedOrder'
import { readyAt } from './support/readyAt'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** SPEC §4: while nothing is paid the cart stays, and the shopper can try again. */
for (const [deed, outcome, language] of [
  ['refuse', 'failed', 'nl'],
  ['cancel', 'cancelled', 'en'],
] as const) {
  test(`after a payment that was ${outcome} the cart is there, and another way to pay orders once`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const email = `ine.${outcome}@example.com`
    await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
    await shopper.pays(chair.price)
    await shopper.atProvider(deed)
    await expect(main.getByText(words.checkout.status[outcome])).toBeVisible()
    expect(placedOrders(email)).toEqual([])
    await page.reload()
    await expect(main.getByText(words.checkout.status[outcome])).toBeVisible()

    await main.getByRole('link', { name: words.checkout.status.payAgain }).click()
    await shopper.seesHeading(words.headings.payment)
    await expect(shopper.radio(chair.bancontact)).toBeChecked()
    await shopper.pays(chair.price, chair.card)
    await shopper.confirmsPayment()
    expect(placedOrders(email)).toMatchObject([{ payment: 'card' }])
    expect(paymentsOf(email)).toEqual([{ state: outcome }, { state: 'paid' }])

    await page.goto(buildPath('cart', language))
    await expect(main.getByRole('link', { name: chair.name })).toHaveCount(0)
  })
}

for (const language of languages) {
  test(`who leaves the provider's page undecided sees the payment wait, and pays it after all in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const { status } = words.checkout
    const email = `ine.undecided.${language}@example.com`
    await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
    await shopper.pays(chair.price)
    await shopper.atProvider('leave')
    await expect(main.getByText(status.waiting)).toBeVisible()

    await page.goto(buildPath('checkout-step-payment', language))
    await expect(main.getByText(status.underWay)).toBeVisible()
    await shopper.pays(chair.price)
    await shopper.confirmsPayment()
    expect(placedOrders(email)).toHaveLength(1)
    expect(paymentsOf(email)).toEqual([{ state: 'paid' }])
  })

  test(`an answer of the bank that comes late is waited for, and confirms the order in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const email = `ine.late.bank.${language}@example.com`
    await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
    await shopper.pays(chair.price)
    await shopper.atProvider('late')
    await expect(main.getByText(words.checkout.status.waiting)).toBeVisible()
    await page.waitForURL(`**${buildPath('order-confirmation', language)}?**`)
    await shopper.seesHeading(words.headings.confirmation)
    expect(placedOrders(email)).toHaveLength(1)
  })
}

test('Back from the provider: the choice stands, a second tap is the same payment', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { words, chair } = shopper
  const email = 'ine.back.provider@example.com'
  await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
  await shopper.pays(chair.price, chair.card)
  await page.goBack()
  await shopper.seesHeading(words.headings.payment)
  await expect(shopper.radio(chair.card)).toBeChecked()
  await shopper.pays(chair.price, chair.card)
  await shopper.confirmsPayment()
  expect(paymentsOf(email)).toEqual([{ state: 'paid' }])
})

test("a paid order is found when the provider's return got lost", async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words, chair } = shopper
  const email = 'ine.lost.return@example.com'
  const counter = await readyAt(shopper, 'checkout-step-payment', { email, delivered: true })
  await expect(shopper.radio(chair.bancontact)).toBeVisible()
  await counter.pay()

  await page.goto(buildPath('checkout-status', 'en'))
  await shopper.seesHeading(words.headings.confirmation)
  await expect(main.getByText(chair.name).first()).toBeVisible()
})

test('a cart that was ordered meanwhile says so, and leads to the order', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words, chair } = shopper
  const counter = await readyAt(shopper, 'cart', { email: 'ine.ordered@example.com', delivered: true })
  await counter.pay()
  await page.reload()
  await expect(main.getByText(words.cart.ordered)).toBeVisible()
  await main.getByRole('link', { name: words.cart.toOrder }).click()
  await shopper.seesHeading(words.headings.confirmation)
  await expect(main.getByText(chair.name).first()).toBeVisible()
})
