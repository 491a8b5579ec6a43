import type { Locator, Page } from '@playwright/test'
import { findAxeViolations } from './support/findAxeViolations'
import { fitsWidth } from './support/fitsWidth'
import { holdResponse } from './support/calls'
import { waitForFrames } from './support/layoutShifts'
import { isSameLoad, markLoad } from './support/navigation'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { messages } from './support/messages'

const { header } = messages.nl.frame
const chairName = 'Spile stoel'

const findSheet = (page: Page) => page.getByRole('banner').getByRole('search')

const findSummary = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: header.search })

/** Opens the search sheet with the keyboard alone, and returns its field once the field can show suggestions. */
async function opensSearch(page: Page): Promise<Locator> {
  await findSummary(page).focus()
  await page.keyboard.press('Enter')
  const field = findSheet(page).getByRole('combobox', { name: header.searchLabel })
  await expect(field).toBeFocused()
  return field
}

test('a query with a typing error finds a product with the keyboard alone', async ({ page }) => {
  await page.goto('/nl')
  await opensSearch(page)
  // A response to the first letters may arrive before this one.
  const suggestionsResponse = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url())
    return pathname.endsWith('/suggestions') && [...searchParams.values()].includes('spille')
  })
  await page.keyboard.type('spille')
  await (await suggestionsResponse).finished()
  await waitForFrames(page)
  const option = page.getByRole('option', { name: new RegExp(`^${chairName}`) })
  await expect(option).toBeVisible()
  const names = await page.getByRole('option').allTextContents()
  for (const name of names) {
    await page.keyboard.press('ArrowDown')
    if (name.startsWith(chairName)) break
  }
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: chairName })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(findSheet(page)).toBeHidden()
})

test('a query that is submitted as soon as the field can show suggestions loads no page', async ({ page }) => {
  await page.goto('/nl')
  await markLoad(page)
  await page.evaluate((query) => {
    const field = document.querySelector<HTMLInputElement>('header form[role="search"] input')
    new MutationObserver((_changes, observer) => {
      if (field?.role !== 'combobox') return
      observer.disconnect()
      field.value = query
      field.form?.requestSubmit()
    }).observe(field!, { attributes: true })
  }, 'vaas')
  await findSummary(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/zoeken\?q=vaas$/)
  expect(await isSameLoad(page)).toBe(true)
})

test('a skeleton has the shape of the results until they have loaded', async ({ page }) => {
  const release = await holdResponse(page, { method: 'GET', path: /^\/products/ })
  await page.goto('/nl/zoeken?q=vaas')
  const skeletons = page.getByRole('main').locator('span[style*="aspect-ratio"]')
  await expect(skeletons.first()).toBeVisible()
  release()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(skeletons).toHaveCount(0)
})

test.describe('a touch screen of 390 px', () => {
  test.use(phone)

  test('the sheet fills the screen, and its targets are at least 44 px high', async ({ page }) => {
    await page.goto('/nl')
    await findSummary(page).tap()
    await page.getByRole('combobox').fill('spile')
    const option = page.getByRole('option', { name: new RegExp(`^${chairName}`) })
    await expect(option).toBeVisible()
    for (const each of await page.getByRole('option').all()) {
      expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    }
    const sheet = (await findSheet(page).boundingBox())!
    expect(sheet.y + sheet.height).toBe(844)
    expect(await fitsWidth(page)).toBe(true)
    expect(await findAxeViolations(page)).toEqual([])
    await option.tap()
    await expect(page.getByRole('heading', { level: 1, name: chairName })).toBeVisible()
  })
})
