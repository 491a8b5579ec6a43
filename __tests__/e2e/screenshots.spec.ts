import { languages } from '../../src/i18n/languages'
import { loadPictures } from './support/loadPictures'
import { devices } from './support/phone'
import { Shopper } from './support/Shopper'
import { test } from './support/test'

for (const { width, settings } of devices) {
  test.describe(`a viewport of ${width} px`, () => {
    test.use(settings)

    for (const language of languages) {
      test(`the main pages can be captured as screenshots in ${language}`, async ({ page }) => {
        const shopper = new Shopper(page, language)
        const shoot = async (name: string, fullPage = true) => {
          await loadPictures(page)
          await page.screenshot({ path: `test-results/screenshots/${name}-${language}-${width}.png`, fullPage })
        }
        await shopper.goesHome()
        await shoot('home')
        await shopper.opensCategory()
        await shoot('category')
        await shopper.opensProduct()
        await shopper.choosesColour()
        await shoot('product')
        await shopper.addsToCart()
        await shoot('cart-panel', false)
        await shopper.opensCart()
        await shoot('cart')
        await shopper.opensVoucherPanel()
        await shoot('voucher-panel', false)
        await shopper.usesVoucher()
        await shopper.startsCheckout()
        await shoot('identification')
        await shopper.continuesAsGuest()
        await shoot('info')
        await shopper.fillsInfo(`shots.${width}.${language}@example.com`)
        await shoot('shipping')
        await shopper.choosesShipping()
        await shoot('giftwrapping')
        await shopper.choosesWrapping('Tot gauw')
        await shoot('payment')
        await shopper.pays()
        await shopper.confirmsPayment()
        await shoot('confirmation')
        await page.goto(language === 'nl' ? '/nl/404' : '/en/404')
        await shoot('404')
      })
    }
  })
}
