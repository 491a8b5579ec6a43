import type { Cart } from '../../../src/contract/cart'
import type { CartDesign } from '../../../src/contract/design'
import { writeDeviceCartDesigns } from '../../../src/store/design/deviceDesigns'
import { groupCartDesigns } from '../../../src/store/design/groupCartDesigns'

const shelf = { id_product: 1029, id_product_attribute: 102904 }
const design: CartDesign = {
  ...{ id: 1, design: '1.one', _links: {} },
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
  const { designs, others } = groupCartDesigns(cart({ designs: [design] }))
  expect(designs).toMatchObject([{ count: 1, total: 30, discount: 3 }])
  expect(others).toMatchObject([{ quantity: 2 }])
})

test('the designs of this device count for the cart in which they were put, and for no later one', () => {
  writeDeviceCartDesigns(7, [design])
  expect(groupCartDesigns(cart()).designs).toHaveLength(1)
  expect(groupCartDesigns(cart({ id_cart: 8 })).designs).toEqual([])
})
