import { order } from '../../../../src/contract/order'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox } from '../../../support/sandbox/eachTest'

openEachTest()

test('an order shows its promotions and vouchers in the user’s language, even after the promotion has ended', async () => {
  const shopper = new Shopper(sandbox)
  await shopper.add(100402, 6)
  await shopper.voucher('NOORD25')
  await shopper.guest()
  await shopper.carrier(4)
  const { redirect } = await shopper.pay()
  await shopper.report(redirect, 'pay')
  sandbox.database.run("UPDATE campaign SET ends = '2001-01-01'")
  const id_order = sandbox.database.value<number>('SELECT id_order FROM orders')!
  const nl = await shopper.call(order, 'GET', `/v1/orders/${id_order}`)
  expect(nl.offers).toEqual([{ name: expect.any(String), amount: 289 }])
  expect(nl.vouchers).toMatchObject([{ code: 'NOORD25', amount: 25 }])
  expect(nl.totals.discount).toBe(289 + 25)
  expect(nl.lines[0]).toMatchObject({ quantity: 6, free_quantity: 1 })
  shopper.headers.Lang = '2'
  const en = await shopper.call(order, 'GET', `/v1/orders/${id_order}`)
  expect(en.offers[0]!.name).not.toBe(nl.offers[0]!.name)
})
