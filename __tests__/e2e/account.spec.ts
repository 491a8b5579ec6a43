import { languages } from '../../src/i18n/languages'
import { readPlacedOrders } from './support/placedOrders'
import { openWithCart } from './support/openWithCart'
import { ApiClient } from './support/ApiClient'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { readStoredTokens } from './support/tokens'

const password = 'drie stoelen en een tafel'

/** Continues from the delivery step until the sandbox's database contains the paid order. */
async function completesOrder(shopper: Shopper, email: string): Promise<void> {
  const { chair } = shopper
  await shopper.choosesShipping()
  await shopper.choosesNoWrapping()
  await shopper.pays(chair.price)
  await shopper.confirmsPayment()
  expect(readPlacedOrders(email)).toMatchObject([{ is_guest: 0, payment_state: 'paid', total_cents: 28_900 }])
}

for (const language of languages) {
  test(`a user creates an account in the checkout and orders with it in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const email = `ine.new.${language}@example.com`
    await openWithCart(shopper, 'cart')
    await shopper.startsCheckout()
    await shopper.choosesIdentification('create')
    await shopper.fillsAccount(email, password)
    await shopper.main.getByRole('button', { name: shopper.messages.identity.account.submit }).click()
    await shopper.seesHeading(shopper.messages.headings.shipping)
    expect((await readStoredTokens(page)).session).not.toBeNull()
    await completesOrder(shopper, email)
  })

  test(`a customer logs in and orders in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const email = `ine.known.${language}@example.com`
    await new ApiClient(page.request, language).createAccount(email, password)
    await openWithCart(shopper, 'cart')
    await shopper.startsCheckout()
    await shopper.logsIn(email, password)
    await shopper.seesHeading(shopper.messages.headings.shipping)
    await completesOrder(shopper, email)
  })
}

test('a guest who enters a password receives an account', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const email = 'ine.optional@example.com'
  await openWithCart(shopper, 'checkout-step-guest')
  await shopper.fillsAccount(email, password)
  await shopper.main.getByRole('button', { name: shopper.messages.identity.info.submit }).click()
  await shopper.seesHeading(shopper.messages.headings.shipping)
  await completesOrder(shopper, email)
})

test('a logout during the checkout removes the session and the cart from the browser', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  const email = 'ine.leaves@example.com'
  await new ApiClient(page.request, 'en').createAccount(email, password)
  await openWithCart(shopper, 'checkout')
  await shopper.logsIn(email, password)
  await shopper.seesHeading(messages.headings.shipping)
  await page.goto('/en/checkout')
  await shopper.seesHeading(messages.headings.shipping)
  await main.getByRole('button', { name: messages.common.known.logOut }).click()
  await expect.poll(() => readStoredTokens(page)).toEqual({ session: null, cart: null })
  await shopper.seesHeading(messages.headings.cart)
  await expect(main.getByText(messages.cart.empty)).toBeVisible()
})
