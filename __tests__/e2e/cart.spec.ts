import { languages } from '../../src/i18n/languages'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** A sentence up to the day in it, which goes with the day of the test. */
const untilTheDay = (sentence: (day: string) => string) => sentence('|').split('|')[0]!

for (const language of languages) {
  test(`quantity, removal and its undoing outlive a reload in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const quantity = main.getByRole('textbox', { name: words.cart.quantity(chair.name) })
    await page.goto(chair.path)
    await shopper.addsToCart()
    await shopper.opensCart()

    await main.getByRole('button', { name: words.cart.more(chair.name) }).click()
    await expect(main.getByText(words.cart.unitLine(2, chair.price))).toBeVisible()
    await page.reload()
    await expect(quantity).toHaveValue('2')

    await main.getByRole('button', { name: words.cart.removeName(chair.name) }).click()
    await expect(main.getByText(words.cart.empty)).toBeVisible()
    await page.getByRole('button', { name: words.cart.undo }).click()
    await expect(quantity).toHaveValue('2')
  })
}

test.describe('vouchers', () => {
  // The browser itself writes a line about every answer of 400 and more.
  test.use({ expectedErrors: /status of 4\d\d/ })

  for (const language of languages) {
    test(`a voucher that does not work says why in ${language}`, async ({ page }) => {
      const shopper = new Shopper(page, language)
      const { panel, words } = shopper
      const tries = [
        { code: 'ONBEKEND', fault: words.panel.voucher.unknown },
        { code: 'ZOMER22', fault: untilTheDay(words.panel.voucher.expiredOn) },
        { code: 'LENTE2090', fault: untilTheDay(words.panel.voucher.notYetUntil) },
      ]
      await page.goto(shopper.chair.path)
      await shopper.addsToCart()
      await shopper.opensCart()
      await shopper.opensVoucherPanel()
      for (const { code, fault } of tries) {
        await panel.getByLabel(words.panel.voucher.code).fill(code)
        await panel.getByRole('button', { name: words.panel.voucher.use }).click()
        await expect(panel.getByText(fault).first()).toBeVisible()
      }
      await shopper.usesVoucher()
    })
  }
})
