import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** What the head says to search engines and to whoever shares the page, each tag as often as it stands there. */
const head = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    language: document.documentElement.lang,
    tags: [...document.head.querySelectorAll('meta[name], link[rel=canonical], link[rel=alternate]')]
      .filter((tag) => tag.getAttribute('name') !== 'viewport')
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
