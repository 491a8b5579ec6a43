import * as v from 'valibot'
import { cart, cartAnswer, cartItem, cartRule, cartRules } from '../../src/contract/cart'
import { campaign } from '../../src/contract/catalogue'
import { checkout, paymentMethod, statusAnswer } from '../../src/contract/checkout'
import { giftlist, giftlistItem } from '../../src/contract/giftlist'
import { root } from '../../src/contract/links'
import { address, customer, sessionAnswer } from '../../src/contract/session'
import { getUnitPrice } from '../../src/contract/money'
import {
  smallestAddress,
  smallestCart,
  smallestCheckout,
  smallestItem,
  smallestSession,
} from '../support/data/smallestAnswers'

const list = { name: 'Mies', name_parents: '', welcome_message: '', gender: null, published: true }

const smallest: [string, v.GenericSchema, object][] = [
  ['session', sessionAnswer, smallestSession],
  ['address', address, smallestAddress],
  ['cart', cart, smallestCart],
  ['cart call', cartAnswer, { cart: smallestCart }],
  ['line item', cartItem, smallestItem],
  ['checkout', checkout, smallestCheckout],
  ['status', statusAnswer, { actions: [], changed: false }],
  ['gift list', giftlist, { ...list, id_giftlist: 4 }],
  ['gift list item', giftlistItem, { id_giftlist: 4, id_giftlist_product: 9, quantity: 1, priority: 1 }],
  ['cart rules', cartRules, { _embedded: { cartrules: [] } }],
  ['root', root, { _links: {} }],
]

describe('SPEC §3: an answer with the fields of the specification alone is read', () => {
  test.each(smallest)('%s', (_what, schema, answer) => {
    expect(v.safeParse(schema, answer).issues).toBeUndefined()
  })
})

/** Fields that SPEC §3 does not require. */
const optional: [string, v.GenericSchema, object, string[]][] = [
  [
    'line item',
    cartItem,
    smallestItem,
    [
      ...['regularPrice', 'lowestPrice30Days', 'total', 'discount', 'free_quantity', 'name', 'giftlist_name'],
      ...['picture', 'product_slugs', 'sku_slugs', 'delivery', 'stock', '_links', 'sellPrice_tax_incl'],
    ],
  ],
  [
    'cart',
    cart,
    smallestCart,
    [
      ...['offers', 'free_shipping', 'id_country', 'id_carrier', 'service_point', 'id_address_delivery'],
      ...['id_address_invoice', 'gift', 'totals', '_links'],
    ],
  ],
  ['checkout', checkout, smallestCheckout, ['addresses', 'countries', 'carriers', 'payment_methods', '_links']],
  ['cart call', cartAnswer, { cart: smallestCart }, ['type']],
  ['address', address, smallestAddress, ['company', 'vat_number', 'address2', 'default_delivery', '_links']],
  ['session', sessionAnswer, smallestSession, ['_links']],
  ['customer', customer, smallestSession.customer, ['id_gender', 'firstname', 'lastname', 'is_guest']],
]

describe('SPEC §3: an optional field that is null or of another kind costs nothing else', () => {
  test.each(
    optional.flatMap(([what, schema, answer, fields]) =>
      fields.flatMap((field) =>
        [null, 'x', -1.5, [3], { a: 1 }].map((value) => [what, field, value, schema, answer] as const),
      ),
    ),
  )('%s: %s is %j', (_what, field, value, schema, answer) => {
    expect(v.safeParse(schema, { ...answer, [field]: value }).issues).toBeUndefined()
  })
})

