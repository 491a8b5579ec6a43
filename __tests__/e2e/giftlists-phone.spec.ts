import { type Page } from '@playwright/test'
import { languages } from '../../src/i18n/languages'
import { GiftGiver } from './support/GiftGiver'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { phone } from './support/phone'
import { expect, test } from './support/test'

test.use(phone)

/** Returns the number of pixels by which the content is wider than the screen. */
const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const language of languages) {
  test(`a list is made and given from on a phone, without scrolling sideways, in ${language}`, async ({
    page,
    openVisit,
  }) => {
    const maker = new GiftlistMaker(page, language, `noor.phone.${language}@example.com`)
    const giver = new GiftGiver(await openVisit(phone), language)
    const { list, armchair, otherWish } = demo[language]
    const { main, messages, chair } = maker
    const fits = async ({ page: shown }: { page: Page }, name: string) =>
      expect.soft(await measureOverflow(shown), name).toBe(0)

    await maker.opens('giftlist-create')
    await maker.describesList(list)
    await fits(maker, 'new list')
    await maker.createsListWithAccount()
    await fits(maker, 'settings')
    const link = await maker.copiesLink()
    for (const { path, name } of [chair, armchair]) {
      await page.goto(path)
      await maker.addsToList(name, list.name)
      await fits(maker, 'panel')
    }
    await maker.panel.getByRole('link', { name: messages.giftlistItems.panel.toList }).click()
    await expect(main.getByText(messages.giftlistItems.items.count(2))).toBeVisible()
    await fits(maker, 'items')

    await giver.opensList(link, list.name)
    await fits(giver, 'public list')
    await giver.contributes(armchair.name, 50, otherWish)
    await giver.opensGiftsInCart(list.parents)
    await fits(giver, 'cart')
    await giver.startsCheckout()
    await giver.main.getByRole('link', { name: messages.identity.ways.go }).click()
    await giver.fillsInvoiceInfo(`phone.giver.${language}@example.com`)
    await fits(giver, 'payment')
    await giver.paysGift(50, list.parents)
    await fits(giver, 'confirmation')

    await maker.opens('my-giftlist-orders')
    await expect(maker.row(otherWish)).toBeVisible()
    await fits(maker, 'gifts')
  })
}
