import { customerData } from '../../../../src/contract/account'
import { gift, giftlistGifts } from '../../../../src/contract/gift'
import { giftlist, type GiftlistItem } from '../../../../src/contract/giftlist'
import {
  addGiftlistItem,
  changeGiftlistItem,
  makeGiftlist,
  readOwnGiftlist,
  readPublicGiftlist,
} from '../../../support/sandbox/giftlistCalls'
import { giveGift } from '../../../support/sandbox/giveGift'
import { insertGift } from '../../../support/sandbox/insertGift'
import { deleteAccount, openAccount } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { an, code, list, path, makeGiftlistEachTest } from '../../../support/sandbox/eachGiftlist'
import { clock, openEachTest, sandbox } from '../../../support/sandbox/eachTest'

let chairs: GiftlistItem
let sofa: GiftlistItem
openEachTest('2026-11-21T10:00:00.000Z', { sessionLifetime: 400 * 86_400_000 })
makeGiftlistEachTest()
beforeEach(async () => {
  sofa = await addGiftlistItem(an, list.id_giftlist, 102001)
  chairs = await changeGiftlistItem(an, await addGiftlistItem(an, list.id_giftlist, 100401), { quantity: 6 })
})

const readGifts = () => an.call(giftlistGifts, 'GET', `${path}/gifts`)
const hideGiftsUntil = (hidden_until: string | null) => an.call(giftlist, 'PUT', path, { hidden_until })
const readItems = async () => (await readOwnGiftlist(an, chairs.id_giftlist)).items

test('the owner sees the giver, the gift and the message of each gift, the latest first, and the collected amount', async () => {
  insertGift(sandbox, chairs, { quantity: 4, message: '<b>Proficiat</b>\n=1+1', giver: ['Bram', 'Peeters'] })
  insertGift(sandbox, sofa, { amount_cents: 174_550, placed: '2026-11-21T23:30:00.000Z' })
  expect(await readGifts()).toMatchObject({
    hidden: false,
    collected: 1745.5,
    gifts: [
      { name: 'Lampi driezitsbank', quantity: 1, amount: 1745.5, giver: 'Cas Maes', day: '2026-11-22', message: '' },
      {
        ...{ id_giftlist_product: chairs.id_giftlist_product, name: 'Spile stoel', combination: 'geolied eik' },
        ...{ picture: { name: chairs.picture?.name } },
        ...{ quantity: 4, amount: null, message: '<b>Proficiat</b>\n=1+1', giver: 'Bram Peeters', day: '2026-11-21' },
        ...{ destination: 'pickup', thanked: false },
      },
    ],
  })
  expect(await readItems()).toMatchObject([
    { given: 0, collected: 1745.5, remaining: 0, remaining_amount: 1144.5 },
    { given: 4, collected: 0, remaining: 2 },
  ])
  expect((await readOwnGiftlist(an, chairs.id_giftlist)).giftlist).toMatchObject({ wished: 7, given: 4 })
})

test('gifts that were returned or cancelled are no longer listed', async () => {
  const id_order = insertGift(sandbox, chairs, { quantity: 2 })
  const cancelledOrderId = insertGift(sandbox, chairs)
  sandbox.database.run(`UPDATE orders SET status = 'cancelled' WHERE id_order = ?`, cancelledOrderId)
  sandbox.database.run(`INSERT INTO withdrawal VALUES (1, ?, '2026-11-21', '')`, id_order)
  sandbox.database.run('INSERT INTO withdrawal_line VALUES (1, ?, 0, 1)', id_order)
  expect((await readGifts()).gifts).toMatchObject([{ quantity: 1 }])
  expect((await readItems())[1]).toMatchObject({ given: 1, remaining: 5 })
  sandbox.database.run('UPDATE withdrawal_line SET quantity = 2')
  expect(await readGifts()).toMatchObject({ gifts: [] })
})

test('a thank-you mark is stored until it is removed', async () => {
  insertGift(sandbox, chairs)
  insertGift(sandbox, chairs)
  const [latest] = (await readGifts()).gifts
  const { href, method } = latest!._links['thank']!
  expect(method).toBe('PUT')
  expect(await an.call(gift, 'PUT', href, { thanked: true })).toEqual({ ...latest, thanked: true })
  expect((await readGifts()).gifts).toMatchObject([{ thanked: true }, { thanked: false }])
  expect(await an.call(gift, 'PUT', href, { thanked: false })).toEqual(latest)
  expect(await an.invalidField('PUT', href, { thanked: 'yes' })).toBe('thanked')
})

test('the gifts to another list of the same owner are not found on this one', async () => {
  const other = await makeGiftlist(an, { name: 'Huis' })
  insertGift(sandbox, await addGiftlistItem(an, other.id_giftlist))
  expect((await readGifts()).gifts).toEqual([])
  const { gifts } = await an.call(giftlistGifts, 'GET', other._links['gifts']!.href)
  const id_gift = gifts[0]?.id_gift ?? 0
  expect(await an.refused('PUT', `${path}/gifts/${id_gift}`, { thanked: true })).toMatchObject({ status: 404 })
})

