import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** What the head says of the page wherever a visitor came from, each tag as often as it stands there. */
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    language: document.documentElement.lang,
    tags: [...document.head.querySelectorAll('meta[name], link[rel=canonical], link[rel=alternate]')]
      .filter((tag) => !['viewport', 'twitter:card'].includes(tag.getAttribute('name') ?? ''))
      .map((tag) => ['name', 'content', 'rel', 'hreflang', 'href'].map((name) => tag.getAttribute(name)).join(' '))
      .sort(),
  }))

for (const language of languages) {
  test(`a page reached by a link has the head of its own HTML, forth and back, in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    await shopper.goesHome()
    const home = await head(page)
    await shopper.opensCategory()
    const url = page.url()
    await page.reload()
    const category = await head(page)
    expect(category.tags).not.toEqual(home.tags)

    await page.goBack()
    await expect(page).toHaveTitle(home.title)
    await expect(async () => expect(await head(page)).toEqual(home)).toPass()
    await page.goForward()
    await page.waitForURL(url)
    await expect(async () => expect(await head(page)).toEqual(category)).toPass()
    await page.goBack()
    await expect(async () => expect(await head(page)).toEqual(home)).toPass()
  })
}

test('what is said of a page to who shares it, and its structured data, are not left on the next one', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  const built = page.locator('head :is(meta[property], meta[name="twitter:card"], script[type="application/ld+json"])')
  expect(await built.count()).toBeGreaterThan(10)
  await shopper.opensCategory()
  await expect(built).toHaveCount(0)
})

test('a part of a list is not for search engines; the whole is', async ({ page }) => {
  const robots = page.locator('head meta[name=robots]')
  await page.goto('/nl/categorie/zitten?brand=havrelund')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nl\/categorie\/zitten$/)
  await page.goto('/nl/categorie/zitten?page=2')
  await expect(robots).toHaveCount(0)
})
