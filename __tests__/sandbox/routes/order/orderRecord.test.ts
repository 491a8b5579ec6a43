import { order } from '../../../../src/contract/order'
import { guestDetails } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest()

async function payAndRead() {
  const { redirect } = await shopper.pay()
  await shopper.report(redirect, 'pay')
  const id_order = sandbox.database.value<number>('SELECT id_order FROM orders')!
  return shopper.call(order, 'GET', `/v1/orders/${id_order}`)
}

test('an order keeps its pickup point, and the invoice goes to another address than the delivery', async () => {
  await shopper.add(100801)
  const invoice = { ...guestDetails.delivery, lastname: 'Claes', postcode: '2000', city: 'Antwerpen' }
  await shopper.guest({ ...guestDetails, invoice })
  await shopper.carrier(3, 'BE-1001')
  const placed = await payAndRead()
  expect(placed.service_point).toMatchObject({ name: 'Dagwinkel Het Hoekje', postcode: '9000', city: 'Gent' })
  expect(placed.delivery_address).toMatchObject({ lastname: 'Peeters', city: 'Gent' })
  expect(placed.invoice_address).toMatchObject({ lastname: 'Claes', city: 'Antwerpen' })
})

test('an order lists no promotion that gave nothing', async () => {
  const { cart } = await shopper.add(100402)
  expect(cart.offers).toMatchObject([{ counted: 1, amount: 0 }])
  await shopper.guest()
  await shopper.carrier(4)
  expect((await payAndRead()).offers).toEqual([])
})
