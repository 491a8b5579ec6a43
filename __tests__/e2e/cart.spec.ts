import { languages } from '../../src/i18n/languages'
import { formatMoney } from '../../src/i18n/money'
import { buildPath } from '../../src/pageTable/paths'
import { variants } from './support/variants'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

for (const language of languages) {
  test(`a quantity survives a reload, and a removed item can be restored, in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    const quantity = main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })
    await page.goto(chair.path)
    await shopper.addsToCart()
    await shopper.opensCart()

    await main.getByRole('button', { name: messages.cart.more(chair.name) }).click()
    await expect(main.getByText(messages.cart.unitLine(2, chair.price))).toBeVisible()
    await page.reload()
    await expect(quantity).toHaveValue('2')

    await main.getByRole('button', { name: messages.cart.removeName(chair.name) }).click()
    await expect(main.getByText(messages.cart.empty)).toBeVisible()
    await page.getByRole('button', { name: messages.cart.undo }).click()
    await expect(quantity).toHaveValue('2')
  })
}

for (const language of languages) {
  test(`an item can be moved to the wishlist and back in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    await openWithCart(shopper, 'cart', { lines: [[variants.chair, 2]] })
    const line = main.getByRole('link', { name: chair.name })
    const moveToWishlist = main.getByRole('button', { name: messages.cart.keepName(chair.name) })

    await moveToWishlist.click()
    await expect(main.getByText(messages.cart.kept(chair.name)).first()).toBeVisible()
    await main.getByRole('button', { name: messages.cart.undo }).click()
    await expect(main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })).toHaveValue('2')
    await expect(main.getByRole('button', { name: messages.cart.undo })).toBeHidden()

    await moveToWishlist.click()
    await expect(main.getByText(messages.cart.kept(chair.name)).first()).toBeVisible()
    await page.goto(buildPath('my-wishlist', language))
    await expect(line).toBeVisible()
    await main.getByRole('button', { name: messages.wishlist.move }).click()
    await expect(page.getByRole('dialog', { name: messages.panel.cartResult.added })).toBeVisible()
    await shopper.opensCart()
    await expect(main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })).toHaveValue('2')
  })

  test(`the promotion "buy 5, get 1 free" says how many items are missing, and the sixth item is free, in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    const money = (euro: number) => formatMoney(euro, language)
    await openWithCart(shopper, 'cart', {
      lines: [
        [variants.chair, 4],
        [variants.barStool, 1],
      ],
    })
    await expect(main.getByText(messages.offers.freeNext(1, 1))).toBeVisible()
    await expect(main).toContainText(money(4 * 289 + 339))

    await main.getByRole('button', { name: messages.cart.more(chair.name) }).click()
    await expect(main.getByText(messages.offers.freeNow(1))).toBeVisible()
    await expect(main.getByText(messages.cart.freePieces(1))).toBeVisible()
    await expect(main).toContainText(money(4 * 289 + 339))
    await page.reload()
    await expect(main.getByText(messages.offers.freeNow(1))).toBeVisible()

    await main.getByRole('button', { name: messages.cart.less(chair.name) }).click()
    await expect(main.getByText(messages.cart.freePieces(1))).toHaveCount(0)
  })
}
