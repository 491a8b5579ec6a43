import { toCents, toEuro } from '../../../../src/contract/money'
import { findPaymentReason } from '../../../../src/sandbox/rules/checkoutActions'
import { formatEuro } from '../../../../src/sandbox/rules/money'
import { calculateVat } from '../../../../src/sandbox/rules/totals'
import { readOrder } from '../../../support/sandbox/placeOrder'
import { guestDetails, origin, paymentBody } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper, readStock, setStock } from '../../../support/sandbox/eachTest'

openEachTest('2026-03-01T12:00:00Z', { siteOrigin: 'https://shop.example' })

test('the status says what the cart still needs, and whether it has changed', async () => {
  await shopper.fillCheckout(100801, 2)
  const payment = await shopper.pay()
  expect(await shopper.status(payment)).toMatchObject({ actions: [], changed: false })
  await shopper.change('PUT', '/v1/cart/country', { id_country: 8, id_lang: 1 })
  expect(await shopper.status(payment)).toMatchObject({ actions: ['DELIVERY_ADDRESS'], changed: false })
  setStock(100801, 1)
  expect(await shopper.status(payment)).toMatchObject({ changed: true })
})

test('paying for a cart creates one complete order', async () => {
  await shopper.add(100801, 2)
  await shopper.guest()
  await shopper.voucher('NOORD25')
  await shopper.wrap('Voor jou')
  await shopper.carrier(3, 'BE-1001')
  const before = readStock(100801)
  const payment = await shopper.pay()
  expect(payment.redirect).toMatch(/^http:\/\/localhost:9000\/pay\/[\w-]{43}$/)
  expect(await shopper.status(payment)).toMatchObject({ status: 'pending', id_order: null })

  const back = await shopper.report(payment.redirect, 'pay')
  expect([back.status, back.headers.get('location')]).toEqual([303, `${origin}/nl/afrekenen/status`])
  expect(await shopper.status(payment)).toMatchObject({ status: 'paid', id_order: 1, actions: [], changed: false })
  expect(readStock(100801)).toBe(before - 2)

  expect(await readOrder(shopper, 1)).toMatchObject({
    number: 'UN-2026-00001',
    placed: '2026-03-01T12:00:00.000Z',
    status: 'paid',
    email: guestDetails.account.email,
    is_guest: true,
    lines: [{ id_sku: 500801, quantity: 2, sellPrice_tax_incl: 159, total: 318 }],
    vouchers: [{ code: 'NOORD25', amount: 25 }],
    totals: { items: 318, discount: 25, shipping: 0, wrapping: 0, total: 293, vat: [{ rate: 21, amount: 50.85 }] },
    carrier: { name: 'Afhaalpunt' },
    payment: { key: 'bancontact' },
    gift: { wanted: true, message: 'Voor jou' },
    delivery_address: { city: 'Gent' },
    invoice_address: { city: 'Gent' },
  })
})

test('the fee of the payment method is charged and is part of the order', async () => {
  sandbox.database.run('UPDATE payment_method SET fee_cents = 250 WHERE id_payment = 2')
  await shopper.fillCheckout(105701)
  const { cart, payment_methods } = await shopper.checkout()
  expect(payment_methods.map(({ fee }) => fee)).toContain(2.5)
  const total = cart?.totals.total ?? 0
  const { redirect } = await shopper.pay(2)
  const page = await (await sandbox.answer(new Request(redirect))).text()
  expect(page).toContain(formatEuro('nl', total + 2.5))
  await shopper.report(redirect, 'pay')
  const { totals, payment } = await readOrder(shopper, 1)
  expect(payment?.fee).toBe(2.5)
  expect(totals.total).toBe(total + 2.5)
  expect(totals.vat).toEqual([{ rate: 21, amount: toEuro(calculateVat(toCents(total + 2.5), 21)) }])
})

test('a change of the cart, another payment method and half an hour each expire the payment', async () => {
  await shopper.fillCheckout(105701)
  const first = await shopper.pay()
  await shopper.add(105701)
  const second = await shopper.pay(1)
  const third = await shopper.pay(2)
  clock.time += 31 * 60_000
  for (const payment of [first, second, third]) {
    await shopper.report(payment.redirect, 'pay')
    expect(await shopper.status(payment)).toMatchObject({ status: 'expired' })
  }
  expect(await shopper.status(await shopper.buy(2))).toMatchObject({ status: 'paid' })
})

