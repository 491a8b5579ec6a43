import { giftlistGifts } from '../../../../src/contract/gift'
import { giftlist, ownGiftlist, type GiftlistItem } from '../../../../src/contract/giftlist'
import {
  addGiftlistItem,
  changeGiftlistItem,
  giftlistsPath,
  makeGiftlist,
  readOwnGiftlist,
  readPublicGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import { giveGift, refuseGift } from '../../../support/sandbox/giveGift'
import { insertGift } from '../../../support/sandbox/insertGift'
import { Shopper } from '../../../support/sandbox/Shopper'
import { an, code, list, path, makeGiftlistEachTest } from '../../../support/sandbox/eachGiftlist'
import { openEachTest, sandbox } from '../../../support/sandbox/eachTest'

/** The two items of a list whose gifts its owner does not see yet: the first one was given, the second was not. */
let givenItem: GiftlistItem
let freeItem: GiftlistItem
openEachTest()
makeGiftlistEachTest()
beforeEach(async () => {
  const addItem = async (variant: number) =>
    changeGiftlistItem(an, await addGiftlistItem(an, list.id_giftlist, variant), { quantity: 3 })
  givenItem = await addItem(100401)
  freeItem = await addItem(100402)
  insertGift(sandbox, givenItem, { quantity: 3 })
  await an.call(giftlist, 'PUT', path, { hidden_until: '2099-01-01' })
})

const listVariants = (items: readonly GiftlistItem[]) => items.map(({ id_product_attribute }) => id_product_attribute)

test('giving from one’s own list gets the same response, whether or not the item was given', async () => {
  const answers = await Promise.all(
    [givenItem, freeItem].map(({ id_product_attribute, id_giftlist_product }) =>
      refuseGift(an, id_product_attribute ?? 0, id_giftlist_product),
    ),
  )
  expect(answers[0]).toMatchObject({ status: 410, type: 'giftlist_closed' })
  expect(answers[1]).toEqual(answers[0])
  expect(await readPublicGiftlist(an, code)).toMatchObject({ hidden: true })
  expect(await readPublicGiftlist(new Shopper(sandbox), code)).toMatchObject({ hidden: false })
})

test('the lines that a visitor had in the cart before logging in as the owner reveal no gifts either', async () => {
  const visitor = new Shopper(sandbox)
  sandbox.database.run('UPDATE giftlist_product SET quantity = 4')
  await giveGift(visitor, 100401, givenItem.id_giftlist_product)
  await giveGift(visitor, 100402, freeItem.id_giftlist_product)
  visitor.headers['CustomerToken'] = an.headers['CustomerToken']!
  await visitor.add(100101)
  const { cart } = await visitor.checkout()
  const gifts = cart?.items.filter(({ id_giftlist_product }) => id_giftlist_product !== null)
  expect(gifts?.map(({ giftlist_remaining }) => giftlist_remaining)).toEqual([0, 0])
})

test('an item can be reduced and removed whether or not it was given, and its gifts are there after the party', async () => {
  const other = new Shopper(sandbox)
  await giveGift(other, 100402, freeItem.id_giftlist_product)
  for (const item of [givenItem, freeItem]) {
    expect(await changeGiftlistItem(an, item, { quantity: 1 })).toMatchObject({ quantity: 1 })
    const { items } = await an.call(ownGiftlist, 'DELETE', item._links['remove']!.href)
    expect(listVariants(items)).not.toContain(item.id_product_attribute)
    expect(await an.refused('DELETE', item._links['remove']!.href)).toMatchObject({ type: 'not_found' })
  }
  expect((await readPublicGiftlist(new Shopper(sandbox), code)).items).toEqual([])
  expect((await other.checkout()).cart?.items).toEqual([])
  expect(await refuseGift(other, 100401, givenItem.id_giftlist_product)).toMatchObject({ type: 'invalid' })

  const again = await addGiftlistItem(an, givenItem.id_giftlist, 100401)
  expect(again).toMatchObject({ quantity: 1, priority: 1, given: null })
  await an.send('DELETE', again._links['remove']!.href)
  await an.call(giftlist, 'PUT', path, { hidden_until: null })
  expect((await an.call(giftlistGifts, 'GET', `${path}/gifts`)).gifts).toMatchObject([{ quantity: 3 }])
  expect((await readOwnGiftlist(an, givenItem.id_giftlist)).items).toEqual([])
})

test('a list is not deleted while it hides its gifts, not even one without any', async () => {
  const emptyList = `${giftlistsPath}/${(await makeGiftlist(an, { name: 'Leeg' })).id_giftlist}`
  await an.call(giftlist, 'PUT', emptyList, { hidden_until: '2099-01-01' })
  for (const list of [path, emptyList])
    expect(await an.refused('DELETE', list)).toMatchObject({ type: 'giftlist_has_gifts' })
  await an.call(giftlist, 'PUT', emptyList, { hidden_until: null })
  expect((await an.send('DELETE', emptyList)).status).toBe(200)
})
