import { languages } from '../../src/i18n/languages'
import { placedOrders } from './support/placedOrder'
import { readyAt } from './support/readyAt'
import { ShopCounter } from './support/ShopCounter'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { storedTokens } from './support/tokens'

const password = 'drie stoelen en een tafel'

/** From the delivery step to an order that stands in the shop's books. */
async function orders(shopper: Shopper, email: string): Promise<void> {
  const { chair } = shopper
  await shopper.choosesShipping()
  await shopper.choosesNoWrapping()
  await shopper.pays(chair.price)
  await shopper.confirmsPayment()
  expect(placedOrders(email)).toMatchObject([{ is_guest: 0, payment_state: 'paid', total_cents: 28_900 }])
}

for (const language of languages) {
  test(`a shopper makes an account in the checkout and orders with it in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const email = `ine.new.${language}@example.com`
    await readyAt(shopper, 'cart')
    await shopper.startsCheckout()
    await shopper.choosesWay('create')
    await shopper.fillsAccount(email, password)
    await shopper.main.getByRole('button', { name: shopper.words.identity.account.submit }).click()
    await shopper.seesHeading(shopper.words.headings.shipping)
    expect((await storedTokens(page)).session).not.toBeNull()
    await orders(shopper, email)
  })

  test(`a customer logs in and orders in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const email = `ine.known.${language}@example.com`
    await new ShopCounter(page.request, language).makeAccount(email, password)
    await readyAt(shopper, 'cart')
    await shopper.startsCheckout()
    await shopper.logsIn(email, password)
    await shopper.seesHeading(shopper.words.headings.shipping)
    await orders(shopper, email)
  })
}

test('a guest who gives a password has an account from then on', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const email = 'ine.optional@example.com'
  await readyAt(shopper, 'checkout-step-guest')
  await shopper.fillsAccount(email, password)
  await shopper.main.getByRole('button', { name: shopper.words.identity.info.submit }).click()
  await shopper.seesHeading(shopper.words.headings.shipping)
  await orders(shopper, email)
})

test('a customer logs out at the checkout, and nothing of them stays', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  const email = 'ine.leaves@example.com'
  await new ShopCounter(page.request, 'en').makeAccount(email, password)
  await readyAt(shopper, 'checkout')
  await shopper.logsIn(email, password)
  await shopper.seesHeading(words.headings.shipping)
  await page.goto('/en/checkout')
  await main.getByRole('button', { name: words.identity.known.logOut }).click()
  await expect.poll(() => storedTokens(page)).toEqual({ session: null, cart: null })
  await shopper.seesHeading(words.headings.cart)
  await expect(main.getByText(words.cart.empty)).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of (401|409)/ })

  test('a wrong password is said beside it, the address stays, and the right one logs in', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, words } = shopper
    const { login } = words.identity
    const email = 'ine.wrong@example.com'
    await new ShopCounter(page.request, 'nl').makeAccount(email, password)
    await readyAt(shopper, 'checkout')
    await shopper.logsIn(email, 'iets anders')
    await expect(shopper.field(login.password)).toHaveAccessibleDescription(login.errors.failed)
    await expect(shopper.field(login.email)).toHaveValue(email)

    await shopper.field(login.password).fill(password)
    await main.getByRole('button', { name: login.submit, exact: true }).click()
    await shopper.seesHeading(words.headings.shipping)
  })

  test('an address that has an account already is said at its field, and nothing typed goes', async ({ page }) => {
    const shopper = new Shopper(page, 'en')
    const { main, words } = shopper
    const email = 'ine.twice@example.com'
    await new ShopCounter(page.request, 'en').makeAccount(email, password)
    await readyAt(shopper, 'checkout')
    await shopper.choosesWay('create')
    await shopper.fillsAccount(email, password)
    await main.getByRole('button', { name: words.identity.account.submit }).click()
    const field = shopper.field(words.identity.info.email)
    await expect(field).toHaveAccessibleDescription(words.identity.errors.accountExists)
    await shopper.seesTyped(email)
  })
})
