import type { Cart } from '../../../../src/contract/cart'
import { giveGift, sendGift } from '../../../support/sandbox/giveGift'
import { readDelivery } from '../../../support/data/readDelivery'
import { insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

/** A chair of € 289 (one in six is free), a lamp of € 229 and mugs of € 39, all of which can be wrapped, and a sofa. */
const variants = { chair: 100402, lamp: 103701, mugs: 105701, sofa: 102001 }
type Name = keyof typeof variants
const names = Object.keys(variants) as Name[]

/** The delivery of a parcel, such as mugs. */
const parcel = readDelivery('home')

let ids: number[]
openEachTest()
beforeEach(() => {
  const items = names.map((name) => ({ variant: variants[name], quantity: 9 }))
  ids = insertGiftlist(sandbox.database, items).ids
})

const giveItem = (name: Name, gift: Parameters<typeof giveGift>[3] = {}) =>
  giveGift(shopper, variants[name], ids[names.indexOf(name)] ?? 0, gift)

/** Fills a cart with the giver's own items ("2 mugs"), gifts ("1 sofa pickup") and contributions ("€45.5 sofa"). */
async function fillCart(lines: readonly string[]): Promise<Cart> {
  for (const line of lines) {
    const [amount = '', name, destination] = line.split(' ') as [string, Name, string?]
    const quantity = Number(amount)
    if (amount.startsWith('€')) await giveItem(name, { amount: Number(amount.slice(1)) })
    else if (destination === undefined) await shopper.add(variants[name], quantity)
    else await sendGift(shopper, (await giveItem(name, { quantity })).cart.items.at(-1)!, destination)
  }
  await shopper.guest()
  return (await shopper.checkout()).cart ?? throwUnknown()
}
const throwUnknown = (): never => {
  throw new Error('There is no cart')
}

/** The reasons why home and two-man delivery cannot take the cart. */
const readReasons = async () => (await shopper.checkout()).carriers.slice(0, 2).map(({ reason }) => reason)

describe('the delivery of carts with gifts', () => {
  test.each<[string, string[], { home: number | null; missing: number | null; reasons: (string | null)[] }]>([
    ['an own item', ['1 mugs'], { home: parcel.price, missing: parcel.freeFrom - 39, reasons: [null, 'not_needed'] }],
    [
      'a gift to the giver',
      ['1 mugs giver'],
      { home: parcel.price, missing: parcel.freeFrom - 39, reasons: [null, 'not_needed'] },
    ],
    ['a gift for pick-up', ['1 chair pickup'], { home: 0, missing: null, reasons: [null, 'not_needed'] }],
    ['a contribution', ['€500 sofa'], { home: 0, missing: null, reasons: [null, 'not_needed'] }],
    [
      'an own item, whose delivery a gift to others and a contribution do not make free',
      ['1 mugs', '2 chair pickup', '€500 sofa'],
      { home: parcel.price, missing: parcel.freeFrom - 39, reasons: [null, 'not_needed'] },
    ],
    [
      'an own item, with a bulky gift for others that its carrier need not take',
      ['2 mugs', '1 sofa pickup'],
      { home: 0, missing: 0, reasons: [null, 'not_needed'] },
    ],
    ['a bulky gift to the giver', ['1 mugs', '1 sofa giver'], { home: null, missing: 0, reasons: ['bulky', null] }],
  ])('%s', async (_, lines, { home, missing, reasons }) => {
    const cart = await fillCart(lines)
    expect(cart.free_shipping?.missing ?? null).toBe(missing)
    expect(await readReasons()).toEqual(reasons)
    if (home === null) return
    expect((await shopper.carrier(1)).cart.totals.shipping).toBe(home)
  })

  test('a cart without anything for the giver needs neither carrier nor delivery address', async () => {
    const { totals } = await fillCart(['1 chair pickup', '€45.5 sofa'])
    expect(totals).toMatchObject({ items: 334.5, shipping: 0, total: 334.5 })
    sandbox.database.run('UPDATE cart SET id_address_delivery = NULL')
    expect(await shopper.checkout()).toMatchObject({ changed: false, actions: [] })
    await shopper.add(variants.mugs)
    expect((await shopper.checkout()).actions).toEqual(['DELIVERY_ADDRESS', 'CARRIER'])
  })
})

describe('discounts and wrapping of carts with gifts', () => {
  test('whole gifts count for promotions, regardless of their destination, and contributions do not', async () => {
    const five = await fillCart(['2 chair', '3 chair pickup', '€289 chair'])
    expect(five.offers).toMatchObject([{ type: 'buy_x_get_y', counted: 5, amount: 0 }])
    const { cart } = await shopper.add(variants.chair)
    expect(cart.offers).toMatchObject([{ counted: 6, amount: 289 }])
    const [own, gift, contribution] = cart.items
    expect([own?.discount, gift?.discount, contribution?.discount, contribution?.free_quantity]).toEqual([289, 0, 0, 0])
  })

  test('a voucher takes nothing off a contribution, which does not count for its minimum', async () => {
    await fillCart(['1 lamp', '€289 chair'])
    expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'NOORD25' })).toMatchObject({
      type: 'voucher_minimum',
      data: { minimum: 250, missing: 21 },
    })
    const { cart } = await shopper.voucher('WELKOM10')
    expect(cart.items.map(({ discount }) => discount)).toEqual([22.9, 0])
    expect(cart.totals).toMatchObject({ items: 518, discount: 22.9 })
  })

  test('a voucher for free delivery changes nothing without a delivery', async () => {
    await fillCart(['€100 chair'])
    const { cart } = await shopper.voucher('GRATISLEVERING')
    expect(cart.totals).toMatchObject({ shipping: 0, discount: 0, total: 100 })
  })

  test('a contribution cannot be wrapped and does not make the wrapping free', async () => {
    expect((await fillCart(['€289 chair'])).gift).toMatchObject({ possible: false, price: 4.5 })
    expect(await shopper.refused('PUT', '/v1/cart/giftwrapping', { ...wrapping, gift: true })).toMatchObject({
      type: 'gift_not_possible',
    })
    const { cart } = await giveItem('mugs')
    expect(cart.gift).toMatchObject({ possible: true, price: 4.5 })
    await sendGift(shopper, cart.items.at(-1) ?? throwUnknown(), 'pickup')
    expect((await shopper.wrap('Geluk')).cart.totals).toMatchObject({ wrapping: 4.5, total: 332.5 })
    expect((await giveItem('lamp')).cart.totals.wrapping).toBe(0)
  })

  test('VAT is calculated on contributions as on all other items', async () => {
    const { totals } = await fillCart(['€121 chair'])
    expect(totals.vat).toEqual([{ rate: 21, amount: 21 }])
  })
})

const wrapping = { gift_message: '', id_lang: 1, step_giftwrapping: 1 }
