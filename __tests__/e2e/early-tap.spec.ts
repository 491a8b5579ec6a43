import { listNamedScripts } from '../../src/commands/measure/budgetChecks'
import { languages } from '../../src/i18n/languages'
import { holdRequests } from './support/holdRequests'
import { journeys } from './support/journeys'
import { ListVisitor } from './support/ListVisitor'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'

test.describe('an early tap on the button that adds to the cart', () => {
  test('a tap before any script has loaded adds one item', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const release = await holdRequests(page)
    await page.goto(shopper.chair.path, { waitUntil: 'commit' })
    await page.getByRole('button', { name: shopper.messages.catalogue.product.add }).first().click()
    release()
    await seesOneLine(shopper)
  })

  test('a tap before the scripts of the cart have loaded adds one item', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const html = await (await page.request.get(shopper.chair.path)).text()
    const named = listNamedScripts(html)
    const release = await holdRequests(page, ({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname))
    // The load event of the page may wait for the held scripts.
    await page.goto(shopper.chair.path, { waitUntil: 'commit' })
    await waitsForScripts(page)
    await shopper.choosesColour()
    await page.getByRole('button', { name: shopper.messages.catalogue.product.add }).first().click()
    release()
    await seesOneLine(shopper)
  })
})

test.describe('an early tap on the filter button of a phone', () => {
  test.use(phone)

  for (const language of languages) {
    test(`the button keeps the focus during hydration, and gets it back from the drawer, in ${language}`, async ({
      page,
    }) => {
      const visitor = new ListVisitor(page, language)
      const filter = visitor.facet(visitor.labels.filter)
      const release = await holdRequests(page)
      await page.goto(journeys[language].category.path, { waitUntil: 'commit' })
      await filter.tap()
      await expect(filter).toBeFocused()
      release()
      const drawer = page.getByRole('dialog', { name: visitor.messages.filter })
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(filter).toBeFocused()
    })
  }
})

async function seesOneLine(shopper: Shopper): Promise<void> {
  const { page, messages, chair, main } = shopper
  await expect(page.getByRole('dialog', { name: messages.panel.cartResult.added })).toBeVisible()
  await shopper.opensCart()
  await expect(main.getByRole('link', { name: chair.name })).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })).toHaveValue('1')
  expect(new URL(page.url()).pathname).toBe('/nl/winkelmandje')
}
