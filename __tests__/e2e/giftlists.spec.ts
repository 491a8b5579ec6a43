import { GiftGiver } from './support/GiftGiver'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { type Call, waitsForAnswer } from './support/calls'
import { expect, test } from './support/test'

// The browser reports that the list is closed.
test.use({ expectedErrors: /status of 410/ })

const itemCall: Call = { method: 'PUT', path: /^\/my\/giftlists\/\d+\/(?!gifts\/)/ }
const thanksCall: Call = { method: 'PUT', path: /^\/my\/giftlists\/\d+\/gifts\/\d+$/ }

test('a list is made, filled, shared, given from by two visitors, followed and closed', async ({ page, openVisit }) => {
  const maker = new GiftlistMaker(page, 'nl', 'noor.list@example.com')
  const giver = new GiftGiver(await openVisit(), 'nl')
  const second = new GiftGiver(await openVisit(), 'nl')
  const { list, armchair, wish, otherWish } = demo.nl
  const { chair, main, messages } = maker
  const { giftlistItems: items, giftlistOwner: owner, giftlistLines: lines, giftlist: given } = messages
  const link = await test.step('a visitor makes a list, and an account on the way', async () => {
    await maker.opens('giftlist-create')
    await maker.describesList(list)
    await maker.createsListWithAccount()
    await expect(main.getByRole('heading', { level: 2, name: list.name })).toBeVisible()
    return maker.textField(owner.share.link).inputValue()
  })

  await test.step('the owner puts two products on it, wishes for more of one and moves the other to the top', async () => {
    await page.goto(chair.path)
    await maker.choosesColour()
    await maker.addsToList(chair.name, list.name)
    await page.goto(armchair.path)
    await maker.addsToList(armchair.name, list.name)
    await maker.panel.getByRole('link', { name: items.panel.toList }).click()
    await expect(main.getByText(items.items.count(2))).toBeVisible()
    await expect(maker.row(chair.name)).toContainText(chair.colour)
    const wished = main.getByRole('textbox', { name: items.items.wished.quantity(chair.name) })
    for (const quantity of ['2', '3']) {
      await waitsForAnswer(page, itemCall, () => maker.button(items.items.wished.more(chair.name)).click())
      await expect(wished).toHaveValue(quantity)
    }
    await waitsForAnswer(page, itemCall, () => maker.button(items.items.move.topOf(armchair.name)).click())
    await expect(main.getByRole('status').filter({ hasText: armchair.name })).toHaveText(
      items.items.moved(armchair.name, 1, 2),
    )
    await page.reload()
    await expect(wished).toHaveValue('3')
    await expect(main.getByRole('heading', { level: 3 })).toHaveText([/^1\. Kaarre/, /^2\. Spile/])
  })

  await test.step('a giver gives two of three chairs, and orders another one for personal use', async () => {
    await giver.page.goto(chair.path)
    await giver.choosesColour()
    await giver.addsToCart()
    await giver.opensList(link, list.name)
    await expect(giver.main).toContainText(list.message)
    await expect(giver.main.getByText(given.list.chosen(0, 4))).toBeVisible()
    await giver.givesItems(chair.name, 2, wish)
    await giver.opensGiftsInCart(list.parents)
    const gifts = giver.giftsFor(list.parents)
    await expect(gifts.getByText(wish)).toBeVisible()
    await expect(gifts.getByRole('radio', { name: lines.destination.giver })).toBeChecked()
    await expect(giver.item(chair.name), 'the chair of the giver and the chairs for the list').toHaveCount(2)
    await giver.startsCheckout()
    await giver.continuesAsGuest()
    await giver.fillsInfo('giver@example.com')
    await giver.choosesShipping()
    await giver.choosesNoWrapping()
    await giver.paysGift(3 * 289, list.parents)
    await expect(giver.main.getByText(wish)).toBeVisible()
  })

  await test.step('a second giver contributes to the armchair', async () => {
    await second.opensList(link, list.name)
    await expect(second.item(chair.name)).toContainText(given.item.someTaken(2, 3))
    await second.contributes(armchair.name, 100, otherWish)
    await second.opensGiftsInCart(list.parents)
    await expect(second.giftsFor(list.parents)).toContainText(lines.contribution(second.money(100)))
    await second.startsCheckout()
    await second.main.getByRole('link', { name: messages.identity.methods.go }).click()
    await second.fillsInvoiceInfo('second@example.com')
    await second.paysGift(100, list.parents)
  })

  await test.step('the owner sees each gift with its giver, and marks a giver as thanked', async () => {
    await maker.opens('my-giftlist-orders')
    await expect(main.getByText(items.gifts.collected(giver.money(100)))).toBeVisible()
    await expect(maker.row(wish)).toContainText('Ine Vermeulen')
    await expect(maker.row(wish)).toContainText(items.gifts.items(2, chair.name))
    await expect(maker.row(otherWish)).toContainText(items.gifts.contribution(giver.money(100), armchair.name))
    const thanked = maker.row(wish).getByRole('checkbox')
    await waitsForAnswer(page, thanksCall, () => thanked.check())
    await expect(main.getByText(items.gifts.toThank(1))).toBeVisible()
    await page.reload()
    await expect(thanked).toBeChecked()
  })

  await test.step('the owner closes the list, and no other user can read it', async () => {
    await maker.opens('my-giftlists')
    await main.getByRole('link', { name: `${owner.card.settings}: ${list.name}` }).click()
    await maker.radio(owner.visibility.choices.private).check()
    await maker.savesSettings()
    await giver.page.goto(link)
    await giver.seesHeading(given.list.closed)
    await expect(giver.main).not.toContainText(list.parents)
    await expect(giver.item(chair.name)).toHaveCount(0)
  })
})
