import { cartRules } from '../../../../src/contract/cart'
import { clock, openEachTest, sandbox, shopper, readStock } from '../../../support/sandbox/eachTest'

/** Six plates, of which a promotion gives one free. */
const plates = 100402
/** Ten minutes before midnight in Brussels, and ten minutes after, when it is still the day before in UTC. */
const lastMinutes = '2026-03-01T22:50:00Z'
const afterMidnight = '2026-03-01T23:10:00Z'

openEachTest(lastMinutes)
beforeEach(async () => {
  await shopper.fillCheckout(plates, 6)
  await shopper.voucher('NOORD25')
})

const readOrders = () => sandbox.database.all<{ total_cents: number }>('SELECT total_cents FROM orders')

test('an order placed on the last day of a voucher and a promotion has the paid amount', async () => {
  sandbox.database.run("UPDATE voucher SET ends = '2026-03-01'")
  sandbox.database.run("UPDATE campaign SET ends = '2026-03-01'")
  const { cart } = await shopper.buy()
  expect(readOrders()).toEqual([{ total_cents: Math.round(cart!.totals.total * 100) }])
})

test.each([
  ['a voucher', "UPDATE voucher SET ends = '2026-03-01'"],
  ['a promotion', "UPDATE campaign SET ends = '2026-03-01'"],
])(
  'a payment during which %s ends fails, orders nothing, and leaves a cart that can be paid again',
  async (_, endToday) => {
    sandbox.database.run(endToday)
    const before = readStock(plates)
    const payment = await shopper.pay()
    clock.time = Date.parse(afterMidnight)
    await shopper.report(payment.redirect, 'pay')
    expect(await shopper.status(payment)).toMatchObject({ status: 'failed', id_order: null })
    expect([readOrders(), readStock(plates)]).toEqual([[], before])
    expect(sandbox.mail).toEqual([])

    const { cart: left, changed } = await shopper.checkout()
    expect(left?.totals.total).toBeGreaterThan(payment.cart!.totals.total)
    if (changed) await shopper.remove(left!.vouchers[0]!)
    const again = await shopper.buy()
    expect(readOrders()).toEqual([{ total_cents: Math.round(again.cart!.totals.total * 100) }])
  },
)

test('a promotion and a voucher begin at midnight', async () => {
  sandbox.database.run("UPDATE campaign SET starts = '2026-03-02'")
  sandbox.database.run("UPDATE voucher SET starts = '2026-03-02' WHERE code = 'WELKOM10'")
  const readRules = async () => (await shopper.call(cartRules, 'GET', '/v1/cartrules'))._embedded.cartrules
  expect(await readRules()).toEqual([])
  expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'WELKOM10' })).toMatchObject({
    type: 'voucher_not_yet_valid',
  })
  clock.time = Date.parse(afterMidnight)
  expect(await readRules()).not.toEqual([])
  expect((await shopper.voucher('WELKOM10')).type).toBe('voucher_added')
})
