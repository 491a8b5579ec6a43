import type { Page } from '@playwright/test'
import { languageName, type Language } from '../../src/i18n/languages'
import { holdRequests } from './support/holdRequests'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'
import { messages } from './support/messages'

const switchLanguage = (page: Page, to: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageName[to] }).click()

test('navigation moves focus to the heading of the new page and announces it', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  // Until the scripts run, a link is plain browser navigation, which does not move focus to the heading.
  await waitsForScripts(page)
  await shopper.opensCategory()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: shopper.chair.category.name })).toBeAttached()
  await expect(page).toHaveTitle(new RegExp(shopper.chair.category.name))
})

test('the first press of Tab focuses a link that skips to the content', async ({ page }) => {
  await page.goto('/nl')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: messages.nl.frame.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})

test('Back leads to the previous page while the scripts of a page are starting', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  const home = await page.title()
  await waitsForScripts(page)
  await shopper.opensCategory()
  const release = await holdRequests(page, '**/page-data/nl/categorie/**')
  const held = page.waitForRequest('**/page-data/nl/categorie/**')
  await page.reload({ waitUntil: 'commit' })
  await held
  // The scripts are running and wait only for the data of the page.
  await page.waitForFunction(() => '___loader' in window)
  const loaded = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => window.history.back())
  // The browser reloads the previous page, so no page waits for the delayed response any more.
  await loaded
  release()
  await expect(page).toHaveTitle(home)
  await shopper.opensCategory()
})

test('Back leads to the previous page before the scripts of a reloaded page run', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await shopper.goesHome()
  const home = await page.title()
  await waitsForScripts(page)
  await shopper.opensCategory()
  const release = await holdRequests(page)
  await page.reload({ waitUntil: 'commit' })
  await shopper.seesHeading(shopper.chair.category.name)
  // Both entries of the history belong to one document, so Back changes only the address.
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(/\/nl$/)
  release()
  await expect(page).toHaveTitle(home)
  await shopper.opensCategory()
  await page.goBack()
  await expect(page).toHaveTitle(home)
})

test('the cart panel works with the keyboard alone and returns focus', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await page.goto(shopper.chair.path)
  const add = shopper.main.getByRole('button', { name: shopper.messages.catalogue.product.add }).first()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(shopper.addedPanel).toBeVisible()
  await expect(shopper.panel.locator(':focus')).toHaveCount(1)
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    await expect(shopper.main.locator(':focus')).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await expect(shopper.panel).toBeHidden()
  await expect(add).toBeFocused()
})

test('the language switch preserves the page and the query', async ({ page }) => {
  await page.goto('/nl/merken?sort=naam&page=2')
  // Until the scripts run, the link is a plain one that has no query.
  await waitsForScripts(page)
  await switchLanguage(page, 'en')
  await page.waitForURL('**/en/brands?sort=naam&page=2')
  await waitsForScripts(page)
  await switchLanguage(page, 'nl')
  await page.waitForURL('**/nl/merken?sort=naam&page=2')
})

test('Back restores the scroll position of a list that was scrolled before its scripts loaded', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const release = await holdRequests(page)
  await page.goto(shopper.chair.category.path, { waitUntil: 'commit' })
  await shopper.main.getByRole('link', { name: shopper.chair.name, exact: true }).first().scrollIntoViewIfNeeded()
  release()
  await waitsForScripts(page)
  const scrolled = await page.evaluate(() => Math.round(window.scrollY))
  expect(scrolled).toBeGreaterThan(0)
  await shopper.opensProduct()
  await page.goBack()
  await shopper.seesHeading(shopper.chair.category.name)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(scrolled / 2)
})
