import { describeGift, giveGift, refuseGift, sendGift } from '../../../support/sandbox/giveGift'
import { insertAddress, insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { accountDetails, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper, setStock } from '../../../support/sandbox/eachTest'

/** A chair of € 289, of which the list contains two, and mugs of € 39, which are too cheap for contributions. */
const chair = 100402
const mugs = 105701

let listId: number
let wishedChairs: number
let wishedMugs: number
openEachTest()
beforeEach(() => {
  const items = [{ variant: chair, quantity: 2 }, { variant: mugs }]
  ;({
    id_giftlist: listId,
    ids: [wishedChairs = 0, wishedMugs = 0],
  } = insertGiftlist(sandbox.database, items))
})

const buildAddition = (more: object = {}) => ({ id_product: 1004, id_product_attribute: chair, id_lang: 1, ...more })
const closeList = () => sandbox.database.run('UPDATE giftlist SET published = 0 WHERE id_giftlist = ?', listId)
const readItems = async () => (await shopper.checkout()).cart?.items ?? []

describe('the lines of gifts', () => {
  test('a variant has separate lines for oneself, for each gift list and for a contribution (SPEC §3)', async () => {
    const other = insertGiftlist(sandbox.database, [{ variant: chair }], { name: 'Voor Mila', name_parents: '' })
    await giveGift(shopper, chair, wishedChairs)
    await shopper.add(chair)
    await giveGift(shopper, chair, other.id)
    const { cart } = await giveGift(shopper, chair, wishedChairs, { amount: 50 })
    const wished = { id_giftlist_product: wishedChairs, giftlist_name: 'Noor en Elias' }
    expect(cart.items).toMatchObject([
      { quantity: 1, amount: null, ...wished, destination: 'giver' },
      { quantity: 1, amount: null, id_giftlist_product: null, giftlist_name: null, destination: null },
      { quantity: 1, amount: null, id_giftlist_product: other.id, giftlist_name: 'Voor Mila', destination: 'giver' },
      { quantity: 1, amount: 50, ...wished, total: 50, sellPrice_tax_incl: 50, destination: null },
    ])
    expect(cart.items.map((item) => item.giftlist_remaining)).toEqual([1, null, 1, 289])
    expect(cart.items.map((item) => 'destination' in item._links)).toEqual([true, false, true, false])
  })

  test('giving again adds to the line, and a message that is not empty replaces the earlier one', async () => {
    await giveGift(shopper, chair, wishedChairs, { amount: 50.5, message: 'Proficiat!' })
    await giveGift(shopper, chair, wishedChairs, { amount: 25.25, message: '' })
    await giveGift(shopper, chair, wishedChairs, { message: 'Eén' })
    expect(await readItems()).toMatchObject([
      { quantity: 1, amount: 75.75, message: 'Proficiat!' },
      { quantity: 1, message: 'Eén' },
    ])
    const { cart } = await giveGift(shopper, chair, wishedChairs, { amount: 5, message: 'Veel geluk' })
    expect(cart.items).toMatchObject([{ amount: 80.75, message: 'Veel geluk' }, { message: 'Eén' }])
  })

  test('a message keeps its lines and markup, and loses characters that reverse or hide text', async () => {
    const message = ' <b>Dag</b>\r\nNoor\u202e & Elias\u200b '
    const { cart } = await giveGift(shopper, chair, wishedChairs, { message })
    expect(cart.items[0]?.message).toBe('<b>Dag</b>\nNoor & Elias')
  })
})

describe('additions that are refused', () => {
  const buildInvalid = (field: string) => ({ status: 422, type: 'invalid', data: { field } })

  test.each([
    ['an unknown item of a list', () => describeGift(chair, 99), 'id_giftlist_product'],
    ['an item of another variant', () => describeGift(100401, wishedChairs), 'id_giftlist_product'],
    ['an amount without a list', () => buildAddition({ amount: 50 }), 'amount'],
    ['a message without a list', () => buildAddition({ message: 'Proficiat' }), 'message'],
    ['an amount for a cheap item', () => describeGift(mugs, wishedMugs, { amount: 10 }), 'amount'],
    ['two contributions', () => describeGift(chair, wishedChairs, { amount: 50, quantity: 2 }), 'quantity'],
    ['too small an amount', () => describeGift(chair, wishedChairs, { amount: 4.99 }), 'amount'],
    ['no amount', () => describeGift(chair, wishedChairs, { amount: 0 }), 'amount'],
    ['a negative amount', () => describeGift(chair, wishedChairs, { amount: -50 }), 'amount'],
    ['three decimals', () => describeGift(chair, wishedChairs, { amount: 50.005 }), 'amount'],
    ['an immense amount', () => describeGift(chair, wishedChairs, { amount: 1e300 }), 'amount'],
    ['no quantity', () => describeGift(chair, wishedChairs, { quantity: 0 }), 'quantity'],
    ['a long message', () => describeGift(chair, wishedChairs, { message: 'x'.repeat(501) }), 'message'],
  ])('%s is invalid, and the cart does not change', async (_, describe, field) => {
    await shopper.add(chair)
    expect(await shopper.refused('POST', '/v1/cart/items', describe())).toMatchObject(buildInvalid(field))
    expect(await readItems()).toMatchObject([{ quantity: 1, id_giftlist_product: null }])
  })

  test('an empty amount and message are accepted for oneself', async () => {
    await shopper.change('POST', '/v1/cart/items', buildAddition({ amount: null, message: ' ' }))
    expect(await readItems()).toHaveLength(1)
  })

  test('an addition beyond the remaining amount is refused as taken, with the amount that remains for this cart', async () => {
    await giveGift(shopper, chair, wishedChairs)
    expect(await refuseGift(shopper, chair, wishedChairs, { quantity: 2 })).toMatchObject({
      type: 'gift_taken',
      data: { remaining: 2 },
    })
    expect(await refuseGift(shopper, chair, wishedChairs, { amount: 289.01 })).toMatchObject({
      type: 'gift_taken',
      data: { remaining_amount: 289 },
    })
  })

  test('the remaining amount can be given even if it is less than the smallest contribution', async () => {
    await giveGift(shopper, chair, wishedChairs, { amount: 574 })
    expect(await refuseGift(shopper, chair, wishedChairs, { amount: 3 })).toMatchObject(buildInvalid('amount'))
    expect((await giveGift(shopper, chair, wishedChairs, { amount: 4 })).cart.items).toMatchObject([{ amount: 578 }])
  })

  test('a list that is no longer published is closed, and a line from it must be removed', async () => {
    await giveGift(shopper, chair, wishedChairs)
    closeList()
    expect(await refuseGift(shopper, chair, wishedChairs)).toMatchObject({ type: 'giftlist_closed' })
    expect(await shopper.checkout()).toMatchObject({ changed: true, cart: { items: [{ giftlist_remaining: 0 }] } })
    await shopper.remove((await readItems())[0]!)
    await shopper.add(chair)
    expect((await shopper.checkout()).changed).toBe(false)
  })

  test('guessing the items of lists is limited, since a line shows the names of its list', async () => {
    for (let id = 100; id < 120; id += 1) await refuseGift(shopper, chair, id)
    expect(await refuseGift(shopper, chair, 120)).toMatchObject({ type: 'too_many_attempts' })
    await giveGift(shopper, chair, wishedChairs)
  })

  test('whole items need stock, which contributions do not use', async () => {
    setStock(chair, 1)
    await giveGift(shopper, chair, wishedChairs, { amount: 50 })
    await shopper.add(chair)
    expect(await refuseGift(shopper, chair, wishedChairs)).toMatchObject({ type: 'out_of_stock', data: { stock: 1 } })
    setStock(chair, 0)
    await giveGift(new Shopper(sandbox), chair, wishedChairs, { amount: 50 })
    const items = await readItems()
    expect(items.map(({ quantity, stock }) => quantity <= stock)).toEqual([true, false])
  })

  test('the lines of one variant share its stock', async () => {
    sandbox.database.run('UPDATE giftlist_product SET quantity = 60 WHERE id_giftlist_product = ?', wishedChairs)
    await giveGift(shopper, chair, wishedChairs, { quantity: 40 })
    const { cart } = await shopper.add(chair, 3)
    expect(cart.items).toMatchObject([{ stock: 41 }, { stock: 4 }])
    const body = buildAddition({ quantity: 2 })
    expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject({ data: { stock: 44 } })
    const line = cart.items[1]?._links['update']?.href ?? ''
    expect(await shopper.refused('PUT', line, { quantity: 5, id_lang: 1 })).toMatchObject({ data: { stock: 4 } })
    setStock(chair, 42)
    expect((await shopper.checkout()).changed).toBe(true)
  })
})

describe('changing a gift in the cart', () => {
  const findHref = async (at: number) => (await readItems())[at]?._links['update']?.href ?? ''
  const updateLine = async (body: object) => shopper.change('PUT', await findHref(0), { id_lang: 1, ...body })
  const refuseLine = async (body: object, at = 0) => shopper.refused('PUT', await findHref(at), { id_lang: 1, ...body })

  test('a quantity can grow up to the remaining one, and may shrink although less remains', async () => {
    await giveGift(shopper, chair, wishedChairs)
    await updateLine({ quantity: 2 })
    expect(await refuseLine({ quantity: 3 })).toMatchObject({ type: 'gift_taken', data: { remaining: 2 } })
    sandbox.database.run('UPDATE giftlist_product SET received = 2 WHERE id_giftlist_product = ?', wishedChairs)
    expect(await shopper.checkout()).toMatchObject({ changed: true, cart: { items: [{ giftlist_remaining: 0 }] } })
    await updateLine({ quantity: 1 })
    closeList()
    expect(await refuseLine({ quantity: 2 })).toMatchObject({ type: 'giftlist_closed' })
    expect((await updateLine({ quantity: 0 })).cart.items).toEqual([])
  })

  test('the amount of a contribution changes within the same limits as a new one', async () => {
    await giveGift(shopper, chair, wishedChairs, { amount: 50, message: 'Geluk' })
    const { cart } = await updateLine({ quantity: 1, amount: 120.5 })
    expect(cart.items).toMatchObject([{ amount: 120.5, message: 'Geluk' }])
    expect(await refuseLine({ quantity: 1, amount: 578.01 })).toMatchObject({ data: { remaining_amount: 578 } })
    for (const body of [
      { quantity: 1, amount: 4 },
      { quantity: 1, amount: 0 },
      { quantity: 1, amount: 7.123 },
      { quantity: 2, amount: 20 },
      { quantity: 2 },
    ]) {
      expect(await refuseLine(body)).toMatchObject({ type: 'invalid' })
    }
    expect((await updateLine({ quantity: 1 })).cart.items).toMatchObject([{ amount: 120.5 }])
    expect((await updateLine({ quantity: 0 })).cart.items).toEqual([])
  })

  test('a contribution can shrink to the remaining amount, however small that is', async () => {
    await giveGift(shopper, chair, wishedChairs, { amount: 50 })
    const other = new Shopper(sandbox)
    await other.guest()
    await giveGift(other, chair, wishedChairs, { amount: 575 })
    await other.carrier(4)
    await other.buy()
    expect(await shopper.checkout()).toMatchObject({ changed: true, cart: { items: [{ giftlist_remaining: 3 }] } })
    await updateLine({ quantity: 1, amount: 3 })
    expect(await shopper.checkout()).toMatchObject({ changed: false, cart: { items: [{ amount: 3 }] } })
  })

  test('whole items and lines for oneself have no amount', async () => {
    await giveGift(shopper, chair, wishedChairs)
    await shopper.add(mugs)
    for (const at of [0, 1]) {
      expect(await refuseLine({ quantity: 1, amount: 20 }, at)).toMatchObject({ data: { field: 'amount' } })
    }
  })
})

describe('the destination of a gift', () => {
  const insertListWithAddress = async () => {
    const owner = new Shopper(sandbox)
    const { customer } = await register(owner, { ...accountDetails, email: 'noor@example.be' })
    const { id_customer } = customer
    const id_address_delivery = insertAddress(sandbox.database, id_customer, 'Geheimstraat 77')
    return insertGiftlist(sandbox.database, [{ variant: chair, quantity: 2 }], { id_customer, id_address_delivery })
  }

  test('a gift goes to the address of the list if there is one, until the giver chooses', async () => {
    const { id } = await insertListWithAddress()
    const { cart } = await giveGift(shopper, chair, id)
    expect(cart.items).toMatchObject([{ destination: 'owner', can_deliver_to_owner: true }])
    const [line] = cart.items
    for (const destination of ['pickup', 'giver'] as const) {
      const answer = await sendGift(shopper, line!, destination)
      expect(answer).toMatchObject({ type: 'destination_updated', cart: { items: [{ destination }] } })
    }
    const again = await giveGift(shopper, chair, id)
    expect(again.cart.items).toMatchObject([{ quantity: 2, destination: 'giver' }])
  })

  test('a gift goes to its giver once the owner no longer has an address for it', async () => {
    const { id, id_giftlist } = await insertListWithAddress()
    await giveGift(shopper, chair, id)
    sandbox.database.run('UPDATE giftlist SET id_address_delivery = NULL WHERE id_giftlist = ?', id_giftlist)
    expect(await readItems()).toMatchObject([{ destination: 'giver', can_deliver_to_owner: false }])
  })

  test('a destination that is not possible is refused', async () => {
    const { cart } = await giveGift(shopper, chair, wishedChairs)
    await giveGift(shopper, chair, wishedChairs, { amount: 50 })
    await shopper.add(mugs)
    const href = cart.items[0]?._links['destination']?.href ?? ''
    const send = (path: string, destination: string) => shopper.refused('PUT', path, { destination, id_lang: 1 })
    const field = { type: 'invalid', data: { field: 'destination' } }
    expect(await send(href, 'owner')).toMatchObject(field)
    expect(await send(href, 'elsewhere')).toMatchObject(field)
    for (const { id } of (await readItems()).slice(1)) {
      expect(await send(`/v1/cart/items/${id}/destination`, 'pickup')).toMatchObject(field)
    }
    expect(await send('/v1/cart/items/999/destination', 'pickup')).toMatchObject({ type: 'not_found' })
  })
})
