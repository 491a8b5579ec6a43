import type { Locator } from '@playwright/test'
import { Customer } from './support/Customer'
import { openWithCart } from './support/openWithCart'
import { ShelfBuilder } from './support/ShelfBuilder'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const readColour = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor)

test('in forced colours, the swatches of a product keep their colours, and the chosen one is marked', async ({
  page,
}) => {
  const { main, chair } = new Shopper(page, 'nl')
  await page.goto(chair.path)
  await expect(main.getByRole('radio').nth(1)).toBeVisible()
  const colours = await Promise.all((await main.getByRole('radio').all()).map(readColour))
  expect(colours.length).toBeGreaterThan(1)
  expect(new Set(colours).size).toBe(colours.length)
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(main.getByRole('radio', { checked: true })).toHaveCSS('outline-color', text)
})

test('in forced colours, the chosen payment method and the consent look chosen', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  await openWithCart(shopper, 'checkout-step-payment', { email: 'ine.forced@example.com', hasDelivery: true })
  for (const control of [
    shopper.radio(chair.bancontact),
    main.getByRole('checkbox', { name: messages.checkout.payment.terms }),
  ])
    await expect(control).toHaveCSS('appearance', 'auto')
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(main.locator('label svg').first()).toHaveCSS('color', text)
})

test('in forced colours, a sold-out size has a border and a slash in the colour of text', async ({ page }) => {
  const { main, messages } = new Shopper(page, 'nl')
  await page.goto('/nl/producten/leden-ladekast')
  const size = main.getByRole('radio', { name: `cm, ${messages.catalogue.product.soldOutTogether}` })
  await expect(size).toHaveCSS('border-width', '1px')
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  const { color, backgroundImage } = await size.evaluate((element) => {
    const { color, backgroundImage } = getComputedStyle(element, '::after')
    return { color, backgroundImage }
  })
  expect(color).toBe(text)
  expect(backgroundImage).toContain(text)
})

test('in forced colours, the planner marks the chosen view', async ({ page }) => {
  const builder = new ShelfBuilder(page)
  await builder.opens()
  await builder.preset.click()
  await builder.view3d.click()
  await expect(builder.view3d).toHaveCSS('border-width', '3px')
})

test('in forced colours, the account marks the current page', async ({ page }) => {
  const customer = new Customer(page, 'nl', 'ine.forced.account@example.com')
  const { tokens } = await customer.preparesAccount()
  await openWithCart(customer, 'my-orders', { lines: [], tokens })
  const current = customer.navigation.locator('[aria-current]')
  await expect(current).toBeVisible()
  const mark = await current.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth)
  expect(mark).toBe('3px')
})

test('in forced colours, a list marks the current category and the view to scale', async ({ page }) => {
  const { main, messages } = new Shopper(page, 'nl')
  await page.goto('/nl/categorie/zitten')
  await expect(
    main.getByRole('navigation', { name: messages.catalogue.list.subcategories }).locator('[aria-current]'),
  ).toHaveCSS('text-decoration-line', 'underline')
  const view = main.getByRole('button', { name: messages.catalogue.list.toScale })
  await view.click()
  await expect(view).toHaveAttribute('aria-pressed', 'true')
  await expect(view).toHaveCSS('text-decoration-line', 'underline')
})
