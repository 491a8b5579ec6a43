import type { Locator } from '@playwright/test'
import { openWithCart } from './support/openWithCart'
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
