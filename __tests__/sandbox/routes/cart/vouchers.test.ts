import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { openForSuite, sandbox, shopper } from '../../../support/sandbox/eachTest'

openForSuite()

const refuseVoucher = (code: string) => shopper.refused('POST', '/v1/cart/vouchers', { code })

test.each([
  ['WELKOM10', 100801, 1, 15.9],
  ['noord25', 100101, 1, 25],
  ['GRATISLEVERING', 100801, 1, 0],
])('the voucher %s for product %i, quantity %i, gives a discount of € %d', async (code, article, quantity, amount) => {
  await shopper.add(article, quantity)
  const { cart, type } = await shopper.voucher(code)
  expect(type).toBe('voucher_added')
  expect(cart.vouchers).toMatchObject([{ code: code.toUpperCase(), amount }])
  expect(cart.totals.discount).toBe(amount)
  expect(await shopper.remove(cart.vouchers[0]!)).toMatchObject({
    type: 'voucher_removed',
    cart: { vouchers: [], totals: { discount: 0 } },
  })
})

describe('refused vouchers', () => {
  test.each([
    ['NIETS', 100801, 'voucher_unknown', null],
    ['ZOMER22', 100801, 'voucher_expired', { ended: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    ['LENTE2090', 100801, 'voucher_not_yet_valid', { starts: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    ['NOORD25', 100801, 'voucher_minimum', { minimum: 250, missing: 91 }],
    ['LICHT15', 100801, 'voucher_brand', { brand: 'skumring' }],
    ['WELKOM10', 100101, 'voucher_exclude_sale', {}],
    ['EERSTE50', 100801, 'voucher_used_up', {}],
    ['VOORLOTTE', 100801, 'voucher_customer', { identified: false }],
  ])('the voucher %s for product %i is refused as %s', async (code, article, type, data) => {
    await shopper.add(article)
    expect(await refuseVoucher(code)).toMatchObject({ status: 422, type, data })
  })

  test('a voucher that is already in the cart is refused', async () => {
    await shopper.add(100801)
    await shopper.voucher('WELKOM10')
    expect(await refuseVoucher('welkom10')).toMatchObject({ type: 'voucher_in_cart' })
  })

  test('a voucher that was used with the same email address is refused', async () => {
    await shopper.fillCheckout(100801)
    await shopper.voucher('WELKOM10')
    await shopper.buy()
    await shopper.add(100801)
    expect(await refuseVoucher('WELKOM10')).toMatchObject({ type: 'voucher_used' })

    // A visitor can add the voucher, which is refused once the email address identifies the customer.
    const returning = new Shopper(sandbox)
    await returning.add(100801)
    await returning.voucher('WELKOM10')
    await returning.guest()
    expect(await returning.checkout()).toMatchObject({
      changed: true,
      cart: { vouchers: [{ amount: 0 }], totals: { discount: 0 } },
    })
  })

  test('a voucher that is used up is refused and gives no discount in carts that contain it', async () => {
    sandbox.database.run("UPDATE voucher SET max_uses = 1 WHERE code = 'EERSTE50'")
    const second = new Shopper(sandbox)
    for (const who of [shopper, second]) {
      await who.fillCheckout(100801)
      expect((await who.voucher('EERSTE50')).cart.vouchers).toMatchObject([{ amount: 50, refused: null }])
    }
    await shopper.buy()
    expect(await second.checkout()).toMatchObject({
      changed: true,
      cart: { vouchers: [{ amount: 0, refused: 'voucher_used_up' }], totals: { discount: 0 } },
    })
    await shopper.add(100801)
    expect(await refuseVoucher('EERSTE50')).toMatchObject({ type: 'voucher_used_up' })
  })

  test('a personal voucher is refused for other customers, even if the email address changes later', async () => {
    const asLotte = { ...guestDetails, account: { ...guestDetails.account, email: 'Lotte@Voorbeeld.example' } }
    await shopper.add(100801)
    await shopper.guest()
    expect(await refuseVoucher('VOORLOTTE')).toMatchObject({ type: 'voucher_customer', data: { identified: true } })
    await shopper.guest(asLotte)
    expect((await shopper.voucher('VOORLOTTE')).cart.vouchers).toMatchObject([{ amount: 15, refused: null }])
    await shopper.guest()
    expect(await shopper.checkout()).toMatchObject({
      changed: true,
      cart: { vouchers: [{ amount: 0, refused: 'voucher_customer' }] },
    })
  })

  test('removing a voucher that is not in the cart returns a 404', async () => {
    await shopper.add(100801)
    expect(await shopper.refused('DELETE', '/v1/cart/vouchers/1')).toMatchObject({ type: 'not_found' })
    expect(await shopper.refused('DELETE', '/v1/cart/vouchers/x')).toMatchObject({ type: 'not_found' })
  })
})

test('a voucher is removed when the cart falls below its minimum', async () => {
  const { cart } = await shopper.add(100801, 2)
  await shopper.voucher('NOORD25')
  const answer = await shopper.setQuantity(cart.items[0]!, 1)
  expect(answer).toMatchObject({ type: 'updated', data: { vouchers_removed: ['NOORD25'] }, cart: { vouchers: [] } })
})
