import type { Page } from '@playwright/test'
import { listNamedScripts } from '../../src/commands/measure/budgetChecks'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** Holds back the scripts that `which` names until they are let go. */
async function hold(page: Page, which: (url: string) => boolean): Promise<() => void> {
  let letGo = () => undefined as void
  const released = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.js', async (route) => {
    if (which(route.request().url())) await released
    await route.continue()
  })
  return letGo
}

test.describe('a tap on "In winkelmandje"', () => {
  test('before any script has come is done once', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const letGo = await hold(page, () => true)
    await page.goto(shopper.chair.path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: shopper.words.catalogue.product.add }).first().click()
    letGo()
    await seesOneLine(shopper)
  })

  test('before the scripts of the cart have come is done once', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const html = await (await page.request.get(shopper.chair.path)).text()
    const named = listNamedScripts(html)
    const letGo = await hold(page, (url) => !named.includes(new URL(url).pathname))
    await page.goto(shopper.chair.path)
    await shopper.choosesColour()
    await page.getByRole('button', { name: shopper.words.catalogue.product.add }).first().click()
    letGo()
    await seesOneLine(shopper)
  })
})

async function seesOneLine(shopper: Shopper): Promise<void> {
  const { page, words, chair, main } = shopper
  await expect(page.getByRole('dialog', { name: words.panel.cartResult.added })).toBeVisible()
  await shopper.opensCart()
  await expect(main.getByRole('link', { name: chair.name })).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: words.cart.quantity(chair.name) })).toHaveValue('1')
  expect(new URL(page.url()).pathname).toBe('/nl/winkelmandje')
}
