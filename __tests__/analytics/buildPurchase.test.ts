import { buildPurchase } from '../../src/analytics/events/storeEvents'
import type { Order } from '../../src/contract/order'
import { someLine, someOrder } from '../support/data/orderFixtures'

test('the value of a purchase is the paid price of its goods, after vouchers and free items', () => {
  const chairs = someLine({
    id_product: 1001,
    manufacturer_name: 'Spile',
    sellPrice_tax_incl: 30,
    quantity: 6,
    discount: 40,
  })
  const order = someOrder({
    lines: [chairs],
    vouchers: [{ code: 'NOORD25', amount: 10 }],
    totals: { items: 180, discount: 40, shipping: 5, wrapping: 0, total: 145, vat: [{ rate: 21, amount: 25.17 }] },
  } as Partial<Order>)
  expect(buildPurchase(order)).toEqual({
    event: 'purchase',
    ecommerce: expect.objectContaining({
      value: 140,
      tax: 25.17,
      shipping: 5,
      coupon: 'NOORD25',
      // Six chairs of 30 euro, with 40 euro off: 6.67 euro off each.
      items: [expect.objectContaining({ price: 23.33, discount: 6.67, quantity: 6 })],
    }) as object,
  })
})
