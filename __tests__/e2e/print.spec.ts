import type { Page } from '@playwright/test'
import { buildPath } from '../../src/pageTable/paths'
import { Customer } from './support/Customer'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { readPdf, withoutSpaces } from './support/readPdf'
import { openWithCart } from './support/openWithCart'
import { ShelfBuilder } from './support/ShelfBuilder'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { variants } from './support/variants'
import { messages } from './support/messages'

/** Prints a page by the browser's own command, and expects sheets with some texts and without others. */
async function expectPrint(page: Page, texts: string[], missing: string[], sheetCount = 1): Promise<void> {
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  expect(pages).toHaveLength(sheetCount)
  const printed = pages.map(({ text }) => text).join('')
  for (const text of texts) expect(printed).toContain(withoutSpaces(text))
  for (const text of missing) expect(printed).not.toContain(withoutSpaces(text))
}

// The browser reports that no build contains the page of an order or a list.
test.use({ expectedErrors: /status of 404/ })

const { frame, giftlist, giftlistItems, order, common, configurator } = messages.nl
const { list: texts, mugs } = demo.nl
const frameTexts = [frame.footer.terms, frame.footer.privacy]

test('the browser prints the plan of a wall as it is, with the discount and without controls', async ({ page }) => {
  const builder = new ShelfBuilder(page)
  const { print, adding, buy } = configurator
  await builder.opens()
  await builder.preset.click()
  await expect(builder.parts).toHaveCount(12)
  const discount = await builder.main
    .getByText(/^−\s?€/)
    .last()
    .innerText()
  const plan = () => [print.title, print.drilling, buy.list, discount, builder.design ?? 'no design']
  // The sheet arrives when the browser is idle.
  await expect(() => expectPrint(page, plan(), [adding.title, buy.add, ...frameTexts])).toPass()

  const before = builder.design
  await page.locator('[data-item="part-6"]').click()
  await builder.button(configurator.choice.remove).click()
  await expect.poll(() => builder.design).not.toBe(before)
  await expectPrint(page, [print.title, builder.design ?? 'no design'], [discount])
})

test('a wall whose plan has not arrived prints its drawing, its parts and the total', async ({ page }) => {
  const builder = new ShelfBuilder(page)
  const { print, adding, buy } = configurator
  await builder.opens()
  // These requests stay without an answer.
  await page.route('**/*.js', () => undefined)
  await builder.preset.click()
  await expect(builder.parts).toHaveCount(12)
  const total = await builder.main.getByRole('region', { name: buy.total }).getByRole('status').innerText()
  const missing = [print.title, buy.drillingPlan, adding.title, buy.add, ...frameTexts]
  await expectPrint(page, [buy.list, buy.total, total], missing)
})

test('a gift list is printed with its items and without controls, for its owner and for givers', async ({ page }) => {
  const maker = new GiftlistMaker(page, 'nl', 'noor.print@example.com')
  const { items } = giftlistItems
  const { list, path } = await maker.preparesList(texts, [
    [variants.chair, 3],
    [variants.mugs, 2],
  ])
  await page.goto(path)
  await expect(maker.row(mugs)).toBeVisible()
  const wished = [maker.chair.name, mugs]
  await expectPrint(
    page,
    [texts.name, texts.parents, ...wished],
    [giftlist.item.giveOne, giftlist.list.freeOnly, ...frameTexts],
  )
  await maker.opensList('my-giftlist-items', list)
  await expect(maker.row(mugs)).toBeVisible()
  const controls = [items.remove.remove, items.more, items.order.label, maker.messages.account.logOut]
  await expectPrint(page, [texts.name, ...wished, items.wished.label], [...controls, ...frameTexts])
})

test('a cart is printed with its items and amounts and without controls', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { cart, panel } = shopper.messages
  await openWithCart(shopper, 'cart', { lines: [[variants.chair, 2]] })
  await expect(shopper.main.getByRole('link', { name: shopper.chair.name })).toBeVisible()
  const controls = [cart.remove, cart.keep, cart.checkout, cart.changeCountry, panel.voucher.use]
  await expectPrint(page, [shopper.chair.name, '2×', cart.total], [...controls, ...frameTexts])
})

test('a product is printed with its measures and without controls', async ({ page }) => {
  const { main, chair, messages: texts } = new Shopper(page, 'nl')
  const { product } = texts.catalogue
  await page.goto(chair.path)
  await expect(main.getByRole('button', { name: product.add })).toBeVisible()
  const missing = [product.add, ...frameTexts]
  // The drawing has not loaded, because it is far below the viewport.
  await expectPrint(page, [chair.name, product.measures], [...missing, product.drawing], 2)
  await main.getByText(product.drawing).scrollIntoViewIfNeeded()
  await expect(main.locator('figure svg g').first()).toBeAttached()
  await expectPrint(page, [chair.name, product.drawing, product.measures], missing, 2)
})

test('the measures of a product are printed on one sheet', async ({ page }) => {
  await page.goto(buildPath('product', 'nl', { product: 'leden-plank' }))
  const { measures, article } = messages.nl.catalogue.product
  const sheets = readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
  const sheet = sheets.find(({ text }) => text.includes(withoutSpaces(measures)))
  expect(sheet?.text).toContain(withoutSpaces(article))
})

test('an order is printed with its lines and without the frame of the account', async ({ page }) => {
  const customer = new Customer(page, 'nl', 'ine.print@example.com')
  const api = await customer.preparesAccount()
  await api.placeOrder(variants.chair)
  await customer.opens('my-account')
  await customer.logsInHere()
  await page.goto(buildPath('my-order', 'nl', { order: String(customer.latestOrder.id_order) }))
  await expect(customer.main.getByRole('list', { name: order.way.title })).toBeVisible()
  await expectPrint(
    page,
    [customer.latestOrder.number, customer.chair.name, common.totals.total],
    [customer.messages.account.logOut, order.withdrawal.open, ...frameTexts],
  )
})
