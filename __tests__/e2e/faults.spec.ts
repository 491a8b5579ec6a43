import type { Page } from '@playwright/test'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { retryLabel } from '../support/data/commonSentences'

/** The whole shop API is down; single calls that fail: faults-cart.spec.ts and faults-checkout.spec.ts. */
test.use({ expectedErrors: /ERR_FAILED/ })

const api = '**/web/**'
const breaks = (page: Page) => page.route(api, (route) => route.abort())
const mends = (page: Page) => page.unroute(api)

test('with the shop API down a product can be read, adding says so, and a second try works', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { chair, words, main } = shopper
  await breaks(page)
  await page.goto(chair.path)
  await shopper.seesHeading(chair.name)
  await expect(main.getByText(chair.price).first()).toBeVisible()
  await main.getByRole('button', { name: words.catalogue.product.add }).first().click()
  const notAdded = page.getByText(words.panel.cartResult.notAdded).or(page.getByText(words.catalogue.product.addFailed))
  await expect(notAdded.first()).toBeVisible()

  await mends(page)
  await page.getByRole('button', { name: retryLabel.nl }).first().click()
  await expect(page.getByRole('dialog', { name: words.panel.cartResult.added })).toBeVisible()
})

test('with the shop API down the cart page says so, keeps the cart, and a second try shows it', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  await page.goto(shopper.chair.path)
  await shopper.addsToCart()

  await breaks(page)
  await page.goto('/nl/winkelmandje')
  await expect(shopper.main.getByText(shopper.words.cart.errors.load)).toBeVisible()
  await shopper.seesHeading(shopper.words.headings.cart)

  await mends(page)
  await shopper.main.getByRole('button', { name: retryLabel.nl }).click()
  await expect(shopper.main.getByRole('link', { name: shopper.chair.name })).toBeVisible()
})
