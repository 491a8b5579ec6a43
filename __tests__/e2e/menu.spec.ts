import type { Page } from '@playwright/test'
import { findAxeViolations } from './support/findAxeViolations'
import { fitsWidth } from './support/fitsWidth'
import { phone } from './support/phone'
import { expect, test } from './support/test'
import { messages } from './support/messages'

const { header, footer } = messages.nl.frame
const [first, second, child] = ['Zitten', 'Tafels', 'Eetkamerstoelen']

const findMenuBar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: header.navigation })

test('a pointer that rests on a department opens its submenu, whose links work', async ({ page }) => {
  await page.goto('/nl')
  await findMenuBar(page).getByRole('link', { name: first, exact: true }).hover()
  const inside = findMenuBar(page).getByRole('link', { name: child })
  await expect(inside).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await findMenuBar(page).getByRole('link', { name: second, exact: true }).hover()
  await expect(inside).toBeHidden()
  await findMenuBar(page).getByRole('link', { name: first, exact: true }).hover()
  await inside.click()
  await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible()
  await expect(inside).toBeHidden()
})

test.describe('a touch screen of 390 px', () => {
  test.use(phone)

  test('a submenu slides over the menu and back', async ({ page }) => {
    await page.goto('/nl')
    const summary = page.getByRole('banner').locator('summary').filter({ hasText: header.menu })
    await summary.tap()
    const nav = findMenuBar(page)
    const link = nav.getByRole('link', { name: first, exact: true })
    // Until the submenus have loaded, departments are plain links.
    await expect(nav.locator('li > div')).toHaveCount(8)
    await link.tap()
    await expect(nav.getByRole('link', { name: 'Alles in Zitten' })).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    expect(await fitsWidth(page)).toBe(true)
    await nav.getByRole('button', { name: header.menu }).tap()
    await expect(link).toBeVisible()
    await link.tap()
    await nav.getByRole('link', { name: child }).tap()
    await expect(page.getByRole('heading', { level: 1, name: child })).toBeVisible()
    await expect(nav).toBeHidden()
  })
})

test.describe('pages without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('departments, search and the delivery page work as links and a form without scripts', async ({ page }) => {
    await page.goto('/nl')
    await findMenuBar(page).getByRole('link', { name: first, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await page.getByRole('banner').locator('summary').filter({ hasText: header.search }).click()
    await page.getByRole('textbox', { name: header.searchLabel }).fill('vaas')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/zoeken\/?\?q=vaas$/)
    await page.getByRole('contentinfo').getByRole('link', { name: footer.country }).click()
    await expect(page).toHaveURL(/\/nl\/levering\/?$/)
  })
})
