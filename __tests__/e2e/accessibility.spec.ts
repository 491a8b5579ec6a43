import type { Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages'
import { axeFaults } from './support/axeFaults'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

async function nothingFound(page: Page, steps: [string, () => Promise<void>][]) {
  for (const [name, step] of steps) {
    await step()
    expect.soft(await axeFaults(page), name).toEqual([])
  }
}

async function fillsCart(shopper: Shopper) {
  await shopper.goesHome()
  await shopper.opensCategory()
  await shopper.opensProduct()
  await shopper.addsToCart()
  await shopper.opensCart()
  await shopper.opensVoucherPanel()
  await shopper.usesVoucher()
}

for (const language of languages) {
  test(`axe finds nothing from home to the basket in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    await nothingFound(page, [
      ['home', () => shopper.goesHome()],
      ['category', () => shopper.opensCategory()],
      ['product', () => shopper.opensProduct()],
      ['cart panel', () => shopper.addsToCart()],
      ['cart', () => shopper.opensCart()],
      ['voucher panel', () => shopper.opensVoucherPanel()],
      ['cart with voucher', () => shopper.usesVoucher()],
    ])
  })

  test(`axe finds nothing from the checkout to gift wrapping in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    await fillsCart(shopper)
    await nothingFound(page, [
      ['identification', () => shopper.startsCheckout()],
      ['info', () => shopper.continuesAsGuest()],
      ['shipping', () => shopper.fillsInfo(`axe.${language}@example.com`)],
      ['gift wrapping', () => shopper.choosesShipping()],
    ])
  })

  test(`axe finds nothing from payment to the confirmation in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    await fillsCart(shopper)
    await shopper.startsCheckout()
    await shopper.continuesAsGuest()
    await shopper.fillsInfo(`axe.pays.${language}@example.com`)
    await shopper.choosesShipping()
    await nothingFound(page, [
      ['payment', () => shopper.choosesWrapping('Tot gauw')],
      ["the provider's page", () => shopper.pays()],
      ['confirmation', () => shopper.confirmsPayment()],
    ])
  })

  test(`axe finds nothing on an unknown page and an empty cart in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    await page.goto(language === 'nl' ? '/nl/404' : '/en/404')
    await shopper.seesHeading(shopper.words.frame.notFound.title)
    expect.soft(await axeFaults(page), '404').toEqual([])
    await page.goto(language === 'nl' ? '/nl/winkelmandje' : '/en/cart')
    await expect(shopper.main.getByText(shopper.words.cart.empty)).toBeVisible()
    expect.soft(await axeFaults(page), 'empty cart').toEqual([])
  })

  test(`axe finds nothing on the info step with mistakes in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    await page.goto(shopper.chair.path)
    await shopper.addsToCart()
    await shopper.opensCart()
    await shopper.startsCheckout()
    await shopper.continuesAsGuest()
    await shopper.main.getByRole('button', { name: shopper.words.identity.info.submit }).first().click()
    await expect(shopper.main.getByText(shopper.words.identity.errors.firstname).first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  })
}
