import type { Cart, CartItem, CartVoucher } from '../../../src/contract/cart'
import { compareCarts, comparePrices, type CartDifference, noDifference } from '../../../src/store/cart/cartDifference'
import { collectAnswers } from '../../support/sandbox/collectAnswers'

let before: Cart
beforeAll(async () => {
  before = (await collectAnswers()).cart
})
const line = (): CartItem => before.items[0]!
const voucher = (): CartVoucher => before.vouchers[0]!
const other = (): CartItem => ({ ...line(), id: 99, id_product_attribute: 100101 })
const withLine = (changes: Partial<CartItem>): Cart => ({ ...before, items: [{ ...line(), ...changes }] })

const rows: [what: string, now: () => Cart, expected: () => Partial<CartDifference>][] = [
  ['a line more', () => ({ ...before, items: [line(), other()] }), () => ({ added: [other()] })],
  ['a removed line', () => ({ ...before, items: [] }), () => ({ removed: [line()] })],
  ['another variant instead', () => ({ ...before, items: [other()] }), () => ({ added: [other()], removed: [line()] })],
  [
    'the same variant for a gift list',
    () => withLine({ id: 98, id_giftlist_product: 7 }),
    () => ({ added: [{ ...line(), id: 98, id_giftlist_product: 7 }], removed: [line()] }),
  ],
  [
    'another quantity',
    () => withLine({ quantity: 5 }),
    () => ({ quantity: [{ item: { ...line(), quantity: 5 }, before: 2 }] }),
  ],
  [
    'another quantity of a line that was removed and added again',
    () => withLine({ id: 97, quantity: 1 }),
    () => ({ quantity: [{ item: { ...line(), id: 97, quantity: 1 }, before: 2 }] }),
  ],
  [
    'another price',
    () => withLine({ sellPrice_tax_incl: 1 }),
    () => ({
      price: [{ item: { ...line(), sellPrice_tax_incl: 1 }, before: line().sellPrice_tax_incl ?? 0 }],
    }),
  ],
  ['too few in stock', () => withLine({ stock: 1 }), () => ({ short: [{ ...line(), stock: 1 }] })],
  ['a removed voucher', () => ({ ...before, vouchers: [] }), () => ({ vouchersRemoved: [voucher()] })],
  [
    'an added voucher',
    () => ({ ...before, vouchers: [voucher(), { ...voucher(), id_cart_rule: 77 }] }),
    () => ({ vouchersAdded: [{ ...voucher(), id_cart_rule: 77 }] }),
  ],
  ['another country', () => ({ ...before, id_country: 13 }), () => ({ terms: ['delivery'] })],
  ['another carrier', () => ({ ...before, id_carrier: 2 }), () => ({ terms: ['delivery'] })],
  ['another pickup point', () => ({ ...before, service_point: 'p1' }), () => ({ terms: ['delivery'] })],
  ['another delivery address', () => ({ ...before, id_address_delivery: 8 }), () => ({ terms: ['delivery'] })],
  [
    'gift wrapping and another invoice address',
    () => ({ ...before, gift: { ...before.gift, wanted: true }, id_address_invoice: 8 }),
    () => ({ terms: ['wrapping', 'invoice'] }),
  ],
  [
    'another gift message',
    () => ({ ...before, gift: { ...before.gift, message: 'Proficiat' } }),
    () => ({ terms: ['wrapping'] }),
  ],
  [
    'another total',
    () => ({ ...before, totals: { ...before.totals, total: 1 } }),
    () => ({ total: { before: before.totals.total, now: 1 } }),
  ],
]

describe('the difference between two carts (SPEC §4, changed)', () => {
  test.each(rows)('compareCarts finds %s', (_what, now, expected) => {
    expect(compareCarts(before, now())).toEqual({ ...noDifference, ...expected() })
  })

  test.each<[what: string, now: () => Cart]>([
    ['the same cart', () => ({ ...before })],
    ['other links, token and texts', () => ({ ...withLine({ name: 'x' }), token: 'y', _links: {} })],
    ['a line that was removed and restored', () => withLine({ id: 96 })],
    ['a lower stock that is enough', () => withLine({ stock: 2 })],
  ])('compareCarts finds no difference for %s', (_what, now) => {
    expect(compareCarts(before, now())).toBeNull()
  })

  test('compareCarts finds no difference when an item was already short of stock', () => {
    expect(compareCarts(withLine({ stock: 1 }), withLine({ stock: 0 }))).toBeNull()
  })
})

describe('prices that changed between two carts of which the user made the second', () => {
  const price = () => [{ item: { ...line(), sellPrice_tax_incl: 1 }, before: line().sellPrice_tax_incl }]
  test.each<[string, () => Partial<Cart>, () => CartDifference['price'] | undefined]>([
    ['the same prices', () => ({}), () => undefined],
    ['another price', () => ({}), price],
    ['another price beside a new line', () => ({ items: [line(), other()] }), price],
    ['another price in another country, with another VAT', () => ({ id_country: 99 }), () => undefined],
    ['another price for another quantity', () => ({ items: [{ ...line(), quantity: 9 }] }), () => undefined],
    ['a removed line', () => ({ items: [] }), () => undefined],
  ])('%s', (what, changes, expected) => {
    const now = { ...before, ...changes() }
    const sellPrice_tax_incl = what === 'the same prices' ? line().sellPrice_tax_incl : 1
    const items = now.items.map((item) => (item.id === line().id ? { ...item, sellPrice_tax_incl } : item))
    const found = comparePrices(before, { ...now, items })
    expect(found?.difference).toEqual(expected() && { ...noDifference, price: expected() })
    if (found) expect(found.expected.items[0]).toEqual(line())
  })

  test.each<[string, () => Partial<Cart>, boolean]>([
    ['a promotion that has ended', () => ({}), true],
    ['a removed line', () => ({ items: [] }), false],
    ['another quantity', () => ({ items: [{ ...line(), quantity: 9 }] }), false],
    ['another amount of a contribution', () => ({ items: [{ ...line(), amount: 9 }] }), false],
    ['a removed voucher', () => ({ vouchers: [] }), false],
    ['another carrier', () => ({ id_carrier: 99 }), false],
    ['another country', () => ({ id_country: 99 }), false],
  ])('a new total is a difference if nothing that the user chose explains it: %s', (_what, changes, isDifferent) => {
    const { total } = before.totals
    const now = { ...before, ...changes(), totals: { ...before.totals, total: total + 10 } }
    const found = comparePrices(before, now)
    expect(found?.difference).toEqual(
      isDifferent ? { ...noDifference, total: { before: total, now: total + 10 } } : undefined,
    )
    expect(found?.expected.totals.total).toBe(isDifferent ? total : undefined)
  })
})
