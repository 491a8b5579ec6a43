import { languages } from '../../src/i18n/languages'
import { chair } from './support/chair'
import { expect, test } from './support/test'

test.use({ javaScriptEnabled: false })

for (const language of languages) {
  const { path, name, price, category } = chair[language]

  test(`a product page can be read without scripts in ${language}`, async ({ page }) => {
    const picture = page.waitForResponse((response) => /\/pictures\/spile-chair.*\.(avif|webp)$/.test(response.url()))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name }).first()).toBeVisible()
    expect((await picture).status()).toBe(200)
  })

  test(`links lead from the home page to a product without scripts in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await page.getByRole('main').getByRole('link', { name: category.name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}

test('cart, checkout and account say without script why they need it', async ({ page }) => {
  const note = page.locator('main noscript')
  for (const path of ['/nl/winkelmandje', '/nl/afrekenen/betaling', '/nl/mijn-bestellingen', '/nl/order/bevestiging']) {
    await page.goto(path)
    expect(await note.innerHTML(), path).toContain('Deze pagina heeft JavaScript nodig')
    await expect(note).toBeVisible()
  }
  await page.goto('/en/checkout')
  expect(await note.innerHTML()).toContain('This page needs JavaScript')
})

test('the bare address redirects to the language of the browser', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': 'en-GB,en;q=0.9' })
  await page.goto('/?utm_source=brief')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/en?utm_source=brief')
})
