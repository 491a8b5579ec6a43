import type { Page } from '@playwright/test'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'

/** Reads the tags of the head that depend on the page only, not on the previous page. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    language: document.documentElement.lang,
    tags: [...document.head.querySelectorAll('meta[name], link[rel=canonical], link[rel=alternate]')]
      .filter((tag) => !['viewport', 'twitter:card'].includes(tag.getAttribute('name') ?? ''))
      .map((tag) => ['name', 'content', 'rel', 'hreflang', 'href'].map((name) => tag.getAttribute(name)).join(' '))
      .sort(),
  }))

test('a page reached by a link, Back or Forward has the head of its own HTML', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  const home = await readHead(page)
  await shopper.opensCategory()
  const url = page.url()
  await page.reload()
  const category = await readHead(page)
  expect(category.tags).not.toEqual(home.tags)

  await page.goBack()
  await expect(page).toHaveTitle(home.title)
  await expect(async () => expect(await readHead(page)).toEqual(home)).toPass()
  await page.goForward()
  await page.waitForURL(url)
  await expect(async () => expect(await readHead(page)).toEqual(category)).toPass()
  await page.goBack()
  await expect(async () => expect(await readHead(page)).toEqual(home)).toPass()
})

test('the Open Graph tags and structured data of a page are removed on the next page', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  const tags = page.locator('head :is(meta[property], meta[name="twitter:card"], script[type="application/ld+json"])')
  expect(await tags.count()).toBeGreaterThan(10)
  // Until the scripts run, the link makes the browser load the next page, which has tags of its own.
  await waitsForScripts(page)
  await shopper.opensCategory()
  await expect(tags).toHaveCount(0)
})

test('a filtered list has noindex, but a further page of the whole list does not', async ({ page }) => {
  const robots = page.locator('head meta[name=robots]')
  await page.goto('/nl/categorie/zitten?brand=havrelund')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/nl\/categorie\/zitten$/)
  await page.goto('/nl/categorie/zitten?page=2')
  await expect(robots).toHaveCount(0)
})
