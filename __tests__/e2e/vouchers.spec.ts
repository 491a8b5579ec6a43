import { languages, type Language } from '../../src/i18n/languages'
import { formatDate } from '../../src/i18n/dates'
import { formatMoney } from '../../src/i18n/money'
import { findDayAfter } from '../../src/sandbox/rules/days'
import { variants } from './support/variants'
import { openWithCart } from './support/openWithCart'
import { ApiClient } from './support/ApiClient'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { messages } from './support/messages'

// The browser reports every response with a status of 400 or more in the console.
test.use({ expectedErrors: /status of 4\d\d/ })

/** Vouchers of the demo catalogue, and the reasons why a cart with one reduced chair of € 343.20 cannot use them. */
const listRefusals = (language: Language): [code: string, why: string][] => {
  const { voucher } = messages[language].panel
  const formatDay = (days: number) => formatDate(findDayAfter(new Date(), days) ?? '', language)
  return [
    ['ONBEKEND', voucher.unknown],
    ['ZOMER22', voucher.expiredOn(formatDay(-80))],
    ['LENTE2090', voucher.notYetUntil(formatDay(120))],
    ['EERSTE50', voucher.usedUp],
    ['VOORLOTTE', voucher.notYours],
    ['LICHT15', voucher.notForThese],
    ['WELKOM10', voucher.notOnSale],
  ]
}

for (const language of languages) {
  test(`the panel says why a voucher cannot be used in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { panel, messages } = shopper
    await openWithCart(shopper, 'cart', { lines: [[variants.reduced, 1]] })
    await shopper.opensVoucherPanel()
    const code = panel.getByLabel(messages.panel.voucher.code)
    for (const [voucher, why] of listRefusals(language)) {
      await code.fill(voucher)
      await panel.getByRole('button', { name: messages.panel.voucher.use, exact: true }).click()
      await expect(panel.getByText(why).first()).toBeVisible()
      await expect(panel.getByRole('alert').filter({ hasText: why })).toBeAttached()
      await expect(code).toHaveValue(voucher)
    }
    await shopper.usesVoucher()
  })

  test(`vouchers can be combined and removed on the cart page, and rejected codes show the reason, in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, messages } = shopper
    const { voucher } = messages.panel
    await openWithCart(shopper, 'cart')
    const code = main.getByLabel(voucher.code)
    const triesVoucher = async (typed: string) => {
      await code.fill(typed)
      await main.getByRole('button', { name: voucher.use, exact: true }).click()
    }
    const usesVoucher = async (typed: string) => {
      await triesVoucher(typed)
      await expect(shopper.voucherLine(typed.toUpperCase())).toBeVisible()
      await expect(code, 'the field is ready for the next code').toHaveValue('')
    }

    await triesVoucher('INTERIEUR100')
    await expect(main.getByText(voucher.minimumMissing(formatMoney(1211, language))).first()).toBeVisible()
    await usesVoucher('noord25')
    await triesVoucher('NOORD25')
    await expect(main.getByText(voucher.already).first()).toBeVisible()
    await usesVoucher('GRATISLEVERING')

    await shopper.voucherLine('NOORD25').click()
    await expect(shopper.voucherLine('NOORD25')).toHaveCount(0)
    await page.reload()
    await expect(shopper.voucherLine('GRATISLEVERING')).toBeVisible()
    await expect(shopper.voucherLine('NOORD25')).toHaveCount(0)
  })
}

test('a voucher that is valid once per customer is rejected the second time', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages } = shopper
  const { voucher } = messages.panel
  const before = new ApiClient(page.request, 'nl')
  await before.add(variants.chair)
  await before.useVoucher('WELKOM10')
  await before.orderAsGuest('ine.once@example.com')
  await before.chooseHomeDelivery()
  await before.pay()

  await openWithCart(shopper, 'cart', { tokens: { session: before.tokens.session, cart: null } })
  await main.getByLabel(voucher.code).fill('WELKOM10')
  await main.getByRole('button', { name: voucher.use, exact: true }).click()
  await expect(main.getByText(voucher.spent).first()).toBeVisible()
})
