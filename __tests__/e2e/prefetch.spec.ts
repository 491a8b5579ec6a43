import type { Page } from '@playwright/test'
import { chair } from './support/chair'
import { expect, test } from './support/test'

const { category, name } = chair.nl
const pageData = /\/page-data\/nl\/producten\/.*page-data\.json$/

/** Sets `navigator.connection`, through which Chromium reports the connection and the data saver setting. */
const setConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((settings) => {
    Object.defineProperty(window.navigator, 'connection', {
      value: { effectiveType: '4g', saveData: false, ...settings },
    })
  }, connection)

test('the browser prefetches the pages of the visible products when it is idle', async ({ page }) => {
  const fetched = page.waitForRequest(pageData)
  await page.goto(category.path)
  await fetched
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is prefetched on the connection ${JSON.stringify(connection)}, not even under the pointer`, async ({
    page,
  }) => {
    const prefetched: string[] = []
    page.on('request', (request) => {
      if (pageData.test(request.url())) prefetched.push(request.url())
    })
    await setConnection(page, connection)
    await page.goto(category.path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().hover()
    await page.waitForLoadState('networkidle')
    expect(prefetched).toEqual([])

    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })
}
