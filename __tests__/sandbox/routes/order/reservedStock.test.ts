import { product } from '../../../../src/contract/product'
import { Shopper } from '../../../support/sandbox/Shopper'
import { giveGift } from '../../../support/sandbox/giveGift'
import { insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { clock, openEachTest, sandbox, shopper, setStock } from '../../../support/sandbox/eachTest'

/** A variant whose stock the tests set to 1. */
const lastItem = 101401

let other: Shopper
openEachTest('2026-03-01T12:00:00Z')
beforeEach(() => {
  setStock(lastItem, 1)
  other = new Shopper(sandbox)
})

const readStockSeenBy = async (user: Shopper) => {
  const { combinations } = await user.call(product, 'GET', `/v1/product?id=1014`)
  return combinations.find((one) => one.id_product_attribute === lastItem)?.stock
}

describe('items reserved by a pending payment', () => {
  beforeEach(async () => {
    for (const user of [shopper, other]) await user.fillCheckout(lastItem)
  })

  test('the items are not available to others', async () => {
    await shopper.pay()
    expect(await readStockSeenBy(other)).toBe(0)
    expect(await other.checkout()).toMatchObject({ changed: true, cart: { items: [{ stock: 0 }] } })
    expect(await other.refusePayment()).toMatchObject({ type: 'cart_changed' })
    const third = new Shopper(sandbox)
    const body = { id_product: 1014, id_product_attribute: lastItem, id_lang: 1 }
    expect(await third.refused('POST', '/v1/cart/items', body)).toMatchObject({ data: { stock: 0 } })
  })

  test('the items remain available to their own cart, even with another payment method', async () => {
    const first = await shopper.pay(1)
    expect(await shopper.checkout()).toMatchObject({ changed: false, cart: { items: [{ stock: 1 }] } })
    expect((await shopper.pay(1)).redirect).toBe(first.redirect)
    const second = await shopper.pay(2)
    expect(await readStockSeenBy(other)).toBe(0)
    await shopper.report(second.redirect, 'pay')
    expect(await shopper.checkout()).toMatchObject({ cart: null })
    expect(await readStockSeenBy(other)).toBe(0)
  })

  test.each([
    ['the payment fails', ({ redirect }: { redirect: string }) => shopper.report(redirect, 'refuse')],
    ['the payment is cancelled', ({ redirect }: { redirect: string }) => shopper.report(redirect, 'cancel')],
    ['the payment expires', () => (clock.time += 30 * 60_000 + 1)],
    ['the cart changes', () => shopper.voucher('GRATISLEVERING')],
    ['the guest changes the details', () => shopper.guest()],
  ])('the items are available to everyone again when %s', async (_, end) => {
    await end(await shopper.pay())
    expect(await readStockSeenBy(other)).toBe(1)
    expect(await other.checkout()).toMatchObject({ changed: false })
    await shopper.report((await other.pay()).redirect, 'pay')
    expect(await shopper.checkout()).toMatchObject({ changed: true })
    expect(sandbox.database.all('SELECT * FROM reservation')).toEqual([])
  })

  test('the items are reserved for exactly half an hour', async () => {
    const payment = await shopper.pay()
    clock.time += 30 * 60_000
    expect(await readStockSeenBy(other)).toBe(0)
    clock.time += 1
    expect([(await shopper.status(payment)).status, await readStockSeenBy(other)]).toEqual(['expired', 1])
  })

  test('the quantity in the cart cannot be raised above the reserved quantity', async () => {
    await shopper.pay()
    const [line] = (await shopper.checkout()).cart?.items ?? []
    const href = line?._links['update']?.href ?? ''
    expect(await shopper.refused('PUT', href, { quantity: 2, id_lang: 1 })).toMatchObject({ data: { stock: 1 } })
    expect(await readStockSeenBy(other)).toBe(0)
    await shopper.change('DELETE', href)
    await shopper.add(lastItem)
    expect(await readStockSeenBy(other)).toBe(1)
  })
})

test('two lines of one variant are reserved together', async () => {
  setStock(lastItem, 5)
  await shopper.fillCheckout(lastItem)
  const { id } = insertGiftlist(sandbox.database, [{ variant: lastItem, quantity: 3 }])
  await giveGift(shopper, lastItem, id, { quantity: 2 })
  await shopper.carrier(4)
  const { redirect } = await shopper.pay()
  expect(await readStockSeenBy(other)).toBe(2)
  await shopper.report(redirect, 'pay')
  expect(await readStockSeenBy(other)).toBe(2)
  expect(sandbox.database.all('SELECT * FROM orders')).toHaveLength(1)
})
