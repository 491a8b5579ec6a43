import { failureLogLines, failures, type FailureName } from './support/failures'
import { openWithCart } from './support/openWithCart'
import { routeOnce } from './support/routeOnce'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { readStoredTokens } from './support/tokens'

const outages = ['no connection', '500', 'broken JSON'] as const satisfies FailureName[]

test.describe('an outage on the way back from the payment', () => {
  test.use({ expectedErrors: failureLogLines })

  for (const outage of outages) {
    test(`${outage}: a guest who has paid sees the order`, async ({ page }) => {
      const shopper = new Shopper(page, 'nl')
      const email = `ine.outage.${outages.indexOf(outage)}@example.com`
      await openWithCart(shopper, 'checkout-step-payment', { email, hasDelivery: true })
      await shopper.pays(shopper.chair.price)
      await routeOnce(page, '**/web/v1/me', (route) => failures[outage](route))
      await shopper.confirmsPayment()
      await page.reload()
      await expect(shopper.main.getByText(shopper.chair.name).first()).toBeVisible()
    })
  }
})

test.describe('on a shared computer', () => {
  // The browser itself reports the order that the next user may not see.
  test.use({ expectedErrors: /status of 404/ })

  test('after an order, the guest is unknown in another tab, and the next user can end the visit', async ({ page }) => {
    const shopper = new Shopper(page, 'en')
    const { main, messages } = shopper
    await openWithCart(shopper, 'checkout-step-payment', { email: 'ine.shared@example.com', hasDelivery: true })
    await shopper.pays(shopper.chair.price)
    await shopper.confirmsPayment()
    await expect.poll(async () => (await readStoredTokens(page)).session).toBeNull()
    const address = page.url()

    const other = await page.context().newPage()
    await other.goto(address)
    await expect(other.getByRole('main').getByText(messages.order.errors.unknown)).toBeVisible()
    await other.close()

    await main.getByRole('button', { name: messages.common.known.endVisit }).click()
    await page.waitForURL('**/en')
    await page.goto(address)
    await expect(main.getByText(messages.order.errors.unknown)).toBeVisible()
  })
})
