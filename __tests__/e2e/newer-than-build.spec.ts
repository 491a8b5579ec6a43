import { languages, type Language } from '../../src/i18n/languages'
import { axeFaults } from './support/axeFaults'
import { added, addToShop, takeOutOfShop } from './support/newShop'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

// The browser's own line about the page that is not there, and about the product that is gone.
test.use({ expectedErrors: /status of (404|410|503)/ })

const { product, brand, category } = added
const paths: Record<Language, { product: string; other: string; brand: string; category: string }> = {
  nl: {
    product: `/nl/producten/${product.slug.nl}`,
    other: `/en/products/${product.slug.en}`,
    brand: `/nl/merken/${brand.slug}`,
    category: `/nl/categorie/${category.slug.nl}`,
  },
  en: {
    product: `/en/products/${product.slug.en}`,
    other: `/nl/producten/${product.slug.nl}`,
    brand: `/en/brands/${brand.slug}`,
    category: `/en/category/${category.slug.en}`,
  },
}
const gone = {
  nl: { path: '/nl/producten/tove-uit-de-winkel', slug: 'tove-uit-de-winkel', family: '/nl/merken/havrelund/tove' },
  en: { path: '/en/products/tove-no-more', slug: 'tove-no-more', family: '/en/brands/havrelund/tove' },
}

for (const language of languages) {
  test(`a product that is newer than the site shows, and can be bought, in ${language}`, async ({ page }) => {
    await addToShop(page)
    const shopper = new Shopper(page, language)
    const answer = await page.goto(`${paths[language].product}?utm_source=letter`)
    expect(answer?.status()).toBe(404)
    await shopper.seesHeading(product.name[language])
    await expect(page).toHaveTitle(`${product.name[language]} | Up North`)
    expect(new URL(page.url()).search).toBe('?utm_source=letter')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${paths[language].product}$`))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator(`a[hreflang][href="${paths[language].other}"]`).first()).toBeAttached()
    expect(await axeFaults(page)).toEqual([])
    await shopper.addsToCart()
  })

  for (const kind of ['brand', 'category'] as const) {
    test(`a ${kind} that is newer than the site shows its products, in ${language}`, async ({ page }) => {
      await addToShop(page)
      const shopper = new Shopper(page, language)
      await page.goto(paths[language][kind])
      const name = kind === 'brand' ? brand.name : category.name[language]
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page).toHaveTitle(`${name} | Up North`)
      await expect(page.locator('#list li').first()).toBeVisible()
      expect(await axeFaults(page)).toEqual([])
      await shopper.main.locator('#list li a').first().click()
      await expect(page).toHaveURL(language === 'nl' ? /\/nl\/producten\// : /\/en\/products\//)
      await expect(page.getByRole('heading', { level: 1, name })).toBeHidden()
    })
  }

  test(`a product that is gone offers its series, in ${language}`, async ({ page }) => {
    await takeOutOfShop(page, gone[language].slug, 'Tove')
    const shopper = new Shopper(page, language)
    await page.goto(gone[language].path)
    const words = shopper.words.gallery
    await shopper.seesHeading(words.gone.title(words.newer.piece))
    expect(await axeFaults(page)).toEqual([])
    await shopper.main.getByRole('link', { name: words.gone.family('Tove') }).click()
    await expect(page).toHaveURL(gone[language].family)
    await shopper.seesHeading('Tove')
  })
}

test('nothing is said of a page that is not there before the shop was asked', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/web/v1/product?**', async (route) => {
    await asked
    await route.fallback()
  })
  await page.goto('/nl/producten/bestaat-niet')
  await expect(page.getByText(shopper.words.frame.notFound.looking)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  answer()
  await shopper.seesHeading(shopper.words.frame.notFound.title)
})

test('a shop that does not answer can be asked again', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await addToShop(page)
  let down = true
  await page.route('**/web/v1/product?**', (route) =>
    down ? route.fulfill({ status: 503, json: { message: 'down' } }) : route.fallback(),
  )
  await page.goto(paths.nl.product)
  await expect(shopper.main.getByRole('alert')).toContainText(shopper.words.gallery.newer.failed)
  down = false
  await shopper.main.getByRole('button', { name: shopper.words.frame.error.retry }).click()
  await shopper.seesHeading(product.name.nl)
})

test('a link to a product beyond the limit of a build leads to it without a new load, and back', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { path, name } = shopper.chair
  // As a host answers that has no such page.
  await page.route(`**/page-data${path}/page-data.json`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route(`**${path}`, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/nl/categorie/zitten?sort=price')
  await page.evaluate(() => Object.assign(window, { sameLoad: true }))
  await shopper.opensProduct()
  await expect(page).toHaveURL(path)
  await expect(page).toHaveTitle(`${name} | Up North`)
  await shopper.addsToCart()
  await page.goBack()
  await expect(page).toHaveURL('/nl/categorie/zitten?sort=price')
  await shopper.seesHeading('Zitten')
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
})
