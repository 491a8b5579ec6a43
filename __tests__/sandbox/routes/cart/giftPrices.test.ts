import type { Cart } from '../../../../src/contract/cart'
import { giveGift, sendGift } from '../../../support/sandbox/giveGift'
import { readDelivery } from '../../../support/data/readDelivery'
import { insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

/** A chair of € 289 (one in six is free), a lamp of € 229 and mugs of € 39, all of which can be wrapped, and a sofa. */
const chair = 100402
const lamp = 103701
const mugs = 105701
const sofa = 102001

/** The delivery of a parcel, such as mugs. */
const parcel = readDelivery('home')

let ids: Record<number, number>
openEachTest()
beforeEach(() => {
  const variants = [chair, lamp, mugs, sofa]
  const list = insertGiftlist(
    sandbox.database,
    variants.map((variant) => ({ variant, quantity: 9 })),
  )
  ids = Object.fromEntries(variants.map((variant, at) => [variant, list.ids[at] ?? 0]))
})

/** A line of the cart: the giver's own quantity, a gift with its destination, or a contribution. */
type PlainLine =
  | [variant: number, quantity: number, destination?: 'giver' | 'pickup']
  | [variant: number, amount: string]

async function fill(lines: readonly PlainLine[]): Promise<Cart> {
  for (const [variant, quantity, destination] of lines) {
    if (typeof quantity === 'string') await giveGift(shopper, variant, ids[variant] ?? 0, { amount: Number(quantity) })
    else if (destination === undefined) await shopper.add(variant, quantity)
    else {
      const { cart } = await giveGift(shopper, variant, ids[variant] ?? 0, { quantity })
      const line = cart.items.at(-1)
      if (line) await sendGift(shopper, line, destination)
    }
  }
  await shopper.guest()
  return (await shopper.checkout()).cart ?? fail()
}
const fail = (): never => {
  throw new Error('There is no cart')
}

/** The reasons why home and two-man delivery cannot take the cart. */
const readReasons = async () => (await shopper.checkout()).carriers.slice(0, 2).map(({ reason }) => reason)

describe('the delivery of carts with gifts', () => {
  test.each<[string, PlainLine[], { home: number | null; missing: number | null; reasons: (string | null)[] }]>([
    ['an own item', [[mugs, 1]], { home: parcel.price, missing: parcel.freeFrom - 39, reasons: [null, 'not_needed'] }],
    [
      'a gift to the giver',
      [[mugs, 1, 'giver']],
      { home: parcel.price, missing: parcel.freeFrom - 39, reasons: [null, 'not_needed'] },
    ],
    ['a gift for pick-up', [[chair, 1, 'pickup']], { home: 0, missing: null, reasons: [null, 'not_needed'] }],
    ['a contribution', [[sofa, '500']], { home: 0, missing: null, reasons: [null, 'not_needed'] }],
    [
      'an own item, whose delivery a gift to others and a contribution do not make free',
      [
        [mugs, 1],
        [chair, 2, 'pickup'],
        [sofa, '500'],
      ],
      { home: parcel.price, missing: parcel.freeFrom - 39, reasons: [null, 'not_needed'] },
    ],
    [
      'an own item, with a bulky gift for others that its carrier need not take',
      [
        [mugs, 2],
        [sofa, 1, 'pickup'],
      ],
      { home: 0, missing: 0, reasons: [null, 'not_needed'] },
    ],
    [
      'a bulky gift to the giver',
      [
        [mugs, 1],
        [sofa, 1, 'giver'],
      ],
      { home: null, missing: 0, reasons: ['bulky', null] },
    ],
  ])('%s', async (_, lines, { home, missing, reasons }) => {
    const cart = await fill(lines)
    expect(cart.free_shipping?.missing ?? null).toBe(missing)
    expect(await readReasons()).toEqual(reasons)
    if (home === null) return
    expect((await shopper.carrier(1)).cart.totals.shipping).toBe(home)
  })

  test('a cart without anything for the giver needs neither carrier nor delivery address', async () => {
    const { totals } = await fill([
      [chair, 1, 'pickup'],
      [sofa, '45.5'],
    ])
    expect(totals).toMatchObject({ items: 334.5, shipping: 0, total: 334.5 })
    sandbox.database.run('UPDATE cart SET id_address_delivery = NULL')
    expect(await shopper.checkout()).toMatchObject({ changed: false, actions: [] })
    await shopper.add(mugs)
    expect((await shopper.checkout()).actions).toEqual(['DELIVERY_ADDRESS', 'CARRIER'])
  })

  test('an empty cart still requires a carrier', async () => {
    const { items } = await fill([[sofa, '50']])
    const { cart } = await shopper.change('DELETE', items[0]?._links['remove']?.href ?? '')
    expect(cart.totals.shipping).toBeNull()
    expect(cart.free_shipping?.missing).toBe(parcel.freeFrom)
  })
})

describe('discounts and wrapping of carts with gifts', () => {
  test('whole gifts count for promotions, regardless of their destination, and contributions do not', async () => {
    const five = await fill([
      [chair, 2],
      [chair, 3, 'pickup'],
      [chair, '289'],
    ])
    expect(five.offers).toMatchObject([{ type: 'buy_x_get_y', counted: 5, amount: 0 }])
    const { cart } = await shopper.add(chair)
    expect(cart.offers).toMatchObject([{ counted: 6, amount: 289 }])
    const [own, gift, contribution] = cart.items
    expect([own?.discount, gift?.discount, contribution?.discount, contribution?.free_quantity]).toEqual([289, 0, 0, 0])
  })

  test('a voucher takes nothing off a contribution, which does not count for its minimum', async () => {
    await fill([
      [lamp, 1],
      [chair, '289'],
    ])
    expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'NOORD25' })).toMatchObject({
      ...{ type: 'voucher_minimum', data: { minimum: 250, missing: 21 } },
    })
    const { cart } = await shopper.voucher('WELKOM10')
    expect(cart.items.map(({ discount }) => discount)).toEqual([22.9, 0])
    expect(cart.totals).toMatchObject({ items: 518, discount: 22.9 })
  })

  test('a voucher for free delivery changes nothing without a delivery', async () => {
    await fill([[chair, '100']])
    const { cart } = await shopper.voucher('GRATISLEVERING')
    expect(cart.totals).toMatchObject({ shipping: 0, discount: 0, total: 100 })
  })

  test('a contribution cannot be wrapped and does not make the wrapping free', async () => {
    expect((await fill([[chair, '289']])).gift).toMatchObject({ possible: false, price: 4.5 })
    expect(await shopper.refused('PUT', '/v1/cart/giftwrapping', { ...wrapping, gift: true })).toMatchObject({
      type: 'gift_not_possible',
    })
    const { cart } = await giveGift(shopper, mugs, ids[mugs] ?? 0)
    expect(cart.gift).toMatchObject({ possible: true, price: 4.5 })
    await sendGift(shopper, cart.items.at(-1) ?? fail(), 'pickup')
    expect((await shopper.wrap('Geluk')).cart.totals).toMatchObject({ wrapping: 4.5, total: 332.5 })
    expect((await giveGift(shopper, lamp, ids[lamp] ?? 0)).cart.totals.wrapping).toBe(0)
  })

  test('VAT is calculated on contributions as on all other items', async () => {
    const { totals } = await fill([[chair, '121']])
    expect(totals.vat).toEqual([{ rate: 21, amount: 21 }])
  })
})

const wrapping = { gift_message: '', id_lang: 1, step_giftwrapping: 1 }
