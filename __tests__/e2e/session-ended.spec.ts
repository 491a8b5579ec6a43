import type { Route } from '@playwright/test'
import { faults, faultLines } from './support/faults'
import { readyAt } from './support/readyAt'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { storedTokens } from './support/tokens'

/**
 * A 401 ends the session (SPEC §4, §8): its token goes, the cart and its token stay, the shopper hears so, and goes on
 * from where the checkout is due now.
 */
test.use({ expectedErrors: faultLines })

const steps = [
  { step: 'checkout-step-shipping', call: '**/web/v1/cart/carrier', button: 'shipping' },
  { step: 'checkout-step-giftwrapping', call: '**/web/v1/cart/giftwrapping', button: 'gift' },
  { step: 'checkout-step-payment', call: '**/web/v1/cart/payment?**', button: 'payment' },
] as const

for (const { step, call, button } of steps) {
  test(`the session ends at ${step}: said, the cart stays, and a guest goes on`, async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, words, chair } = shopper
    const email = `ine.ended.${button}@example.com`
    await readyAt(shopper, step, { email, delivered: true })
    const before = await storedTokens(page)

    await page.route(call, (route: Route) => faults['401'](route))
    if (button === 'payment') await main.getByRole('checkbox', { name: words.checkout.payment.terms }).check()
    const label = button === 'payment' ? words.checkout.payment.pay(chair.price) : words.checkout[button].submit
    await main.getByRole('button', { name: label }).click()
    await shopper.seesHeading(words.headings.identification)
    await expect(main.getByRole('alert').filter({ hasText: words.checkout.errors.loggedOut })).toBeVisible()
    expect(await storedTokens(page)).toEqual({ session: null, cart: before.cart })

    await page.unrouteAll()
    await shopper.continuesAsGuest()
    await shopper.fillsInfo(`again.${email}`)
    await shopper.choosesShipping()
  })
}

test('the session that ends while a step is loaded leads to who is ordering', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  await readyAt(shopper, 'checkout-step-shipping', { email: 'ine.ended.load@example.com' })
  // Its own calls are answered by then: the session ends while it is loaded once more.
  await expect(shopper.radio(shopper.chair.home)).toBeVisible()
  const { cart } = await storedTokens(page)
  await page.route('**/web/v1/me', (route) => faults['401'](route))
  await page.reload()
  await shopper.seesHeading(words.headings.identification)
  await expect(main.getByRole('alert').filter({ hasText: words.checkout.errors.loggedOut })).toBeVisible()
  expect(await storedTokens(page)).toEqual({ session: null, cart })
  await expect(main.getByRole('link', { name: words.identity.ways.go })).toBeVisible()
})
