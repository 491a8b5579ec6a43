import { languages } from '../../src/i18n/languages'
import { formatMoney } from '../../src/i18n/money'
import { buildPath } from '../../src/pageTable/paths'
import { pieces } from './support/pieces'
import { readyAt } from './support/readyAt'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

for (const language of languages) {
  test(`quantity, removal and its undoing outlive a reload in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const quantity = main.getByRole('textbox', { name: words.cart.quantity(chair.name) })
    await page.goto(chair.path)
    await shopper.addsToCart()
    await shopper.opensCart()

    await main.getByRole('button', { name: words.cart.more(chair.name) }).click()
    await expect(main.getByText(words.cart.unitLine(2, chair.price))).toBeVisible()
    await page.reload()
    await expect(quantity).toHaveValue('2')

    await main.getByRole('button', { name: words.cart.removeName(chair.name) }).click()
    await expect(main.getByText(words.cart.empty)).toBeVisible()
    await page.getByRole('button', { name: words.cart.undo }).click()
    await expect(quantity).toHaveValue('2')
  })
}

for (const language of languages) {
  test(`a line is saved for later on the wishlist, and that is undone, in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    await readyAt(shopper, 'cart', { lines: [[pieces.chair, 2]] })
    const line = main.getByRole('link', { name: chair.name })
    const keep = main.getByRole('button', { name: words.cart.keepName(chair.name) })

    await keep.click()
    await expect(main.getByText(words.cart.kept(chair.name)).first()).toBeVisible()
    await main.getByRole('button', { name: words.cart.undo }).click()
    await expect(main.getByRole('textbox', { name: words.cart.quantity(chair.name) })).toHaveValue('2')

    await keep.click()
    await expect(main.getByText(words.cart.kept(chair.name)).first()).toBeVisible()
    await page.goto(buildPath('my-wishlist', language))
    await expect(line).toBeVisible()
    await main.getByRole('button', { name: words.wishlist.move }).click()
    await expect(page.getByRole('dialog', { name: words.panel.cartResult.added })).toBeVisible()
    await shopper.opensCart()
    await expect(main.getByRole('textbox', { name: words.cart.quantity(chair.name) })).toHaveValue('2')
  })

  test(`buy 5, get 1 free: what is missing is said, and the sixth is free in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const money = (euro: number) => formatMoney(euro, language)
    await readyAt(shopper, 'cart', {
      lines: [
        [pieces.chair, 4],
        [pieces.barStool, 1],
      ],
    })
    await expect(main.getByText(words.offers.freeNext(1, 1))).toBeVisible()
    await expect(main).toContainText(money(4 * 289 + 339))

    await main.getByRole('button', { name: words.cart.more(chair.name) }).click()
    await expect(main.getByText(words.offers.freeNow(1))).toBeVisible()
    await expect(main.getByText(words.cart.freePieces(1))).toBeVisible()
    await expect(main).toContainText(money(4 * 289 + 339))
    await page.reload()
    await expect(main.getByText(words.offers.freeNow(1))).toBeVisible()

    await main.getByRole('button', { name: words.cart.less(chair.name) }).click()
    await expect(main.getByText(words.cart.freePieces(1))).toHaveCount(0)
  })
}
