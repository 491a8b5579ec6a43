import { languages } from '../../src/i18n/languages'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test('a validation error that appears on blur does not move the control under the pointer', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { info } = shopper.messages.identity
  await openWithCart(shopper, 'checkout-step-guest')
  await shopper.field(info.email).fill('ine')
  await shopper.main.getByRole('checkbox', { name: info.otherInvoice }).click()
  await expect(shopper.field(info.email)).toHaveAttribute('aria-invalid', 'true')
  await expect(shopper.main.getByRole('checkbox', { name: info.otherInvoice })).toBeChecked()
})

for (const language of languages) {
  test(`the typed details survive a reload, Back and the next step in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, messages } = shopper
    const email = `ine.steps.${language}@example.com`
    await openWithCart(shopper, 'cart')
    await shopper.startsCheckout()
    await page.reload()
    await shopper.continuesAsGuest()
    await shopper.fillsAccount(email, 'een zin om te onthouden')
    await page.reload()
    await shopper.seesTyped(email)
    await expect(shopper.newPassword, 'a password is never stored').toHaveValue('')

    await page.goBack()
    await shopper.seesHeading(messages.headings.identification)
    await page.goForward()
    await shopper.seesTyped(email)
    await main.getByRole('button', { name: messages.identity.info.submit }).click()
    await shopper.seesHeading(messages.headings.shipping)
    await page.goBack()
    await shopper.seesTyped(email)
    await page.reload()
    await shopper.seesTyped(email)
  })
}
