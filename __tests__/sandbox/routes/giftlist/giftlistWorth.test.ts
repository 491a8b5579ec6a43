import { giftlist, type GiftlistItem } from '../../../../src/contract/giftlist'
import {
  addGiftlistItem,
  changeGiftlistItem,
  readOwnGiftlist,
  readPublicGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import { giveGift } from '../../../support/sandbox/giveGift'
import { Shopper } from '../../../support/sandbox/Shopper'
import { an, code, list, path, makeGiftlistEachTest } from '../../../support/sandbox/eachGiftlist'
import { openEachTest, sandbox, setStock } from '../../../support/sandbox/eachTest'

/** A sofa of € 2890. */
const variant = 102001

let sofa: GiftlistItem
openEachTest()
makeGiftlistEachTest()
beforeEach(async () => {
  sofa = await addGiftlistItem(an, list.id_giftlist, variant)
})

const setPrice = (euro: number) =>
  sandbox.database.run('UPDATE combination SET price_cents = ? WHERE id_product_attribute = ?', euro * 100, variant)
const readPublicItem = async () => (await readPublicGiftlist(new Shopper(sandbox), code)).items[0]
const readOwnList = () => readOwnGiftlist(an, sofa.id_giftlist)
const readCredit = async () => (await readOwnList()).giftlist.credit

/** Pays a contribution as a guest, or has the payment refused. */
async function contribute(amount: number, outcome = 'pay') {
  const giver = new Shopper(sandbox)
  await giveGift(giver, variant, sofa.id_giftlist_product, { amount })
  await giver.guest()
  const { redirect } = await giver.pay()
  await giver.report(redirect, outcome)
}

test('givers and the owner see how many of an item are in stock', async () => {
  setStock(variant, 2)
  expect(await readPublicItem()).toMatchObject({ stock: 2, remaining: 1 })
  setStock(variant, 0)
  expect(await readPublicItem()).toMatchObject({ stock: 0, remaining: 1 })
  expect((await readOwnList()).items).toMatchObject([{ stock: 0 }])
})

describe('once the first contribution was made', () => {
  test('an item keeps its price when that of the shop rises', async () => {
    await contribute(900)
    setPrice(4000)
    expect(await readPublicItem()).toMatchObject({ price: 4000, collected: 900, remaining: 0, remaining_amount: 1990 })
    await contribute(1990)
    setPrice(5000)
    expect(await readPublicItem()).toMatchObject({ collected: 2890, remaining: 0, remaining_amount: 0 })
    expect((await readOwnList()).giftlist).toMatchObject({ given: 1, credit: 0 })
  })

  test('a lower price leaves the rest as credit, and the quantity can be reduced to the number of given items', async () => {
    await contribute(900)
    expect(await readCredit()).toBe(900)
    setPrice(800)
    expect(await readPublicItem()).toMatchObject({ remaining: 0, remaining_amount: 0 })
    expect(await readCredit()).toBe(100)
    await changeGiftlistItem(an, sofa, { quantity: 3 })
    expect(await changeGiftlistItem(an, sofa, { quantity: 1 })).toMatchObject({ quantity: 1 })
  })

  test('all of it is credit when the variant is no longer sold', async () => {
    await contribute(900)
    sandbox.database.run('UPDATE product SET active = 0')
    expect(await readCredit()).toBe(900)
  })
})

test('a payment that failed leaves no price behind', async () => {
  await contribute(900, 'refuse')
  setPrice(4000)
  expect(await readPublicItem()).toMatchObject({ collected: 0, remaining_amount: 4000 })
})

test('the credit stays unknown to an owner who wants to be surprised', async () => {
  await contribute(900)
  const hiddenList = await an.call(giftlist, 'PUT', path, { hidden_until: '2099-01-01' })
  expect(hiddenList.credit).toBeNull()
})