test('while gifts are hidden from the owner, the owner sees none until the day begins in Brussels', async () => {
  insertGift(sandbox, chairs, { quantity: 4 })
  insertGift(sandbox, sofa, { amount_cents: 5000 })
  const [first] = (await readGifts()).gifts
  expect(await hideGiftsUntil('2027-04-07')).toMatchObject({ given: null, wished: 7 })
  const unknown = { given: null, collected: null, remaining: null, remaining_amount: null }
  for (const now of ['2026-11-21T10:00:00.000Z', '2027-04-06T21:59:00.000Z']) {
    clock.time = Date.parse(now)
    expect(await readGifts()).toEqual({ hidden: true, collected: null, gifts: [] })
    expect(await readItems()).toMatchObject([unknown, unknown])
    expect((await readPublicGiftlist(an, code)).items).toMatchObject([unknown, unknown])
    expect(await an.refused('PUT', first!._links['thank']!.href, { thanked: true })).toMatchObject({ status: 404 })
    const { giftlists } = (await an.call(customerData, 'GET', '/v1/me/data')) as { giftlists?: unknown }
    expect(giftlists).toMatchObject([{ given: null, gifts: [] }])
  }
  clock.time = Date.parse('2027-04-06T22:00:00.000Z')
  expect((await readGifts()).gifts).toHaveLength(2)
  expect(await readItems()).toMatchObject([{ collected: 50 }, { given: 4 }])
})

test('a gift counts from the start of its payment, and an item that is not given can be removed from the carts', async () => {
  const giver = new Shopper(sandbox)
  await giveGift(giver, 100401, chairs.id_giftlist_product, { quantity: 4, message: 'Voor\u202e jullie' })
  await giver.guest()
  const readPublicItem = async () => (await readPublicGiftlist(new Shopper(sandbox), code)).items[1]
  expect(await readPublicItem()).toMatchObject({ given: 0, remaining: 6 })
  await giver.carrier(4)
  const { redirect } = await giver.pay()
  expect(await readPublicItem()).toMatchObject({ given: 4, remaining: 2 })
  expect((await readGifts()).gifts).toEqual([])
  const { href } = chairs._links['remove']!
  expect(await an.refused('DELETE', href)).toMatchObject({ type: 'giftlist_has_gifts' })
  await giver.report(redirect, 'refuse')
  expect(await readPublicItem()).toMatchObject({ given: 0, remaining: 6 })
  await giver.buy()
  expect((await readGifts()).gifts).toMatchObject([{ quantity: 4, giver: 'An Peeters', message: 'Voor jullie' }])

  const other = new Shopper(sandbox)
  await giveGift(other, 102001, sofa.id_giftlist_product, { amount: 50 })
  await an.send('DELETE', sofa._links['remove']!.href)
  expect((await other.checkout()).cart?.items).toEqual([])
})

test('the data of a giver contain the gifts in the cart, with their messages', async () => {
  const bo = await openAccount(sandbox, 'Bo')
  await giveGift(bo, 102001, sofa.id_giftlist_product, { amount: 50.5, message: 'Groetjes' })
  const { carts } = (await bo.call(customerData, 'GET', '/v1/me/data')) as { carts?: unknown }
  expect(carts).toMatchObject([{ id_product_attribute: 102001, amount: 50.5, message: 'Groetjes' }])
})

describe('a list or an item with gifts', () => {
  test.each([
    ['whole items', { quantity: 1 }],
    ['a contribution', { amount_cents: 500 }],
  ])('an item with %s cannot be deleted, nor its list', async (_what, details) => {
    insertGift(sandbox, sofa, details)
    const refused = { type: 'giftlist_has_gifts' }
    expect(await an.refused('DELETE', sofa._links['remove']!.href)).toMatchObject(refused)
    expect(await an.refused('DELETE', path)).toMatchObject(refused)
    expect((await readItems()).map(({ priority }) => priority)).toEqual([1, 2])
    expect((await an.send('DELETE', chairs._links['remove']!.href)).status).toBe(200)
  })

  test('the quantity cannot be reduced below the items that were given', async () => {
    insertGift(sandbox, chairs, { quantity: 3 })
    insertGift(sandbox, chairs, { amount_cents: 500 })
    const { href } = chairs._links['update']!
    const refusal = await an.refused('PUT', href, { quantity: 3, priority: 1 })
    expect(refusal).toMatchObject({ type: 'gift_taken', data: { remaining: 2 } })
    expect((await readItems())[1]).toMatchObject({ quantity: 6, priority: 2 })
    expect(await changeGiftlistItem(an, chairs, { quantity: 4 })).toMatchObject({ quantity: 4 })
  })

  test('when the owner’s account is deleted, the list is closed, and the gifts stay in their orders', async () => {
    insertGift(sandbox, chairs, { message: 'Proficiat' })
    await an.call(giftlist, 'PUT', path, { listed: true, event_date: '2027-04-06', hidden_until: '2027-04-07' })
    await deleteAccount(an)
    expect(sandbox.database.all('SELECT * FROM giftlist')).toMatchObject([
      {
        ...{ id_customer: null, name: '', name_parents: '', welcome_message: '', gender: null, published: 0 },
        ...{ listed: 0, event_date: null, hidden_until: null, id_address_delivery: null },
      },
    ])
    const refusal = await new Shopper(sandbox).refused('GET', `/v1/giftlists/${code}`)
    expect(refusal.type).toBe('giftlist_closed')
    expect(sandbox.database.all('SELECT message FROM order_line')).toEqual([{ message: 'Proficiat' }])
  })
})

test('deleting the account of a giver removes the name and the message, and the gift stays', async () => {
  const bo = await openAccount(sandbox, 'Bo')
  insertGift(sandbox, chairs, { message: 'Groetjes van Bo' })
  sandbox.database.run(`UPDATE orders SET id_customer = customer.id_customer FROM customer WHERE firstname = 'Bo'`)
  expect((await readGifts()).gifts).toMatchObject([{ giver: 'Bo Peeters', message: 'Groetjes van Bo' }])
  await deleteAccount(bo)
  expect((await readGifts()).gifts).toMatchObject([{ giver: '', message: '', quantity: 1 }])
})
