import { cartCalls } from './support/cartCalls'
import { checkFailures } from './support/checkFailures'
import { checkoutCalls } from './support/checkoutCalls'
import { failureLogLines } from './support/failures'
import { openForCall } from './support/ShopCall'
import { test } from './support/test'

/**
 * Each call of the cart and the checkout fails in every way listed in support/failures.ts, preserves the input, and
 * succeeds afterwards. A 401 during a session ends the session, which templates/checkoutSessionEnds.test.tsx tests.
 */
test.use({ expectedErrors: failureLogLines })

for (const call of [...cartCalls, ...checkoutCalls]) {
  test(`${call.name} shows an error after every kind of failure and can be retried`, async ({ page }) => {
    if (call.waitForMessage) await page.clock.install()
    const { shopper, email } = await openForCall(page, call, 'failed')
    const { act, actAgain = act, isInPanel, getMessages, waitForMessage, expectInput, expectSuccess } = call
    let isFirst = true
    await checkFailures(page, {
      ...call,
      act: async () => {
        await (isFirst ? act : actAgain)(shopper)
        isFirst = false
      },
      where: isInPanel ? shopper.panel : shopper.main,
      messages: getMessages(shopper),
      waitForMessage: () => waitForMessage?.(shopper) ?? Promise.resolve(),
      expectInput: () => expectInput(shopper, email),
      expectSuccess: () => expectSuccess(shopper),
    })
  })
}
