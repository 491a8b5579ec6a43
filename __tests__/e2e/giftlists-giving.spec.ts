import { languages } from '../../src/i18n/languages'
import { buildPath } from '../../src/pageTable/paths'
import { delivery } from './support/ApiClient'
import { GiftGiver } from './support/GiftGiver'
import { GiftlistClient } from './support/GiftlistClient'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { readPlacedOrders } from './support/placedOrders'
import { expect, test } from './support/test'
import { variants } from './support/variants'

test.use({ expectedErrors: /status of 409/ })

for (const language of languages) {
  const { list: texts, mugs } = demo[language]
  const described = { name: texts.name, name_parents: texts.parents, welcome_message: texts.message }

  test(`the second of two givers of the last chair is told before anything is charged, in ${language}`, async ({
    page,
    openVisit,
  }) => {
    const maker = new GiftlistMaker(await openVisit(), language, `noor.last.${language}@example.com`)
    const api = await maker.isKnown()
    const list = await api.createGiftlist(described)
    await api.wish(list, variants.chair)
    const path = buildPath('giftlist', language, { list: list.code ?? '' })
    const [fast, slow] = [new GiftGiver(await openVisit(), language), new GiftGiver(page, language)]
    const emails = [`fast.${language}@example.com`, `slow.${language}@example.com`] as const
    const { chair, main, messages } = slow
    for (const [giver, email] of [
      [slow, emails[1]],
      [fast, emails[0]],
    ] as const) {
      await giver.opensList(path, texts.name)
      await giver.givesLastItem(chair.name)
      await giver.opensGiftsInCart(texts.parents)
      await giver.startsCheckout()
      await giver.continuesAsGuest()
      await giver.fillsInfo(email)
      await giver.choosesShipping()
      await giver.choosesNoWrapping()
    }
    await fast.paysGift(289, texts.parents)

    await slow.radio(chair.bancontact).check()
    await main.getByRole('checkbox', { name: messages.checkout.payment.terms }).check()
    await main
      .getByRole('button', { name: messages.checkout.payment.pay(slow.money(289)) })
      .first()
      .click()
    await slow.seesHeading(messages.headings.cart)
    await expect(main.getByText(messages.giftlistLines.taken.none)).toBeVisible()
    expect(readPlacedOrders(emails[1])).toEqual([])
    await main.getByRole('button', { name: `${messages.giftlistLines.taken.remove}: ${chair.name}` }).click()
    await expect(slow.giftsFor(texts.parents)).toBeHidden()

    await slow.opensList(path, texts.name)
    await expect(slow.item(chair.name)).toContainText(messages.giftlist.item.taken)
    await expect(slow.item(chair.name).getByRole('button')).toHaveCount(0)
  })

  test(`the first press of the button counts after the largest quantity was typed, in ${language}`, async ({
    page,
    openVisit,
  }) => {
    const maker = new GiftlistMaker(await openVisit(), language, `noor.press.${language}@example.com`)
    const api = await maker.isKnown()
    const list = await api.createGiftlist(described)
    await api.wish(list, variants.mugs, 3)
    const giver = new GiftGiver(page, language)
    await giver.opensList(buildPath('giftlist', language, { list: list.code ?? '' }), texts.name)
    await giver.startsGiving(mugs)
    const { give } = giver.messages.giftlist
    const button = giver.panel.getByRole('button', { name: give.submit })
    // A panel that has just opened takes no press for a moment.
    await button.click({ trial: true })
    const box = await button.boundingBox()
    await giver.panel.getByRole('textbox', { name: give.quantity, exact: true }).fill('3')
    // The field is left by the press, and the line about the limit appears before the release.
    await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 8)
    await page.mouse.down()
    await expect(giver.panel.getByText(give.most(3))).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('dialog', { name: giver.messages.panel.cartResult.added })).toBeVisible()
  })

  test(`a gift goes to the address of the list, which no giver reads, in ${language}`, async ({ page, openVisit }) => {
    const maker = new GiftlistMaker(await openVisit(), language, `noor.address.${language}@example.com`)
    const { giftlistLines: lines, giftlistItems: items } = maker.messages
    const api = await maker.isKnown()
    const list = await api.createGiftlist(described)
    await api.wish(list, variants.mugs, 2)
    await maker.opensList('my-giftlists', list)
    await maker.choosesAddress()

    const giver = new GiftGiver(page, language)
    const email = `to.address.${language}@example.com`
    const answers: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/web/')) answers.push(response.text().catch(() => ''))
    })
    await giver.opensList(buildPath('giftlist', language, { list: list.code ?? '' }), texts.name)
    await giver.givesItems(mugs, 1, '')
    await giver.opensGiftsInCart(texts.parents)
    const toOwners = giver.radio(lines.destination.owner(texts.parents))
    await expect(toOwners).toBeChecked()
    await giver.choosesDestination(lines.destination.pickup)
    await page.reload()
    await expect(giver.radio(lines.destination.pickup)).toBeChecked()
    await giver.choosesDestination(lines.destination.owner(texts.parents))
    expect((await Promise.all(answers)).join(), 'the answers to the giver').not.toContain(delivery.address1)
    await giver.startsCheckout()
    await giver.main.getByRole('link', { name: giver.messages.identity.ways.go }).click()
    await giver.fillsInvoiceInfo(email)
    await giver.paysGift(39, texts.parents)
    await expect(giver.main.getByText(lines.goesTo.owner(texts.parents))).toBeVisible()
    expect(readPlacedOrders(email)).toMatchObject([{ shipping_cents: 0, total_cents: 3900 }])

    await maker.opensList('my-giftlist-orders', list)
    await expect(maker.row(mugs)).toContainText(items.gifts.destinations.owner)
  })

  test(`a surprised owner sees no gift until the day, while givers see what remains, in ${language}`, async ({
    page,
    openVisit,
  }) => {
    const maker = new GiftlistMaker(page, language, `noor.surprise.${language}@example.com`)
    const { main, chair } = maker
    const { giftlistOwner: owner, giftlistItems: items, giftlist: given } = maker.messages
    const api = await maker.isKnown()
    const list = await api.createGiftlist(described)
    await api.wish(list, variants.chair, 3)
    const giving = new GiftlistClient(page.request, language)
    await giving.give(list, variants.chair, { quantity: 2, message: 'Sst' }, `hush.${language}@example.com`)

    await maker.opensList('my-giftlists', list)
    await maker.hidesGifts()
    await maker.opensList('my-giftlist-orders', list)
    await expect(main.getByRole('link', { name: items.gifts.hidden.change })).toBeVisible()
    await expect(main).not.toContainText('Sst')
    await maker.opensList('my-giftlist-items', list)
    await expect(maker.row(chair.name)).toBeVisible()
    await expect(maker.row(chair.name)).not.toContainText(items.items.given.items(2, 3))
    await expect(maker.row(chair.name)).not.toContainText(items.items.stays)

    const giver = new GiftGiver(await openVisit(), language)
    await giver.opensList(buildPath('giftlist', language, { list: list.code ?? '' }), texts.name)
    await expect(giver.item(chair.name)).toContainText(given.item.someTaken(2, 3))

    await maker.opensList('my-giftlists', list)
    await main.getByRole('checkbox', { name: owner.settings.surprise }).uncheck()
    await maker.savesSettings()
    await maker.opensList('my-giftlist-orders', list)
    await expect(maker.row('Sst')).toContainText(items.gifts.items(2, chair.name))
  })
}
