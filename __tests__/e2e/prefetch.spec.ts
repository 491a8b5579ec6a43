import type { Page } from '@playwright/test'
import { chair } from './support/chair'
import { expect, test } from './support/test'

const { category, name } = chair.nl
const pageData = /\/page-data\/nl\/producten\/.*page-data\.json$/

/** Says to the page that this visitor saves data, as Chromium does. */
const onConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((settings) => {
    Object.defineProperty(window.navigator, 'connection', {
      value: { effectiveType: '4g', saveData: false, ...settings },
    })
  }, connection)

test('idle time fetches the pages of the products in view', async ({ page }) => {
  const fetched = page.waitForRequest(pageData)
  await page.goto(category.path)
  await fetched
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`with ${JSON.stringify(connection)} nothing is fetched ahead, also under a pointer`, async ({ page }) => {
    const ahead: string[] = []
    page.on('request', (request) => {
      if (pageData.test(request.url())) ahead.push(request.url())
    })
    await onConnection(page, connection)
    await page.goto(category.path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().hover()
    await page.waitForLoadState('networkidle')
    expect(ahead).toEqual([])

    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}
