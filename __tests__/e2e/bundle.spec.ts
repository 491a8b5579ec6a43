import type { Locator, Page } from '@playwright/test'
import { languages, type Language } from '../../src/i18n/languages'
import { findAxeViolations } from './support/findAxeViolations'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** The maximum number of presses of Tab to the first product cards of any list. */
const maxPresses = 150

async function tabsTo(page: Page, place: Locator): Promise<void> {
  for (let press = 0; press < maxPresses; press += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(place).toBeFocused()
}

/** Opens a list that contains the chair, and returns the elements of the chair's card and of the panel. */
async function openList(page: Page, language: Language) {
  const shopper = new Shopper(page, language)
  const { messages, chair, main, panel } = shopper
  await page.goto(chair.category.path)
  return {
    shopper,
    link: main.getByRole('link', { name: chair.name, exact: true }).first(),
    button: main.getByRole('button', { name: `${messages.catalogue.wall.choose}: ${chair.name}` }).first(),
    colour: panel.getByRole('radio', { name: chair.colour }),
    add: panel.getByRole('button', { name: messages.catalogue.product.add }),
    result: page.getByRole('dialog', { name: messages.panel.cartResult.added }),
  }
}

for (const language of languages) {
  test(`a variant can be chosen and added from a list with the keyboard alone in ${language}`, async ({ page }) => {
    const { shopper, link, button, colour, add, result } = await openList(page, language)
    await tabsTo(page, link)
    await expect(button).toBeVisible()
    // The wishlist button of the card may have appeared before this button.
    await tabsTo(page, button)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: shopper.messages.panel.combination.choose })).toBeVisible()
    await tabsTo(page, shopper.panel.getByRole('radio', { checked: true }))
    for (let press = 0; press < maxPresses && !(await colour.isChecked()); press += 1) {
      await page.keyboard.press('ArrowRight')
    }
    await expect(colour).toBeChecked()
    expect(await findAxeViolations(page)).toEqual([])
    await tabsTo(page, add)
    await page.keyboard.press('Enter')
    await expect(result).toContainText(shopper.chair.colour)
    await page.keyboard.press('Escape')
    await expect(shopper.panel).toBeHidden()
    await expect(button).toBeFocused()
    expect(new URL(page.url()).pathname).toBe(shopper.chair.category.path)
  })

  test(`the products of a bundle can be added together from a product page in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { messages, panel } = shopper
    await page.goto(shopper.chair.path)
    await shopper.main.getByRole('button', { name: messages.catalogue.product.chooseTogether }).click()
    await expect(page.getByRole('dialog', { name: messages.panel.combination.together })).toBeVisible()
    const products = panel.getByRole('checkbox')
    await expect(products.first()).toBeChecked()
    expect(await findAxeViolations(page)).toEqual([])
    const count = await products.count()
    expect(count).toBeGreaterThan(2)
    await products.last().uncheck()
    await panel.getByRole('button', { name: messages.catalogue.product.add }).click()
    const result = page.getByRole('dialog', { name: messages.panel.cartResult.added })
    await expect(result).toContainText(messages.panel.cartResult.addedTogether(count - 1))
    await expect(result).toContainText(messages.panel.cartResult.subtotal(count - 1))
  })

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
