import shopDetails from '../../data/shop.json'
import { languages, listOtherLanguages } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { added, addToCatalogue } from './support/newerCatalogue'
import { isSameLoad, markLoad } from './support/navigation'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'

// The browser reports the missing page, the removed product and the failing shop API in the console.
test.use({ expectedErrors: /status of (404|410|503)/ })

const { product } = added
const paths = { nl: `/nl/producten/${product.slug.nl}`, en: `/en/products/${product.slug.en}` }

for (const language of languages) {
  test(`a product newer than the build is shown and can be bought, in ${language}`, async ({ page }) => {
    await addToCatalogue(page)
    const shopper = new Shopper(page, language)
    const response = await page.goto(`${paths[language]}?utm_source=email`)
    expect(response?.status()).toBe(404)
    await shopper.seesHeading(product.name[language])
    await expect(page).toHaveTitle(`${product.name[language]} | ${shopDetails.name}`)
    expect(new URL(page.url()).search).toBe('?utm_source=email')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${paths[language]}$`))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator(`a[hreflang][href="${paths[listOtherLanguages(language)[0]!]}"]`).first()).toBeAttached()
    expect(await findAxeViolations(page)).toEqual([])
    await shopper.addsToCart()
  })
}

test('a link to a product beyond the limit of the build opens it without a page load, and Back returns to the list', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'nl')
  const { path, name } = shopper.chair
  // A host that has no such page responds with 404.
  await page.route(`**/page-data${path}/**`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(`**${path}/*`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/nl/categorie/zitten?sort=price')
  await waitsForScripts(page)
  await markLoad(page)
  await shopper.opensProduct()
  // The card shows and links to one variant.
  await expect(page).toHaveURL(new RegExp(`${path}/[^/]+$`))
  await expect(page).toHaveTitle(new RegExp(`^${name}, .+ \\| ${shopDetails.name}$`))
  await shopper.addsToCart()
  await page.goBack()
  await expect(page).toHaveURL('/nl/categorie/zitten?sort=price')
  await shopper.seesHeading('Zitten')
  expect(await isSameLoad(page)).toBe(true)
})
