import { findAxeViolations } from './support/findAxeViolations'
import { readEmailLink } from './support/emails'
import { phone } from './support/phone'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test.use(phone)

test('an email about the return of a product can be requested, confirmed and ended', async ({ page }) => {
  const visitor = new Shopper(page, 'nl')
  const { main, messages } = visitor
  const { form, email: link, alternatives } = messages.stockAlert
  const email = 'ine.stock@example.com'

  // The only variant of this product is sold out in the demo catalogue.
  await page.goto('/nl/producten/ris-ovale-papieren-lamp')
  await expect(main.getByText(messages.catalogue.product.soldOutReason)).toBeVisible()
  await expect(visitor.button(messages.catalogue.product.add)).toHaveCount(0)
  const others = main.getByRole('heading', { name: alternatives }).locator('xpath=..')
  await expect(others.getByRole('link')).toHaveCount(2)
  expect(await findAxeViolations(page)).toEqual([])

  await main.getByLabel(form.title).fill(email)
  await visitor.button(form.submit).tap()
  await expect(main.getByText(form.sentTo(email))).toBeVisible()

  await page.goto(await readEmailLink(email, 'stock-confirm'))
  await visitor.button(link.confirm.submit).tap()
  await expect(main.getByRole('heading', { name: link.confirm.done })).toBeVisible()
  expect(new URL(page.url()).hash, 'the token is out of the address').toBe('')
  expect(await findAxeViolations(page)).toEqual([])

  await visitor.button(link.withdraw).tap()
  await visitor.button(link.unsubscribe.submit).tap()
  await expect(main.getByRole('heading', { name: link.unsubscribe.done })).toBeVisible()
})
