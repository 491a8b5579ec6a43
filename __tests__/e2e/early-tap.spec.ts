import { listNamedScripts } from '../../src/commands/measure/budgetChecks'
import { holdRequests } from './support/holdRequests'
import { journeys } from './support/journeys'
import { ListVisitor } from './support/ListVisitor'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { waitsForScripts } from './support/waitsForScripts'

test('an early tap on the button that adds to the cart adds one item', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { messages, chair, main } = shopper
  const html = await (await page.request.get(chair.path)).text()
  const named = listNamedScripts(html)
  const release = await holdRequests(page, ({ pathname }) => pathname.endsWith('.js') && !named.includes(pathname))
  // The load event of the page may wait for the held scripts.
  await page.goto(chair.path, { waitUntil: 'commit' })
  await waitsForScripts(page)
  await shopper.choosesColour()
  await page.getByRole('button', { name: messages.catalogue.product.add }).first().click()
  release()
  await expect(shopper.addedPanel).toBeVisible()
  await shopper.opensCart()
  await expect(main.getByRole('link', { name: chair.name })).toHaveCount(1)
  await expect(main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })).toHaveValue('1')
})

test.describe('an early tap on the filter button of a phone', () => {
  test.use(phone)

  test('the button keeps the focus during hydration, and gets it back from the drawer', async ({ page }) => {
    const visitor = new ListVisitor(page)
    const filter = visitor.facet(visitor.labels.filter)
    const release = await holdRequests(page)
    await page.goto(journeys.category.path, { waitUntil: 'commit' })
    await filter.tap()
    await expect(filter).toBeFocused()
    release()
    const drawer = page.getByRole('dialog', { name: visitor.messages.filter })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(filter).toBeFocused()
  })
})
