import { languages } from '../../src/i18n/languages'
import { buildPath } from '../../src/pageTable/paths'
import { GiftGiver } from './support/GiftGiver'
import { GiftlistClient } from './support/GiftlistClient'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { loadPictures } from './support/loadPictures'
import { devices } from './support/phone'
import { expect, test } from './support/test'
import { variants } from './support/variants'

for (const { width, settings } of devices) {
  test.describe(`a viewport of ${width} px`, () => {
    test.use(settings)

    for (const language of languages) {
      test(`the pages of gift lists can be captured as screenshots in ${language}`, async ({ page, openVisit }) => {
        const maker = new GiftlistMaker(page, language, `shots.list.${width}.${language}@example.com`)
        const giver = new GiftGiver(await openVisit(settings), language)
        const { giftlistItems: items, giftlistOwner: owner, giftlist: messages } = maker.messages
        const { list: texts, codePath, mugs, otherWish } = demo[language]
        const name = texts.parents
        const message = texts.message.replace(/<.*> /, '')
        const shoot = async ({ page: shown }: GiftlistMaker | GiftGiver, file: string, fullPage = true) => {
          await loadPictures(shown)
          await shown.screenshot({
            path: `test-results/screenshots/giftlist-${file}-${language}-${width}.png`,
            fullPage,
          })
        }
        const api = await maker.isKnown()
        const list = await api.createGiftlist({ name, welcome_message: message })
        for (const name of ['armchair', 'barStool', 'reduced'] as const) await api.wish(list, variants[name])
        await api.wish(list, variants.chair, 6)
        await api.wish(list, variants.mugs, 2)
        const other = () => new GiftlistClient(giver.page.request, language)
        const email = (person: string) => `shots.${person}.${width}.${language}@example.com`
        await other().give(list, variants.armchair, { amount: 745, message: otherWish }, email('one'))
        await other().give(list, variants.chair, { quantity: 4 }, email('two'))
        await other().give(list, variants.barStool, {}, email('three'))

        await giver.page.goto(buildPath('giftlist-home', language))
        await shoot(giver, 'home')
        await giver.page.goto(codePath)
        await shoot(giver, 'buy')
        await giver.opensList(buildPath('giftlist', language, { list: list.code ?? '' }), name)
        await expect(giver.item(mugs)).toBeVisible()
        await shoot(giver, 'public')
        await giver.main
          .getByRole('button', { name: messages.item.forItem(messages.item.share, giver.chair.name) })
          .click()
        await shoot(giver, 'give', false)
        await giver.writes(otherWish)
        await giver.putsGiftInCart()
        await shoot(giver, 'cart-result', false)
        await giver.opensGiftsInCart(name)
        await shoot(giver, 'cart')
        await giver.startsCheckout()
        await giver.main.getByRole('link', { name: giver.messages.identity.methods.go }).click()
        await giver.fillsInvoiceInfo(email('four'))
        await giver.paysGift(50, name)
        await shoot(giver, 'confirmation')

        await maker.opens('giftlist-create')
        await maker.describesList({ ...texts, name: `${name} 2`, message })
        await shoot(maker, 'create')
        await maker.opens('my-giftlists')
        await expect(maker.link(owner.createAnother)).toBeVisible()
        await shoot(maker, 'lists')
        await maker.opensList('my-giftlists', list)
        await expect(maker.button(owner.share.copy)).toBeVisible()
        await shoot(maker, 'settings')
        await maker.opensList('my-giftlist-items', list)
        await expect(maker.main.getByText(items.items.count(5))).toBeVisible()
        await shoot(maker, 'items')
        await maker.opensList('my-giftlist-orders', list)
        await expect(maker.main.getByText(items.gifts.count(4))).toBeVisible()
        await shoot(maker, 'gifts')
        await page.goto(maker.chair.path)
        await maker.addsToList(maker.chair.name, name)
        await shoot(maker, 'panel', false)
      })
    }
  })
}