test('a paid order can be found if the customer does not return from the provider', async () => {
  const { status: href } = await shopper.order()
  const found = { _links: { status: { href } } }
  expect(await shopper.checkout()).toMatchObject(found)
  expect(await shopper.status(found)).toMatchObject({ status: 'paid', id_order: 1 })
  delete shopper.headers['CartToken']
  expect(await shopper.checkout()).toMatchObject(found)
  await shopper.add(105701)
  expect(await shopper.checkout()).toMatchObject({ ...found, cart: { closed: false } })
  const second = await shopper.carrier(4).then(() => shopper.pay())
  expect((await shopper.checkout())._links['status']).toEqual(second._links['status'])
})

test('paying again in the other language returns the same payment, which returns to that language', async () => {
  await shopper.fillCheckout(105701)
  const first = await shopper.pay()
  expect(await shopper.pay(1, 2)).toMatchObject({ redirect: first.redirect })
  const back = await shopper.report(first.redirect, 'leave')
  expect(back.headers.get('location')).toBe(`${origin}/en/checkout/status`)
})

describe('payment methods', () => {
  test.each([
    [null, null, 0, null],
    [null, null, 1_000_000, null],
    [500, null, 499, 'amount'],
    [500, null, 500, null],
    [null, 100_000, 100_000, null],
    [null, 100_000, 100_001, 'amount'],
  ])(
    'with the limits %p and %p, the reason to refuse %i cents is %p',
    (minimum_cents, maximum_cents, total, reason) => {
      expect(findPaymentReason({ minimum_cents, maximum_cents }, total)).toBe(reason)
    },
  )

  test('the checkout marks methods that are not available for the total, and they are refused', async () => {
    await shopper.fillCheckout(101201, 2)
    const { cart, payment_methods } = await shopper.checkout()
    expect(cart?.totals.total).toBeGreaterThan(1000)
    const wallet = payment_methods.find(({ key }) => key === 'wallet')
    expect(wallet).toMatchObject({ available: false, reason: 'amount', minimum: null, maximum: 1000 })
    expect(payment_methods.filter(({ available }) => available)).toHaveLength(3)
    expect(await shopper.invalidField('POST', '/v1/cart/payment', { ...paymentBody, id_payment: 5 })).toBe('id_payment')
  })
})

describe('refused payments', () => {
  test('an incomplete checkout cannot be paid', async () => {
    await shopper.add(105701)
    const readError = async () => {
      const { type, data } = await shopper.refused('POST', '/v1/cart/payment', paymentBody)
      return { type, data }
    }
    expect(await readError()).toEqual({ type: 'checkout_incomplete', data: { actions: ['IDENTIFICATION'] } })
    await shopper.guest()
    expect(await readError()).toEqual({ type: 'checkout_incomplete', data: { actions: ['CARRIER'] } })
  })

  test('a payment method of another country and an unknown invoice address are refused', async () => {
    await shopper.fillCheckout(105701)
    for (const wrong of [{ id_payment: 3 }, { id_address_invoice: 9 }]) {
      const body = { ...paymentBody, ...wrong }
      expect(await shopper.invalidField('POST', '/v1/cart/payment', body)).toBe(Object.keys(wrong)[0])
    }
  })

  test('a sold-out cart cannot be paid', async () => {
    await shopper.fillCheckout(101401)
    setStock(101401, 0)
    expect(await shopper.refusePayment()).toMatchObject({ type: 'cart_changed' })
  })
})

test.each([
  ['http://127.0.0.1:8000', origin, 'http://127.0.0.1:8000'],
  ['https://localhost:9000', 'https://localhost:9000', 'https://localhost:9000'],
  ['https://shop.example', origin, 'https://shop.example'],
  ['https://evil.example', origin, origin],
  ['null', origin, origin],
])('the payment page for a storefront on %s is on %s and returns to %s', async (from, page, storefront) => {
  await shopper.fillCheckout(105701)
  shopper.headers['Origin'] = from
  const { redirect } = await shopper.pay()
  expect(new URL(redirect).origin).toBe(page)
  const back = await shopper.report(redirect.replace(page, origin), 'leave')
  expect(back.headers.get('location')).toBe(`${storefront}/nl/afrekenen/status`)
})
