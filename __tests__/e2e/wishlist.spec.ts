import { Customer } from './support/Customer'
import { demo } from './support/giftlists'
import { variants } from './support/variants'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test("a visitor's wishlist moves to the account at login, can be shared, and is hidden after the logout", async ({
  page,
  browser,
}) => {
  const owner = new Customer(page, 'nl', 'ine.wishes@example.com')
  const { main, messages, chair } = owner
  const { share, shared, visitor } = messages.wishlist
  const { armchair, mugs } = demo.nl
  const cardHeart = owner.button(`${messages.catalogue.product.wish}: ${chair.name}`)
  const api = await owner.preparesAccount()
  await api.addToWishlist(variants.mugs)

  await page.goto(chair.category.path)
  // The wishlist buttons of a list load once the pointer moves over the list.
  await expect(async () => {
    await main.getByRole('heading', { level: 1 }).hover()
    await owner.link(chair.name).first().hover()
    await expect(cardHeart).toBeVisible({ timeout: 500 })
  }).toPass()
  await cardHeart.click()
  await expect(cardHeart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(armchair.path)
  await owner.button(messages.catalogue.product.wish).click()
  await expect(owner.button(messages.catalogue.product.wish)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: messages.frame.header.wishlist }).first().click()
  await expect(main.getByText(visitor)).toBeVisible()
  for (const name of [chair.name, armchair.name]) await expect(owner.link(name)).toBeVisible()

  await main.getByRole('link', { name: messages.wishlist.logIn }).click()
  await owner.logsInHere()
  await page.getByRole('banner').getByRole('link', { name: messages.frame.header.wishlist }).first().click()
  for (const name of [chair.name, armchair.name, mugs]) await expect(owner.link(name)).toBeVisible()

  await owner.button(share.start).click()
  const link = await main.getByLabel(share.link).inputValue()
  const context = await browser.newContext()
  const friend = new Shopper(await context.newPage(), 'nl')
  await friend.page.goto(link)
  await expect(friend.main.getByRole('heading', { name: shared.title('Ine') })).toBeVisible()
  for (const name of [chair.name, armchair.name, mugs]) await expect(friend.link(name)).toBeVisible()
  expect(await friend.main.textContent(), 'no more than the first name').not.toMatch(/Vermeulen|@/)

  await owner.button(share.end).click()
  await expect(main.getByText(share.ended)).toBeVisible()
  await friend.page.reload()
  await expect(friend.main.getByText(shared.unknown)).toBeVisible()
  await context.close()

  await owner.opens('my-account')
  await owner.logsOut()
  await owner.opens('my-wishlist')
  await expect(main.getByText(messages.wishlist.empty)).toBeVisible()
  await page.goto(armchair.path)
  await expect(owner.button(messages.catalogue.product.wish)).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => window.localStorage.getItem('upnorth.wishlist'))).toBeNull()
})

test.describe('a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('every button of a wishlist stays within its row', async ({ page }) => {
    const owner = new Customer(page, 'nl', 'ine.narrow.wishes@example.com')
    const api = await owner.preparesAccount()
    for (const variant of [variants.chair, variants.mugs, variants.reduced]) await api.addToWishlist(variant)
    await openWithCart(owner, 'my-wishlist', { lines: [], tokens: api.tokens })
    const row = owner.main.getByRole('listitem').filter({ has: page.locator('img') })
    // The items, and the card that fills their row.
    await expect(row).toHaveCount(4)
    const beyond = await row.evaluateAll((rows) =>
      rows.flatMap((each) => {
        const { left, right } = each.getBoundingClientRect()
        return [...each.querySelectorAll('button, a')]
          .filter((one) => one.getBoundingClientRect().right > right + 1 || one.getBoundingClientRect().left < left - 1)
          .map(({ textContent }) => textContent)
      }),
    )
    expect(beyond).toEqual([])
  })
})
