import type { Cart } from '../../../src/contract/cart'
import type { CartDesign } from '../../../src/contract/design'
import { writeDeviceCartDesigns } from '../../../src/store/design/deviceDesigns'
import { groupCartDesigns } from '../../../src/store/design/groupCartDesigns'

const shelf = { id_product: 1029, id_product_attribute: 102904 }
const design: CartDesign = {
  ...{ id: 1, design: '1.one', delivery: null, _links: {} },
  items: [{ id_product_attribute: 102904, quantity: 1 }],
}
/** A cart with three shelves, from which a promotion takes nine euro. */
const cart = (changes: Partial<Cart> = {}) =>
  ({
    id_cart: 7,
    items: [{ id: 1, ...shelf, quantity: 3, sellPrice_tax_incl: 30, discount: 9, id_giftlist_product: null }],
    designs: [],
    ...changes,
  }) as unknown as Cart

afterEach(() => window.localStorage.clear())

test('a design gets its share of the discount of a line, and the loose pieces keep the rest', () => {
  const { designs, otherItems: others } = groupCartDesigns(cart({ designs: [design] }))
  expect(designs).toMatchObject([{ count: 1, total: 30, discount: 3 }])
  expect(others).toMatchObject([{ quantity: 2 }])
})

test.each([
  ['the shop API says when', { unit: 'weeks', min: 2, max: 3 } as const, { unit: 'weeks', min: 2, max: 3 }],
  ['the shop API does not say, so the slowest part counts', null, { unit: 'days', min: 2, max: 4 }],
])('a design has a date of its own: %s', (_case, delivery, shown) => {
  const filled = cart({ designs: [{ ...design, delivery }] })
  for (const item of filled.items) item.delivery = { unit: 'days', min: 2, max: 4 }
  expect(groupCartDesigns(filled).designs).toMatchObject([{ delivery: shown }])
})

test('the designs of this device count for the cart in which they were put, and for no later one', () => {
  writeDeviceCartDesigns(7, [design])
  expect(groupCartDesigns(cart()).designs).toHaveLength(1)
  expect(groupCartDesigns(cart({ id_cart: 8 })).designs).toEqual([])
})
