import { destinationCall, GiftGiver } from './support/GiftGiver'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { presses, tabsTo, types } from './support/keys'
import { expect, test } from './support/test'
import { variants } from './support/variants'
import { waitsForAnswer } from './support/calls'
import { waitsForScripts } from './support/waitsForScripts'

const { list: texts, armchair, codePath } = demo.nl

test('a list can be made, filled and arranged with the keyboard alone', async ({ page }) => {
  const maker = new GiftlistMaker(page, 'nl', 'noor.keys@example.com')
  const { main, panel, chair, messages } = maker
  const { giftlistItems: items, giftlistOwner: owner } = messages
  await maker.isKnown()
  await maker.opens('giftlist-create')
  await types(page, maker.textField(owner.fields.name), texts.name)
  await types(page, maker.textField(owner.fields.parents), texts.parents)
  await types(page, maker.textField(owner.fields.message), texts.message)
  await presses(page, main.getByRole('checkbox', { name: owner.create.publish }), 'Space')
  await presses(page, maker.button(owner.create.submit))
  await expect(main.getByRole('heading', { name: texts.name })).toBeFocused()
  await presses(page, maker.button(owner.share.copy))
  await expect(main.getByText(owner.share.copied).or(main.getByText(owner.share.notCopied))).toBeVisible()

  for (const { path, name } of [chair, armchair]) {
    await page.goto(path)
    // Until the scripts run, the link leads to the page about gift lists.
    await waitsForScripts(page)
    const opener = main.getByRole('link', { name: messages.catalogue.product.giftlist }).first()
    await presses(page, opener)
    await expect(panel.getByText(items.panel.isOn(name, texts.name))).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener, 'the focus comes back').toBeFocused()
  }
  await presses(page, main.getByRole('link', { name: messages.catalogue.product.giftlist }).first())
  await presses(page, panel.getByRole('link', { name: items.panel.toList }))
  await expect(main.getByText(items.items.count(2))).toBeVisible()
  const up = maker.button(items.items.move.up(armchair.name))
  await presses(page, up)
  await expect(main.getByRole('heading', { level: 3 }).first()).toContainText(armchair.name)
  await expect(up, 'the focus moves along').toBeFocused()
  await presses(page, maker.button(items.items.wished.more(chair.name)), 'Space')
  await expect(main.getByRole('textbox', { name: items.items.wished.quantity(chair.name) })).toHaveValue('2')
  await tabsTo(page, maker.button(items.items.remove.removeName(armchair.name)), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(maker.button(items.items.remove.keep)).toBeFocused()
  await tabsTo(page, maker.button(items.items.remove.confirm), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(main.getByText(items.items.count(1))).toBeFocused()
})

test('an item can be given as a whole and in part with the keyboard alone', async ({ page, openVisit }) => {
  const maker = new GiftlistMaker(await openVisit(), 'nl', 'noor.keys.giver@example.com')
  const { list } = await maker.preparesList(texts, [[variants.chair, 2]])
  const giver = new GiftGiver(page, 'nl')
  const { main, panel, chair, messages } = giver
  const { item, give, code } = messages.giftlist
  await page.goto(codePath)
  // Until the scripts run, the form leads to the search.
  await waitsForScripts(page)
  await types(page, main.getByRole('textbox', { name: code.label }), (list.code ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await giver.seesHeading(texts.name)

  const whole = main.getByRole('button', { name: item.forItem(item.giveOne, chair.name) })
  await presses(page, whole)
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(whole, 'the focus comes back').toBeFocused()
  await presses(page, whole)
  await types(page, panel.locator('textarea'), 'Proficiat')
  await presses(page, panel.getByRole('button', { name: give.submit }))
  await expect(giver.addedPanel).toBeVisible()
  await page.keyboard.press('Escape')

  await presses(page, main.getByRole('button', { name: item.forItem(item.share, chair.name) }))
  const amount = panel.getByRole('textbox', { name: give.amount })
  await tabsTo(page, amount)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')
  await presses(page, panel.getByRole('link', { name: messages.panel.cartResult.toCart }))
  await giver.seesHeading(messages.headings.cart)
  const gifts = giver.giftsFor(texts.parents)
  await expect(gifts.getByText(messages.giftlistLines.contribution(giver.money(40)))).toBeVisible()
  await tabsTo(page, gifts.getByRole('radio', { name: messages.giftlistLines.destination.giver }))
  await waitsForAnswer(page, destinationCall, () => page.keyboard.press('ArrowDown'))
  await expect(gifts.getByRole('radio', { name: messages.giftlistLines.destination.pickup })).toBeChecked()
  await page.reload()
  await expect(gifts.getByRole('radio', { name: messages.giftlistLines.destination.pickup })).toBeChecked()
})
