import type { Page } from '@playwright/test'
import { cartCalls } from './support/cartCalls'
import { checkoutCalls } from './support/checkoutCalls'
import { failures, failureLogLines, type FailureName } from './support/failures'
import { isCall } from './support/calls'
import { openForCall, type ShopCall } from './support/ShopCall'
import type { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { readStoredTokens } from './support/tokens'

test.use({ expectedErrors: failureLogLines })

/** The failures of every call. A call also fails in the ways for which it has messages of its own. */
const commonFailures: FailureName[] = ['no connection', '500', 'wrong shape']

/** Expects the message, also for screen readers, and no busy element. */
async function expectMessage(page: Page, shopper: Shopper, { isInPanel }: ShopCall, message: string): Promise<void> {
  const where = isInPanel ? shopper.panel : shopper.main
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(where.getByText(message).first()).toBeVisible()
  const announced = where.getByRole('alert').or(where.getByRole('status'))
  const fieldHelp = where.locator(':has([aria-invalid="true"]) > [id$="-help"]')
  await expect(announced.or(fieldHelp).filter({ hasText: message }).first()).toBeAttached()
}

/**
 * Each call of the cart and the checkout fails on one page, one failure after the other, preserves the input and the
 * stored tokens, and succeeds afterwards. Tables of Jest name the message of every other failure (errorMessage.test.ts,
 * stepErrors.test.ts), and checkoutSessionEnds.test.tsx tests a 401 during a session.
 */
for (const call of [...cartCalls, ...checkoutCalls]) {
  test(`${call.name} shows an error after every kind of failure and can be retried`, async ({ page }) => {
    if (call.waitForMessage) await page.clock.install()
    const { shopper, email } = await openForCall(page, call, 'failed')
    const { act, actAgain = act, waitForMessage, expectInput, expectSuccess, except } = call
    const { other, ...own } = call.getMessages(shopper)
    const names = new Set([...commonFailures, ...(Object.keys(own) as FailureName[])])
    if (except) names.delete(except)
    const before = await readStoredTokens(page)
    let isFirst = true
    for (const name of names) {
      await test.step(name, async () => {
        await page.route('**/web/**', (route) =>
          isCall(route.request(), call) ? failures[name](route) : route.fallback(),
        )
        const request = page.waitForRequest((sent) => isCall(sent, call))
        await (isFirst ? act : actAgain)(shopper)
        isFirst = false
        await request
        await waitForMessage?.(shopper)
        await expectMessage(page, shopper, call, own[name] ?? other)
        await expectInput(shopper, email)
        expect(await readStoredTokens(page), 'tokens').toEqual(before)
        await page.unrouteAll()
      })
    }
    await actAgain(shopper)
    await expectSuccess(shopper)
  })
}
