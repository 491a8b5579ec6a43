import { findAxeViolations } from './support/findAxeViolations'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test.use(phone)

test('a tap on the plus button opens the panel and preserves the scroll position of the list', async ({ page }) => {
  const { messages, chair, main, panel, addedPanel } = new Shopper(page, 'nl')
  const button = main.getByRole('button', { name: `${messages.catalogue.productGrid.choose}: ${chair.name}` }).first()
  const colour = panel.getByRole('radio', { name: chair.colour })
  await page.goto(chair.category.path)
  await button.scrollIntoViewIfNeeded()
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  const before = await page.evaluate(() => window.scrollY)
  await button.tap()
  await colour.tap()
  await expect(colour).toBeChecked()
  expect(await findAxeViolations(page)).toEqual([])
  await panel.getByRole('button', { name: messages.catalogue.product.add }).tap()
  await expect(addedPanel).toContainText(chair.colour)
  // The button stands where the one that added was, so a tap within a second of that one does not count.
  await expect(async () => {
    await addedPanel.getByRole('button', { name: messages.panel.cartResult.goOn }).tap()
    await expect(panel).toBeHidden({ timeout: 500 })
  }).toPass()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(new URL(page.url()).pathname).toBe(chair.category.path)
})
