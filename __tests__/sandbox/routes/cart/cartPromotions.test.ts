import { openForSuite, shopper } from '../../../support/sandbox/eachTest'

openForSuite()

describe('the promotion for six Spile chairs, of which one is free (SPEC §9)', () => {
  test('the promotion counts every chair, in any colour', async () => {
    const { cart } = await shopper.add(100402, 4)
    expect(cart.offers).toMatchObject([{ type: 'buy_x_get_y', counted: 4, needed: 6, amount: 0, free: 0, gift: null }])
    expect(cart.offers[0]?.name).toBe('Eindejaarsactie: koop 6 Spile-stoelen, krijg er 1 gratis')
    const six = (await shopper.add(100405, 2)).cart
    expect(six.offers).toMatchObject([{ counted: 6, needed: 6, amount: 289, free: 1 }])
    expect(six.items).toMatchObject([
      { total: 1156, discount: 289, free_quantity: 1 },
      { total: 578, discount: 0, free_quantity: 0 },
    ])
    expect(six.totals).toMatchObject({ items: 1734, discount: 289, total: 1445, vat: [{ rate: 21, amount: 250.79 }] })
  })

  test('the minimum and the percentage of a voucher apply to the amount that remains after the promotion', async () => {
    await shopper.add(100402, 6)
    const { cart } = await shopper.voucher('WELKOM10')
    expect(cart.vouchers).toMatchObject([{ amount: 144.5, refused: null }])
    expect(cart.totals).toMatchObject({ items: 1734, discount: 433.5, total: 1300.5 })
    expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'INTERIEUR100' })).toMatchObject({
      type: 'voucher_minimum',
      data: { minimum: 1500, missing: 55 },
    })
  })
})

test('six Leden parts have a discount of 10 %', async () => {
  const { cart } = await shopper.add(102802, 6)
  expect(cart.offers).toMatchObject([{ type: 'percent_from', counted: 6, needed: 6, amount: 21, free: 0 }])
})

describe('the promotion of a Pilvi pouf for a Hiljaa sofa or two armchairs', () => {
  test('the pouf is offered in the same fabric and is free once it is in the cart', async () => {
    expect((await shopper.add(102303)).cart.offers).toMatchObject([{ type: 'gift', counted: 1, needed: 2, gift: null }])
    const holding = (await shopper.add(102303)).cart.offers[0]
    expect(holding).toMatchObject({
      counted: 2,
      amount: 0,
      free: 0,
      gift: {
        id_product: 1025,
        id_product_attribute: 102503,
        name: 'Pilvi poef',
        combination: 'roest',
        in_cart: false,
      },
    })
    expect(holding?.gift?.picture?.name).toMatch(/^pilvi-pouf/)
    const { cart } = await shopper.add(102503, 2)
    expect(cart.offers).toMatchObject([{ amount: 389, free: 1, gift: { id_product_attribute: 102503, in_cart: true } }])
    expect(cart.items[1]).toMatchObject({ quantity: 2, total: 778, discount: 389, free_quantity: 1 })
  })

  test('a sofa counts as two armchairs', async () => {
    expect((await shopper.add(102102)).cart.offers).toMatchObject([
      { counted: 2, needed: 2, gift: { combination: 'kiezel' } },
    ])
  })

  test('a voucher that excludes reduced items excludes free items as well', async () => {
    await shopper.add(102201)
    await shopper.add(102501)
    expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'WELKOM10' })).toMatchObject({
      type: 'voucher_exclude_sale',
    })
  })
})
