import { chair } from './support/chair'
import { test } from './support/test'

const pageData = /\/page-data\/nl\/producten\/.*page-data\.json$/

test('the browser prefetches the pages of the visible products when it is idle', async ({ page }) => {
  const fetched = page.waitForRequest(pageData)
  await page.goto(chair.nl.category.path)
  await fetched
})
