import type { Page } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** Opens a list that contains the chair, and returns the elements of the chair's card and of the panel. */
async function openList(page: Page, language: Language) {
  const shopper = new Shopper(page, language)
  const { messages, chair, main, panel } = shopper
  await page.goto(chair.category.path)
  return {
    shopper,
    link: main.getByRole('link', { name: chair.name, exact: true }).first(),
    button: main.getByRole('button', { name: `${messages.catalogue.productGrid.choose}: ${chair.name}` }).first(),
    colour: panel.getByRole('radio', { name: chair.colour }),
    add: panel.getByRole('button', { name: messages.catalogue.product.add }),
    result: page.getByRole('dialog', { name: messages.panel.cartResult.added }),
  }
}

for (const language of languages) {
  test.describe(`a phone in ${language}`, () => {
    test.use(phone)

    test('a tap on the plus button opens the panel and preserves the scroll position of the list', async ({ page }) => {
      const { shopper, button, colour, add, result } = await openList(page, language)
      await button.scrollIntoViewIfNeeded()
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      const before = await page.evaluate(() => window.scrollY)
      await button.tap()
      await colour.tap()
      await expect(colour).toBeChecked()
      expect(await findAxeViolations(page)).toEqual([])
      await add.tap()
      await expect(result).toContainText(shopper.chair.colour)
      // The button stands where the one that added was, so a tap within a second of that one does not count.
      await expect(async () => {
        await result.getByRole('button', { name: shopper.messages.panel.cartResult.goOn }).tap()
        await expect(shopper.panel).toBeHidden({ timeout: 500 })
      }).toPass()
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      expect(new URL(page.url()).pathname).toBe(shopper.chair.category.path)
    })
  })
}
