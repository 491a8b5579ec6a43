import { languages } from '../../src/i18n/languages'
import { notFoundTitle } from './support/messages'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test.use({ expectedErrors: /status of 404/ })

const unknown = {
  nl: [
    '/nl/bestaat-niet',
    '/nl/producten/bestaat-niet',
    '/nl/categorie/zitten/bestaat-niet',
    '/nl/producten/spile-stoel%20',
    '/nl/contact%20',
  ],
  en: [
    '/en/not-there',
    '/en/products/not-there',
    '/en/brands/not-there/neither',
    '/en/products/a%2Fb',
    '/en/products/spile-chair%23x',
  ],
}

for (const language of languages) {
  for (const path of unknown[language]) {
    test(`${path} shows the not-found page in its language`, async ({ page }) => {
      const shopper = new Shopper(page, language)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await shopper.seesHeading(notFoundTitle[language])
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
      await expect(shopper.main.getByRole('link', { name: shopper.messages.headings.notFound.contact })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }
}
