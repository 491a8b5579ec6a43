import { cartCalls } from './support/cartCalls'
import { checkoutCalls } from './support/checkoutCalls'
import { holdResponse, isCall } from './support/calls'
import { openForCall } from './support/ShopCall'
import { expect, test } from './support/test'

/** Each test moves the page's clock forward instead of waiting for ten seconds. */
for (const call of [...cartCalls, ...checkoutCalls]) {
  test(`${call.name} shows a message after 10 s, and the late response still takes effect`, async ({ page }) => {
    await page.clock.install()
    const { shopper } = await openForCall(page, call, 'late')
    const release = await holdResponse(page, call)
    const request = page.waitForRequest((request) => isCall(request, call))
    await call.act(shopper)
    await request
    const message = call.getSlowMessage?.(shopper) ?? shopper.messages.checkout.slow
    const slow = page.getByRole('status').filter({ hasText: message })
    // The clock moves forward again if the page had not started its timer yet.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(slow.last()).toBeVisible({ timeout: 500 })
    }).toPass()

    release()
    await call.expectSuccess(shopper)
    await expect(slow).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
}