describe('SPEC §3: a line item has one price of one item', () => {
  test.each([
    ['sellPrice', { sellPrice: 10.1 }, 10.1],
    ['sellPrice_tax_incl', { sellPrice: undefined, sellPrice_tax_incl: 12.5 }, 12.5],
    ['both: that with VAT', { sellPrice: 10.1, sellPrice_tax_incl: 12.5 }, 12.5],
    ['null beside a price', { sellPrice: 10.1, sellPrice_tax_incl: null }, 10.1],
    ['text beside a price', { sellPrice: '10', sellPrice_tax_incl: 12.5 }, 12.5],
    ['a price and the total of the line', { sellPrice: 10.1, total: 25 }, 10.1],
    ['free', { sellPrice: 0 }, 0],
  ])('%s', (_what, given, price) => {
    expect(getUnitPrice(v.parse(cartItem, { ...smallestItem, ...given }))).toBe(price)
  })

  test.each([
    ['neither', { sellPrice: undefined }],
    ['null for both', { sellPrice: null, sellPrice_tax_incl: null }],
    ['only a total', { sellPrice: undefined, total: 30 }],
    ['a price below zero', { sellPrice: -10.1 }],
    ['a price that no sum can hold', { sellPrice: 1e307 }],
  ])('%s is an error', (_what, given) => {
    expect(v.safeParse(cartItem, { ...smallestItem, ...given }).success).toBe(false)
  })
})

test('The amounts of a cart without any are those of its lines, in cents', () => {
  const { items, totals } = v.parse(cart, { ...smallestCart, vouchers: [{ id_cart_rule: 12, amount: 5 }] })
  expect(items[0]).toMatchObject({ name: 'Spile chair', total: 30.3, discount: 0 })
  expect(totals).toEqual({ items: 30.3, discount: 5, shipping: null, wrapping: 0, total: 25.3, vat: [] })
})

test('A total below zero gives way to the sum of the lines, and a fee below zero to none', () => {
  const amounts = { items: 30.3, discount: 0, shipping: null, wrapping: 0, vat: [] }
  const { totals } = v.parse(cart, { ...smallestCart, totals: { ...amounts, total: -5 } })
  expect(totals).toEqual({ ...amounts, total: 30.3 })
  expect(v.parse(paymentMethod, { id_payment: 1, name: 'Bancontact', fee: -5 }).fee).toBe(0)
})

test('A cart without gift wrapping offers it when it has the link', () => {
  expect(v.parse(cart, smallestCart).gift).toMatchObject({ possible: false, wanted: false })
  const linked = { ...smallestCart, _links: { giftwrapping: { href: '/v1/wrap' } } }
  expect(v.parse(cart, linked).gift).toMatchObject({ possible: true, price: 0 })
})

test('A voucher is known by its name, its code or its number', () => {
  const read = (voucher: object) => v.parse(cart, { ...smallestCart, vouchers: [voucher] }).vouchers[0]
  expect(read({ id_cart_rule: 12 })).toMatchObject({ name: '12', code: '12', amount: 0 })
  expect(read({ id_cart_rule: 12, code: 'KOM' })).toMatchObject({ name: 'KOM', code: 'KOM' })
})

test.each(['next week', '2026-13-01', 20260301])('a promotion or campaign that ends on %j has no end', (ends) => {
  const rule = { id_cart_rule: 1, name: 'x', type: 'percent', value: 1, brand: null, ends, products: [] }
  expect(v.parse(cartRule, rule).ends).toBeNull()
  expect(v.parse(cartRule, { ...rule, ends: '2026-03-01' }).ends).toBe('2026-03-01')
  const offer = { id: 'x', slugs: { nl: 'x', en: 'x' }, title: 'x', starts: ends, ends }
  expect(v.parse(campaign, offer)).toMatchObject({ starts: null, ends: null })
})

test('Lists keep the entries that can be read', () => {
  const rule = { id_cart_rule: 1, name: 'x', type: 'percent', value: 1, brand: null, ends: null, products: [] }
  const odd = { _embedded: { cartrules: [{ ...rule, type: 'moon' }, rule, null] } }
  expect(v.parse(cartRules, odd)._embedded.cartrules).toEqual([rule])
  const given = { _links: { me: { href: '/v1/me', method: 'PATCH' }, curies: [{ href: '/x' }], login: { href: 3 } } }
  expect(v.parse(root, given)._links).toEqual({ me: { href: '/v1/me' } })
})

test('An action that the storefront does not know is ignored, and the others keep their order', () => {
  const { actions } = v.parse(checkout, { ...smallestCheckout, actions: ['FAX', 'INFO', 'CARRIER', null] })
  expect(actions).toEqual(['INFO', 'CARRIER'])
})
