import type { Locator, Page } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { holdResponse } from './support/holdResponse'
import { waitForFrames } from './support/layoutShifts'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { messages } from './support/messages'

const searches = {
  nl: { wrong: 'spille', right: 'Spile stoel', results: '/nl/zoeken?q=vaas', typed: 'vaas' },
  en: { wrong: 'spille', right: 'Spile chair', results: '/en/search?q=vase', typed: 'vase' },
} as const

const findSheet = (page: Page) => page.getByRole('banner').getByRole('search')

const findSummary = (page: Page, language: Language) =>
  page.getByRole('banner').locator('summary').filter({ hasText: messages[language].frame.header.search })

/** Opens the search sheet with the keyboard alone, and returns its field once the field can show suggestions. */
async function opensSearch(page: Page, language: Language): Promise<Locator> {
  const { header } = messages[language].frame
  await findSummary(page, language).focus()
  await page.keyboard.press('Enter')
  const field = findSheet(page).getByRole('combobox', { name: header.searchLabel })
  await expect(field).toBeFocused()
  return field
}

for (const language of languages) {
  const { wrong, right, results, typed } = searches[language]

  test(`a query with a typing error finds a product with the keyboard alone, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await opensSearch(page, language)
    // An answer to the first letters may come before that.
    const answered = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url())
      return pathname.endsWith('/suggestions') && [...searchParams.values()].includes(wrong)
    })
    await page.keyboard.type(wrong)
    await (await answered).finished()
    await page.evaluate(waitForFrames)
    const option = page.getByRole('option', { name: new RegExp(`^${right}`) })
    await expect(option).toBeVisible()
    const names = await page.getByRole('option').allTextContents()
    for (const name of names) {
      await page.keyboard.press('ArrowDown')
      if (name.startsWith(right)) break
    }
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: right })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(findSheet(page)).toBeHidden()
  })

  test(`a query that is submitted as soon as the field can show suggestions loads no page, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}`)
    await page.evaluate((query) => {
      Object.assign(window, { samePage: true })
      const field = document.querySelector<HTMLInputElement>('header form[role="search"] input')
      new MutationObserver((_changes, observer) => {
        if (field?.role !== 'combobox') return
        observer.disconnect()
        field.value = query
        field.form?.requestSubmit()
      }).observe(field!, { attributes: true })
    }, typed)
    await findSummary(page, language).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${results.replace('?', '\\?')}$`))
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
  })

  test(`results show their shape until they have loaded, in ${language}`, async ({ page }) => {
    const release = await holdResponse(page, { method: 'GET', path: /^\/products/ })
    await page.goto(results)
    const shapes = page.getByRole('main').locator('span[style*="aspect-ratio"]')
    await expect(shapes.first()).toBeVisible()
    release()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(shapes).toHaveCount(0)
  })
}

test.describe('a touch screen of 390 px', () => {
  test.use(phone)

  for (const language of languages) {
    test(`the sheet fills the screen, and its targets are at least 44 px high, in ${language}`, async ({ page }) => {
      const { right } = searches[language]
      await page.goto(`/${language}`)
      await findSummary(page, language).tap()
      await page.getByRole('combobox').fill('spile')
      const option = page.getByRole('option', { name: new RegExp(`^${right}`) })
      await expect(option).toBeVisible()
      for (const each of await page.getByRole('option').all()) {
        expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44)
      }
      const sheet = (await findSheet(page).boundingBox())!
      expect(sheet.y + sheet.height).toBe(844)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await findAxeViolations(page)).toEqual([])
      await option.tap()
      await expect(page.getByRole('heading', { level: 1, name: right })).toBeVisible()
    })
  }
})
