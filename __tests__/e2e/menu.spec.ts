import type { Page } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { messages } from './support/messages'

const departments = {
  nl: { first: 'Zitten', second: 'Tafels', all: 'Alles in Zitten', child: 'Eetkamerstoelen' },
  en: { first: 'Seating', second: 'Tables', all: 'All in Seating', child: 'Dining chairs' },
} as const

const findMenuBar = (page: Page, language: Language) =>
  page.getByRole('banner').getByRole('navigation', { name: messages[language].frame.header.navigation })

for (const language of languages) {
  const { first, second, all, child } = departments[language]
  const { header } = messages[language].frame

  test(`a pointer that rests on a department opens its submenu, whose links work, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await findMenuBar(page, language).getByRole('link', { name: first, exact: true }).hover()
    const inside = findMenuBar(page, language).getByRole('link', { name: child })
    await expect(inside).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await findMenuBar(page, language).getByRole('link', { name: second, exact: true }).hover()
    await expect(inside).toBeHidden()
    await findMenuBar(page, language).getByRole('link', { name: first, exact: true }).hover()
    await inside.click()
    await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible()
    await expect(inside).toBeHidden()
  })

  test.describe('a touch screen of 390 px', () => {
    test.use(phone)

    test(`a submenu slides over the menu and back in ${language}`, async ({ page }) => {
      await page.goto(`/${language}`)
      const summary = page.getByRole('banner').locator('summary').filter({ hasText: header.menu })
      await summary.tap()
      const nav = findMenuBar(page, language)
      const link = nav.getByRole('link', { name: first, exact: true })
      // Until the submenus have loaded, departments are plain links.
      await expect(nav.locator('li > div')).toHaveCount(8)
      await link.tap()
      await expect(nav.getByRole('link', { name: all })).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await nav.getByRole('button', { name: header.menu }).tap()
      await expect(link).toBeVisible()
      await link.tap()
      await nav.getByRole('link', { name: child }).tap()
      await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible()
      await expect(nav).toBeHidden()
    })
  })
}

test.describe('pages without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('departments, search and the delivery page work as links and a form without scripts', async ({ page }) => {
    await page.goto('/nl')
    await findMenuBar(page, 'nl').getByRole('link', { name: 'Zitten', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zitten' })).toBeVisible()
    await page.getByRole('banner').locator('summary').filter({ hasText: messages.nl.frame.header.search }).click()
    await page.getByRole('textbox', { name: messages.nl.frame.header.searchLabel }).fill('vaas')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/zoeken\/?\?q=vaas$/)
    await page.getByRole('contentinfo').getByRole('link', { name: messages.nl.frame.footer.country }).click()
    await expect(page).toHaveURL(/\/nl\/levering\/?$/)
  })
})
