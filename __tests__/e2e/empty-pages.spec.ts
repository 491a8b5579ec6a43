import { buildPath } from '../../src/pageTable/paths'
import { Customer } from './support/Customer'
import { failures } from './support/failures'
import { readShifts, watchShifts } from './support/layoutShifts'
import { type Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { describeViews } from './support/views'
import { storeTokens } from './support/tokens'
import { variants } from './support/variants'

/** No page links to this one, so the table of linked pages has no path for it. */
const stockAlertPaths = { nl: '/nl/weer-op-voorraad', en: '/en/back-in-stock' }

/** Lets no font arrive, because on a slow machine even a cached font arrives late, which late-fonts.spec.ts tests. */
const stopFonts = ({ page }: Shopper) => page.route('**/fonts/**', (route) => route.fulfill({ status: 404 }))

test.use({ expectedErrors: /status of (404.*\/fonts\/|500)/ })

/** Expects a room below the message of the page, and nothing to have moved while the page loaded. */
async function expectRoomInPlace({ page, main }: Shopper, message: string): Promise<void> {
  await expect(main.getByText(message)).toBeVisible()
  const room = main.locator('img[src*="room-"]')
  await expect(room).toHaveCount(1)
  expect(await readShifts(page), 'layout shifts').toBe(0)
  const [text, picture] = [await main.getByText(message).boundingBox(), await room.boundingBox()]
  expect(picture!.y, 'the top of the room').toBeGreaterThan(text!.y + text!.height)
}

describeViews(({ width, language }) => {
  test(`empty pages of a visitor show a room, and nothing moves, in ${language}`, async ({ page }) => {
    const visitor = new Customer(page, language, '')
    const { cart, wishlist, stockAlert, checkout, order } = visitor.messages
    await stopFonts(visitor)
    await watchShifts(page)
    await visitor.opens('cart')
    await expectRoomInPlace(visitor, cart.empty)
    await visitor.opens('my-wishlist')
    await expectRoomInPlace(visitor, wishlist.empty)
    await page.goto(stockAlertPaths[language])
    await expectRoomInPlace(visitor, stockAlert.email.noLink)
    await visitor.opens('checkout-status')
    await expectRoomInPlace(visitor, checkout.status.unknown)
    await visitor.opens('order-confirmation')
    await expectRoomInPlace(visitor, order.errors.unknown)
  })

  test(`nothing moves when the cart cannot be loaded, in ${language}`, async ({ page }) => {
    const visitor = new Customer(page, language, '')
    await stopFonts(visitor)
    await storeTokens(page, { session: null, cart: 'lost' })
    await page.route('**/web/v1**', failures['500'])
    await watchShifts(page)
    await visitor.opens('cart')
    await expectRoomInPlace(visitor, visitor.messages.cart.errors.load)
  })

  test(`the search page without a term shows new pieces, and nothing moves, in ${language}`, async ({ page }) => {
    const visitor = new Customer(page, language, '')
    await stopFonts(visitor)
    await watchShifts(page)
    await visitor.opens('search')
    await expect(visitor.main.getByRole('heading', { name: visitor.messages.catalogue.home.newArrivals })).toBeVisible()
    expect(await readShifts(page), 'layout shifts').toBe(0)
  })

  test(`a search without results shows new pieces, and nothing moves, in ${language}`, async ({ page }) => {
    const visitor = new Customer(page, language, '')
    await stopFonts(visitor)
    await watchShifts(page)
    await page.goto(`${buildPath('search', language)}?q=xqzzyxw`)
    await expect(visitor.main.getByRole('heading', { name: visitor.messages.catalogue.home.newArrivals })).toBeVisible()
    expect(await readShifts(page), 'layout shifts').toBe(0)
  })

  test(`empty pages of an account show a room, and nothing moves, in ${language}`, async ({ page }) => {
    const customer = new Customer(page, language, `ine.empty.${width}@example.com`)
    const { wishlist, order, giftlistOwner } = customer.messages
    await stopFonts(customer)
    await storeTokens(page, (await customer.preparesAccount()).tokens)
    await watchShifts(page)
    await customer.opens('my-wishlist')
    await expectRoomInPlace(customer, wishlist.empty)
    await customer.opens('my-orders')
    await expectRoomInPlace(customer, order.list.empty)
    await customer.opens('my-giftlists')
    await expectRoomInPlace(customer, giftlistOwner.none)
  })
})

for (const viewport of [
  { width: 2560, height: 1440 },
  { width: 768, height: 1024 },
]) {
  test.describe(`a window of ${viewport.width} px`, () => {
    // No build contains the page of an order.
    test.use({ viewport, expectedErrors: /status of 404/ })

    test('nothing moves on the pages of an account that has an order', async ({ page }) => {
      const customer = new Customer(page, 'nl', `ine.order.${viewport.width}@example.com`)
      const api = await customer.preparesAccount()
      await api.placeOrder(variants.chair)
      await api.addToWishlist(variants.mugs)
      await stopFonts(customer)
      await storeTokens(page, api.tokens)
      await watchShifts(page)
      const { number, id_order: order } = customer.latestOrder
      const expectStill = async () => {
        expect(await readShifts(page), `layout shifts of ${page.url()}`).toBe(0)
      }
      await customer.opens('my-account')
      await expect(customer.main.getByRole('img').last()).toBeVisible()
      await expectStill()
      await customer.opens('my-details')
      await expect(customer.button(customer.messages.newsletter.choice.subscribe)).toBeVisible()
      await expectStill()
      await customer.opens('my-orders')
      await expect(customer.main.getByText(number).first()).toBeVisible()
      await expectStill()
      await page.goto(buildPath('my-order', 'nl', { order: String(order) }))
      await expect(customer.main.getByText(number).first()).toBeVisible()
      await expectStill()
    })
  })
}
