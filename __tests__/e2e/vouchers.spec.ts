import { languages, type Language } from '../../src/i18n/languages'
import { formatDate } from '../../src/i18n/dates'
import { formatMoney } from '../../src/i18n/money'
import { addDays } from '../../src/sandbox/rules/days'
import { pieces } from './support/pieces'
import { readyAt } from './support/readyAt'
import { ShopCounter } from './support/ShopCounter'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { words } from './support/words'

// The browser itself writes a line about every answer of 400 and more.
test.use({ expectedErrors: /status of 4\d\d/ })

/** The demo catalogue's vouchers, and why a cart with one reduced chair of € 343.20 can't have them. */
const refusals = (language: Language): [code: string, why: string][] => {
  const { voucher } = words[language].panel
  const day = (days: number) => formatDate(addDays(new Date(), days) ?? '', language)
  return [
    ['ONBEKEND', voucher.unknown],
    ['ZOMER22', voucher.expiredOn(day(-80))],
    ['LENTE2090', voucher.notYetUntil(day(120))],
    ['EERSTE50', voucher.usedUp],
    ['VOORLOTTE', voucher.notYours],
    ['LICHT15', voucher.notForThese],
    ['WELKOM10', voucher.notOnSale],
  ]
}

for (const language of languages) {
  test(`each voucher that can't be used says why, in the panel in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { panel, words } = shopper
    await readyAt(shopper, 'cart', { lines: [[pieces.reduced, 1]] })
    await shopper.opensVoucherPanel()
    const code = panel.getByLabel(words.panel.voucher.code)
    for (const [voucher, why] of refusals(language)) {
      await code.fill(voucher)
      await panel.getByRole('button', { name: words.panel.voucher.use, exact: true }).click()
      await expect(panel.getByText(why).first()).toBeVisible()
      await expect(panel.getByRole('alert').filter({ hasText: why })).toBeAttached()
      await expect(code).toHaveValue(voucher)
    }
    await shopper.usesVoucher()
  })

  test(`vouchers on the page: the minimum with what is missing, two at once, one twice, one out in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, words } = shopper
    const { voucher } = words.panel
    await readyAt(shopper, 'cart')
    const code = main.getByLabel(voucher.code)
    const tries = async (typed: string) => {
      await code.fill(typed)
      await main.getByRole('button', { name: voucher.use, exact: true }).click()
    }

    await tries('INTERIEUR100')
    await expect(main.getByText(voucher.minimumMissing(formatMoney(1211, language))).first()).toBeVisible()
    await tries('noord25')
    await expect(shopper.voucherLine('NOORD25')).toBeVisible()
    await tries('NOORD25')
    await expect(main.getByText(voucher.already).first()).toBeVisible()
    await tries('GRATISLEVERING')
    await expect(shopper.voucherLine('GRATISLEVERING')).toBeVisible()

    await shopper.voucherLine('NOORD25').click()
    await expect(shopper.voucherLine('NOORD25')).toHaveCount(0)
    await page.reload()
    await expect(shopper.voucherLine('GRATISLEVERING')).toBeVisible()
    await expect(shopper.voucherLine('NOORD25')).toHaveCount(0)
  })
}

test('a voucher that one may use once is refused the second time', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words } = shopper
  const { voucher } = words.panel
  const before = new ShopCounter(page.request, 'nl')
  await before.add(pieces.chair)
  await before.useVoucher('WELKOM10')
  await before.orderAsGuest('ine.once@example.com')
  await before.deliverHome()
  await before.pay()

  await readyAt(shopper, 'cart', { tokens: { session: before.tokens.session, cart: null } })
  await main.getByLabel(voucher.code).fill('WELKOM10')
  await main.getByRole('button', { name: voucher.use, exact: true }).click()
  await expect(main.getByText(voucher.spent).first()).toBeVisible()
})
