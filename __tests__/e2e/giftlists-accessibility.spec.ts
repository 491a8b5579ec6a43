import { expect } from '@playwright/test'
import { buildPath } from '../../src/pageTable/paths'
import { checkAccessibility } from './support/checkAccessibility'
import { GiftGiver } from './support/GiftGiver'
import { GiftlistClient } from './support/GiftlistClient'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { test } from './support/test'
import { variants } from './support/variants'
import { describeViews } from './support/views'
import { waitsForScripts } from './support/waitsForScripts'

test.use({ expectedErrors: /status of (404|409|410)/ })

interface Walk {
  maker: GiftlistMaker
  giver: GiftGiver
}

/** Creates the account of the owner and a list with chairs, an armchair and two mugs. */
const preparesList = (maker: GiftlistMaker) =>
  maker.preparesList(demo[maker.language].list, [
    [variants.chair, 3],
    [variants.armchair, 1],
    [variants.mugs, 2],
  ])

const walks: Record<string, (walk: Walk) => Promise<void>> = {
  'a new list, with mistakes, and the account for it': async ({ maker }) => {
    const { page, main, messages, language } = maker
    const { create, fields } = messages.giftlistOwner
    await maker.opens('giftlist-create')
    await maker.button(create.next).click()
    await expect(main.getByText(fields.errors.nameMissing).first()).toBeVisible()
    await checkAccessibility(page, 'new list with mistakes')
    await maker.describesList(demo[language].list)
    await main.getByRole('checkbox', { name: fields.child }).check()
    await maker.button(create.next).click()
    await maker.radio(messages.identity.methods.create).check()
    await maker.button(messages.identity.account.submit).click()
    await expect(main.getByText(messages.identity.errors.passwordMissing).first()).toBeVisible()
    await checkAccessibility(page, 'new list, with mistakes in the account')
  },
  'the lists, the settings with their mistakes, the cards and the deletion': async ({ maker }) => {
    const { page, main, messages } = maker
    const { settings, deletion, print, createAnother, share, fields } = messages.giftlistOwner
    const { list, api } = await preparesList(maker)
    await api.createGiftlist({ name: 'Nog een', published: false })
    await maker.opens('my-giftlists')
    await expect(maker.link(createAnother)).toBeVisible()
    await checkAccessibility(page, 'lists')
    await maker.opensList('my-giftlists', list)
    await expect(maker.button(share.copy)).toBeVisible()
    await maker.radio(print.layouts.four).check()
    await main.getByRole('checkbox', { name: settings.surprise }).check()
    await maker.button(deletion.open).click()
    await expect(maker.button(deletion.keep)).toBeVisible()
    await checkAccessibility(page, 'settings')
    await maker.textField(fields.name).fill('')
    await maker.button(settings.submit).click()
    await expect(main.getByText(fields.errors.nameMissing).first()).toBeVisible()
    await checkAccessibility(page, 'settings with mistakes')
  },
  'the items and the gifts of a list': async ({ maker, giver }) => {
    const { page, main, messages, chair, language } = maker
    const { items, gifts } = messages.giftlistItems
    const { list } = await preparesList(maker)
    await maker.opensList('my-giftlist-orders', list)
    await expect(main.getByText(gifts.none)).toBeVisible()
    await checkAccessibility(page, 'no gifts yet')
    const other = new GiftlistClient(giver.page.request, language)
    await other.give(list, variants.chair, { message: demo[language].wish }, `axe.gift.${maker.email}`)
    await maker.opensList('my-giftlist-items', list)
    await expect(main.getByText(items.count(3))).toBeVisible()
    await maker.button(items.remove.removeName(demo[language].mugs)).click()
    await expect(maker.row(chair.name)).toContainText(items.stays)
    await checkAccessibility(page, 'items')
    await maker.opensList('my-giftlist-orders', list)
    await expect(maker.row(demo[language].wish)).toBeVisible()
    await checkAccessibility(page, 'gifts')
    await maker.opensList('my-giftlists', list)
    await maker.hidesGifts()
    await maker.opensList('my-giftlist-orders', list)
    await expect(main.getByRole('link', { name: gifts.hidden.change })).toBeVisible()
    await checkAccessibility(page, 'hidden gifts')
  },
  'the panel that adds to a list, for a visitor and for a customer with several lists': async ({ maker, giver }) => {
    const { page, main, panel, messages, chair } = maker
    const { panel: texts } = messages.giftlistItems
    const opensPanel = async ({ page: shown, main: content }: GiftGiver | GiftlistMaker) => {
      await shown.goto(chair.path)
      await waitsForScripts(shown)
      await content.getByRole('link', { name: messages.catalogue.product.giftlist }).first().click()
    }
    await opensPanel(giver)
    await expect(giver.panel.getByRole('button', { name: messages.identity.login.submit })).toBeVisible()
    await checkAccessibility(giver.page, 'panel for a visitor')

    const { api } = await preparesList(maker)
    await api.createGiftlist({ name: 'Nog een' })
    await opensPanel(maker)
    await panel.getByRole('radio', { name: texts.another }).check()
    await panel.getByRole('button', { name: texts.submit }).click()
    await expect(panel.getByText(texts.nameMissing)).toBeVisible()
    await checkAccessibility(page, 'panel with several lists and a mistake')
    await panel.getByRole('textbox', { name: texts.name }).fill('En nog een')
    await panel.getByRole('button', { name: texts.submit }).click()
    await expect(panel.getByText(texts.isOn(chair.name, 'En nog een'))).toBeVisible()
    await checkAccessibility(page, 'panel with the outcome')
    await expect(main).toBeAttached()
  },
  'the search, a code with a mistake, a closed list and a list that does not exist': async ({ maker, giver }) => {
    const { page, main, messages, language } = giver
    const { find, code, list: texts } = messages.giftlist
    const { list, api, path } = await preparesList(maker)
    await api.changeGiftlist(list, { listed: true })
    await page.goto(buildPath('giftlist-home', language))
    await main.getByRole('searchbox', { name: find.label }).fill('Noor')
    await main.getByRole('button', { name: find.submit, exact: true }).click()
    await expect(main.getByRole('link', { name: list.name }).first()).toBeVisible()
    await checkAccessibility(page, 'search')
    await main.getByRole('searchbox', { name: find.label }).fill('qqqqq')
    await main.getByRole('button', { name: find.submit, exact: true }).click()
    await expect(main.getByText(find.nothing('qqqqq'))).toBeVisible()
    await checkAccessibility(page, 'search that finds nothing')
    await page.goto(demo[language].codePath)
    await waitsForScripts(page)
    await main.getByRole('textbox', { name: code.label }).fill('OOOO')
    await main.getByRole('button', { name: code.submit }).click()
    await expect(main.getByText(code.wrong)).toBeVisible()
    await checkAccessibility(page, 'code with a mistake')
    await page.goto(buildPath('giftlist', language, { list: '22222222' }))
    await giver.seesHeading(texts.unknown)
    await checkAccessibility(page, 'unknown list')
    await api.changeGiftlist(list, { published: false })
    await page.goto(path)
    await giver.seesHeading(texts.closed)
    await checkAccessibility(page, 'closed list')
  },
  'a list, both ways to give, the cart, the checkout and the confirmation': async ({ maker, giver }) => {
    const { page, main, panel, messages, chair, language } = giver
    const { item, give } = messages.giftlist
    const { list: texts, armchair, wish } = demo[language]
    const { path } = await preparesList(maker)
    await giver.opensList(path, texts.name)
    await expect(giver.item(armchair.name)).toBeVisible()
    await checkAccessibility(page, 'public list')
    await main.getByRole('button', { name: item.forItem(item.share, chair.name) }).click()
    await panel.getByRole('textbox', { name: give.amount }).fill('1')
    await panel.getByRole('button', { name: give.submit }).click()
    await expect(panel.getByText(give.amountLow(giver.money(5)))).toBeVisible()
    await checkAccessibility(page, 'contribution with a mistake')
    await panel.getByRole('radio', { name: give.whole }).check()
    await giver.writes(wish)
    await checkAccessibility(page, 'whole item')
    await giver.putsGiftInCart()
    await checkAccessibility(page, 'cart result')
    await giver.opensGiftsInCart(texts.parents)
    await checkAccessibility(page, 'cart with a gift')
    await giver.choosesDestination(messages.giftlistLines.destination.pickup)
    await giver.startsCheckout()
    await main.getByRole('link', { name: messages.identity.methods.go }).click()
    await expect(main.getByText(messages.giftlistLines.invoiceOnly)).toBeVisible()
    await checkAccessibility(page, 'contact details without a delivery')
    await giver.fillsInvoiceInfo(`axe.giver.${maker.email}`)
    await checkAccessibility(page, 'payment of a gift')
    await giver.paysGift(289, texts.parents)
    await checkAccessibility(page, 'confirmation of a gift')
  },
}

describeViews(({ width, language }) =>
  Object.entries(walks).forEach(([name, walk], at) =>
    test(`axe finds no violation in ${language} during the walk "${name}"`, async ({ page, openVisit }) => {
      const maker = new GiftlistMaker(page, language, `axe.list.${at}.${width}@example.com`)
      const giver = new GiftGiver(await openVisit(), language)
      await walk({ maker, giver })
    }),
  ),
)
