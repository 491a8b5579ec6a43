import { order } from '../../../../src/contract/order'
import { giveGift, refuseGift, sendGift } from '../../../support/sandbox/giveGift'
import { insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper, readStock } from '../../../support/sandbox/eachTest'
import { readDelivery } from '../../../support/data/readDelivery'

/** A chair of € 289, of which the list contains one. */
const chair = 100402

let listId: number
let wishedItem: number
let other: Shopper
openEachTest('2026-03-02T12:00:00Z')
beforeEach(async () => {
  ;({ id_giftlist: listId, id: wishedItem } = insertGiftlist(sandbox.database, [{ variant: chair }]))
  other = new Shopper(sandbox)
  for (const one of [shopper, other]) await one.guest()
})

/** Gives the item to its giver, for pick-up, so that neither carrier nor address is needed. */
const giveForPickup = async (giver: Shopper) => {
  const { cart } = await giveGift(giver, chair, wishedItem)
  await sendGift(giver, cart.items.at(-1)!, 'pickup')
}
const returnItem = (id_order_line: number) => ({ lines: [{ id_order_line, quantity: 1 }], reason: '' })
const buyGift = (giver: Shopper) => giver.buyAndRead(2)
const readRemaining = async (giver: Shopper) => (await giver.checkout()).cart?.items[0]?.giftlist_remaining

describe('a gift for which two givers pay', () => {
  beforeEach(async () => {
    await giveForPickup(shopper)
    await giveForPickup(other)
  })

  test('the cart does not reserve the item, but the start of the payment does', async () => {
    expect([await readRemaining(shopper), await readRemaining(other)]).toEqual([1, 1])
    await shopper.pay(2)
    expect([await readRemaining(shopper), await readRemaining(other)]).toEqual([1, 0])
    expect(await other.checkout()).toMatchObject({ changed: true })
    const id = (await other.checkout()).cart?.items[0]?.id
    expect(await other.refusePayment(2)).toMatchObject({ type: 'gift_taken', data: { remaining: 0, id } })
    expect(await refuseGift(new Shopper(sandbox), chair, wishedItem)).toMatchObject({ type: 'gift_taken' })
  })

  test('a contribution reduces the value of the item as a whole item does', async () => {
    await giveGift(other, chair, wishedItem, { amount: 5 }).catch(() => undefined)
    const contributor = new Shopper(sandbox)
    await contributor.guest()
    await giveGift(contributor, chair, wishedItem, { amount: 288.5 })
    await contributor.pay(2)
    expect(await other.refusePayment(2)).toMatchObject({ data: { remaining: 0 } })
    expect(await refuseGift(new Shopper(sandbox), chair, wishedItem, { amount: 5 })).toMatchObject({
      type: 'gift_taken',
      data: { remaining_amount: 0.5 },
    })
  })

  test.each([
    ['fails', ({ redirect }: { redirect: string }) => shopper.report(redirect, 'refuse')],
    ['is cancelled', ({ redirect }: { redirect: string }) => shopper.report(redirect, 'cancel')],
    ['expires', () => (clock.time += 30 * 60_000 + 1)],
    ['ends, as the cart changed', () => shopper.add(105701)],
  ])('others can give the item again when the payment %s', async (_, end) => {
    const payment = await shopper.pay(2)
    await end(payment)
    expect(await readRemaining(other)).toBe(1)
    expect((await buyGift(other)).lines).toMatchObject([{ id_giftlist_product: wishedItem, destination: 'pickup' }])
    // The provider reports late that the first giver has paid.
    await shopper.report(payment.redirect, 'pay')
    expect(sandbox.database.all('SELECT id_order FROM orders')).toHaveLength(1)
    expect(await shopper.refusePayment(2)).toMatchObject({ type: 'gift_taken', data: { remaining: 0 } })
  })

  test('the giver of a taken gift removes it and pays for the rest', async () => {
    await buyGift(shopper)
    await giveGift(other, chair, wishedItem).catch(() => undefined)
    await other.add(105701)
    await other.carrier(4)
    expect(await other.refusePayment(2)).toMatchObject({ type: 'gift_taken' })
    await other.remove((await other.cart())!.items[0]!)
    expect((await buyGift(other)).lines).toMatchObject([{ id_giftlist_product: null }])
  })

  test('nothing is ordered if the list closes or the owner received the gift during the payment', async () => {
    for (const [end, undo] of [
      ['UPDATE giftlist SET published = 0', 'UPDATE giftlist SET published = 1'],
      ['UPDATE giftlist_product SET received = 1', 'UPDATE giftlist_product SET received = 0'],
    ] as const) {
      const payment = await shopper.pay(2)
      sandbox.database.run(end)
      await shopper.report(payment.redirect, 'pay')
      expect(await shopper.status(payment)).toMatchObject({ status: 'failed', changed: true })
      sandbox.database.run(undo)
    }
    expect(sandbox.database.all('SELECT id_order FROM orders')).toEqual([])
  })

  test('the payment of a gift from a closed list is refused for that reason', async () => {
    sandbox.database.run('UPDATE giftlist SET published = 0 WHERE id_giftlist = ?', listId)
    const id = (await shopper.checkout()).cart?.items[0]?.id
    expect(await shopper.refusePayment(2)).toMatchObject({ type: 'giftlist_closed', data: { id } })
  })
})

