import { guestDetails } from '../../../support/sandbox/Shopper'
import { readOrder } from '../../../support/sandbox/placeOrder'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest()

test('an order keeps its pickup point, and the invoice goes to another address than the delivery', async () => {
  await shopper.add(100801)
  const invoice = { ...guestDetails.delivery, lastname: 'Claes', postcode: '2000', city: 'Antwerpen' }
  await shopper.guest({ ...guestDetails, invoice })
  await shopper.carrier(3, 'BE-1001')
  const placed = await shopper.buyAndRead()
  expect(placed.service_point).toMatchObject({ name: 'Dagwinkel Het Hoekje', postcode: '9000', city: 'Gent' })
  expect(placed.delivery_address).toMatchObject({ lastname: 'Peeters', city: 'Gent' })
  expect(placed.invoice_address).toMatchObject({ lastname: 'Claes', city: 'Antwerpen' })
})

test('an order lists no promotion that gave nothing', async () => {
  const { cart } = await shopper.fillCheckout(100402)
  expect(cart.offers).toMatchObject([{ counted: 1, amount: 0 }])
  expect((await shopper.buyAndRead()).offers).toEqual([])
})

test('an order shows its promotions and vouchers in the user’s language, even after the promotion has ended', async () => {
  await shopper.fillCheckout(100402, 6)
  await shopper.voucher('NOORD25')
  const { id_order } = await shopper.buyAndRead()
  sandbox.database.run("UPDATE campaign SET ends = '2001-01-01'")
  const nl = await readOrder(shopper, id_order)
  expect(nl.offers).toEqual([{ name: expect.any(String), amount: 289 }])
  expect(nl.vouchers).toMatchObject([{ code: 'NOORD25', amount: 25 }])
  expect(nl.totals.discount).toBe(289 + 25)
  expect(nl.lines[0]).toMatchObject({ quantity: 6, free_quantity: 1 })
  shopper.headers.Lang = '2'
  const en = await readOrder(shopper, id_order)
  expect(en.offers[0]!.name).not.toBe(nl.offers[0]!.name)
})
