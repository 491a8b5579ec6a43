import { chair } from './support/chair'
import { fitsWidth } from './support/fitsWidth'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { variants } from './support/variants'

/** The spacing of text that users may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('pages with more space in their text do not scroll sideways', async ({ page }) => {
  // A window of 1280 px has this width at 400 %.
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of ['/nl', '/en', chair.nl.category.path, chair.nl.path, '/nl/winkelmandje', '/nl/afrekenen/info']) {
    await page.goto(path)
    await page.addStyleTag({ content: spacing })
    expect.soft(await fitsWidth(page), path).toBe(true)
  }
})

test('at 400 %, no bar at the bottom of a product or the cart covers the page', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { catalogue, cart } = shopper.messages
  const phoneSize = { width: 390, height: 844 }
  const enlargedSize = { width: 320, height: 225 }
  await page.setViewportSize(phoneSize)
  await page.goto(chair.nl.path)
  const addButtons = shopper.main.getByRole('button', { name: catalogue.product.add })
  await page.keyboard.press('End')
  await expect(addButtons).toHaveCount(2)
  await page.setViewportSize(enlargedSize)
  await expect(addButtons).toHaveCount(1)

  await page.setViewportSize(phoneSize)
  const lines = [variants.chair, variants.barStool, variants.mugs].map((variant) => [variant, 1] as const)
  await openWithCart(shopper, 'cart', { lines })
  const checkoutLinks = shopper.main.getByRole('link', { name: cart.checkout })
  await expect(checkoutLinks).toHaveCount(2)
  await page.setViewportSize(enlargedSize)
  await expect(checkoutLinks).toHaveCount(1)
})

test('on a phone in landscape, the buttons of a panel leave room for the added item', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const shopper = new Shopper(page, 'nl')
  await page.goto(chair.nl.path)
  await shopper.addsToCart()
  await expect(shopper.panel.getByText(chair.nl.price).first()).toBeInViewport({ ratio: 1 })
  await expect(shopper.panel.getByText(chair.nl.name).first()).toBeInViewport({ ratio: 1 })
})
