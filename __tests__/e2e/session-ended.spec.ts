import type { Route } from '@playwright/test'
import { failures, failureLogLines } from './support/failures'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { readStoredTokens } from './support/tokens'

/**
 * A 401 ends the session (SPEC §4, §8). The session token is removed, but the cart and its token are preserved. A
 * message says so, and the checkout continues at the step that is due.
 */
test.use({ expectedErrors: failureLogLines })

const steps = [
  { step: 'checkout-step-shipping', call: '**/web/v1/cart/carrier', button: 'shipping' },
  { step: 'checkout-step-giftwrapping', call: '**/web/v1/cart/giftwrapping', button: 'gift' },
  { step: 'checkout-step-payment', call: '**/web/v1/cart/payment?**', button: 'payment' },
] as const

for (const { step, call, button } of steps) {
  test(`a session that ends at ${step} preserves the cart, and the order can continue as a guest`, async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, messages, chair } = shopper
    const email = `ine.ended.${button}@example.com`
    await openWithCart(shopper, step, { email, hasDelivery: true })
    const before = await readStoredTokens(page)

    await page.route(call, (route: Route) => failures['401'](route))
    if (button === 'payment') await main.getByRole('checkbox', { name: messages.checkout.payment.terms }).check()
    const label = button === 'payment' ? messages.checkout.payment.pay(chair.price) : messages.checkout[button].submit
    await main.getByRole('button', { name: label }).click()
    await shopper.seesHeading(messages.headings.identification)
    await expect(main.getByRole('alert').filter({ hasText: messages.checkout.errors.loggedOut })).toBeVisible()
    expect(await readStoredTokens(page)).toEqual({ session: null, cart: before.cart })

    await page.unrouteAll()
    await shopper.continuesAsGuest()
    await shopper.fillsInfo(`again.${email}`)
    await shopper.choosesShipping()
  })
}

test('a session that ends while a step loads redirects to the identification', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  await openWithCart(shopper, 'checkout-step-shipping', { email: 'ine.ended.load@example.com' })
  // At this point all calls of the first load have been answered, so the session ends during the second load.
  await expect(shopper.radio(shopper.chair.home)).toBeVisible()
  const { cart } = await readStoredTokens(page)
  await page.route('**/web/v1/me', (route) => failures['401'](route))
  await page.reload()
  await shopper.seesHeading(messages.headings.identification)
  await expect(main.getByRole('alert').filter({ hasText: messages.checkout.errors.loggedOut })).toBeVisible()
  expect(await readStoredTokens(page)).toEqual({ session: null, cart })
  await expect(main.getByRole('link', { name: messages.identity.ways.go })).toBeVisible()
})