describe('the order of a gift', () => {
  test('the order keeps contribution, message and destination, without carrier and delivery address', async () => {
    sandbox.database.run('UPDATE giftlist_product SET quantity = 3')
    await giveGift(shopper, chair, wishedItem, { message: 'Voor bij de tafel' })
    const { cart } = await giveGift(shopper, chair, wishedItem, { amount: 33.33, message: 'En een beetje' })
    await sendGift(shopper, cart.items[0]!, 'pickup')
    const stock = readStock(chair)
    const placed = await buyGift(shopper)
    expect(placed).toMatchObject({
      ...{ carrier: null, service_point: null, delivery_address: null, tracking: null },
      invoice_address: { address1: 'Lindelaan 1' },
      totals: { items: 322.33, shipping: 0, total: 322.33 },
      lines: [
        { quantity: 1, amount: null, message: 'Voor bij de tafel', destination: 'pickup', withdrawable: 1 },
        { quantity: 1, amount: 33.33, message: 'En een beetje', destination: null, withdrawable: 0 },
      ],
    })
    expect(readStock(chair)).toBe(stock - 1)
    clock.time = Date.parse('2026-03-09T16:30:00Z')
    const { number, email } = placed
    const later = await new Shopper(sandbox).call(order, 'POST', '/v1/orders/search', { number, email })
    expect(later).toMatchObject({ status: 'delivered', tracking: null })
  })

  test("an order that also contains the giver's own items keeps carrier and address for these", async () => {
    await giveForPickup(shopper)
    await shopper.add(105701)
    await shopper.carrier(1)
    expect(await buyGift(shopper)).toMatchObject({
      ...{ carrier: { key: 'home' }, delivery_address: { address1: 'Lindelaan 1' } },
      totals: { shipping: readDelivery('home').price },
      lines: [{ destination: 'pickup' }, { destination: null }],
    })
  })

  test('a gift whose destination changes to the giver needs a delivery, and is not ordered without one', async () => {
    const { cart } = await giveGift(shopper, chair, wishedItem)
    expect((await shopper.checkout()).actions).toEqual(['CARRIER'])
    await sendGift(shopper, cart.items[0]!, 'pickup')
    const { redirect } = await shopper.pay(2)
    // The giver is the destination once the owner withdraws the address, even during a payment.
    sandbox.database.run(`UPDATE cart_item SET destination = 'owner'`)
    await shopper.report(redirect, 'pay')
    expect(sandbox.database.all('SELECT id_order FROM orders')).toEqual([])
  })

  test('whole gifts can be returned and then given by others, but contributions cannot', async () => {
    sandbox.database.run('UPDATE giftlist_product SET quantity = 2')
    await giveForPickup(shopper)
    await giveGift(shopper, chair, wishedItem, { amount: 100 })
    const placed = await buyGift(shopper)
    const stock = readStock(chair)
    const { href } = placed._links['withdraw']!
    expect(await shopper.invalidField('POST', href, returnItem(2))).toBe('lines.0.quantity')
    const left = await shopper.call(order, 'POST', href, returnItem(1))
    expect(left).toMatchObject({ status: 'paid', lines: [{ withdrawable: 0 }, { withdrawable: 0 }] })
    expect(left._links).not.toHaveProperty('withdraw')
    await giveForPickup(other)
    expect(await readRemaining(other)).toBe(1)
    expect(await refuseGift(other, chair, wishedItem, { quantity: 1 })).toMatchObject({ data: { remaining: 1 } })
    expect(readStock(chair)).toBe(stock)
  })

  test('a cancelled order no longer counts, and only its items return to the stock', async () => {
    await giveForPickup(shopper)
    const stock = readStock(chair)
    const placed = await buyGift(shopper)
    await giveForPickup(other).catch(() => undefined)
    const { href } = placed._links['withdraw']!
    expect((await shopper.call(order, 'POST', href, returnItem(1))).status).toBe('cancelled')
    expect(readStock(chair)).toBe(stock)
    await giveForPickup(other)
    expect((await buyGift(other)).lines).toHaveLength(1)
  })

  test('the payment of a contribution reserves no item', async () => {
    await giveGift(shopper, chair, wishedItem, { amount: 50 })
    const stock = readStock(chair)
    await shopper.pay(2)
    expect(readStock(chair)).toBe(stock)
  })

  test('contributions are not ordered again', async () => {
    sandbox.database.run('UPDATE giftlist_product SET quantity = 9')
    await giveGift(shopper, chair, wishedItem, { amount: 50 })
    const placed = await buyGift(shopper)
    expect(placed._links).not.toHaveProperty('order_again')
    const again = `/v1/orders/${placed.id_order}/again`
    expect(await shopper.refused('POST', again, {})).toMatchObject({ type: 'out_of_stock', data: { stock: 0 } })
    delete shopper.headers['CartToken']
    await giveForPickup(shopper)
    await giveGift(shopper, chair, wishedItem, { amount: 50 })
    const both = await buyGift(shopper)
    delete shopper.headers['CartToken']
    const answer = await (await shopper.send('POST', both._links['order_again']?.href ?? '', {})).json()
    expect(answer).toMatchObject({ missing: [], cart: { items: [{ quantity: 1, id_giftlist_product: null }] } })
  })
})
