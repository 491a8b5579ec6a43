import { placedOrders } from './support/placedOrder'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** SPEC §4: while nothing is paid the cart stays, and the shopper can try again. */
for (const [button, outcome] of [
  ['Laat de betaling mislukken', 'failed'],
  ['Annuleer', 'cancelled'],
] as const) {
  test(`after a payment that was ${outcome} the cart is there and a second try orders once`, async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, words } = shopper
    const email = `ine.${outcome}@example.com`
    await page.goto(shopper.chair.path)
    await shopper.addsToCart()
    await shopper.opensCart()
    await shopper.opensVoucherPanel()
    await shopper.usesVoucher()
    await shopper.startsCheckout()
    await shopper.continuesAsGuest()
    await shopper.fillsInfo(email)
    await shopper.choosesShipping()
    await shopper.choosesWrapping('Tot gauw')
    await shopper.pays()

    await page.getByRole('button', { name: button }).click()
    await expect(main.getByText(words.checkout.status[outcome])).toBeVisible()
    expect(placedOrders(email)).toEqual([])

    await main.getByRole('link', { name: words.checkout.status.payAgain }).click()
    await shopper.seesHeading(words.headings.payment)
    await shopper.pays()
    await shopper.confirmsPayment()
    expect(placedOrders(email)).toHaveLength(1)

    await page.goto('/nl/winkelmandje')
    await expect(main.getByText(words.cart.empty)).toBeVisible()
  })
}
