import { GiftGiver } from './support/GiftGiver'
import { GiftlistMaker } from './support/GiftlistMaker'
import { demo } from './support/giftlists'
import { expect, test } from './support/test'
import { variants } from './support/variants'

test.use({ expectedErrors: /status of 409/ })

const { list: texts, mugs } = demo.nl
test('the first press of the button counts after the largest quantity was typed', async ({ page, openVisit }) => {
  const maker = new GiftlistMaker(await openVisit(), 'nl', 'noor.press@example.com')
  const { path } = await maker.preparesList(texts, [[variants.mugs, 3]])
  const giver = new GiftGiver(page, 'nl')
  await giver.opensList(path, texts.name)
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
  await expect(giver.addedPanel).toBeVisible()
})
