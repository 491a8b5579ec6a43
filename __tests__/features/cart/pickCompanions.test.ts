import type { Product } from '../../../src/contract/product'
import { pickCompanions } from '../../../src/features/cart/cartResult/pickCompanions'

const product = (id_product: number, stock: number) =>
  ({
    id_product,
    combinations: [
      { stock: 0, default: false },
      { stock, default: true },
    ],
  }) as unknown as Product

// docs/look.md, "Side panel": up to three products that go with what was added.
test.each([
  ['three at most, in shop order', [1, 2, 3, 4], [5, 5, 5, 5], [], [1, 2, 3]],
  ['not what is sold out', [1, 2], [0, 5], [], [2]],
  ['not what is in the cart already', [1, 2], [5, 5], [1], [2]],
  ['nothing when nothing goes with it', [], [], [], []],
])('%s', (_name, ids, stocks, inCart, expected) => {
  const products = ids.map((id, index) => product(id, stocks[index] ?? 0))
  const offered = pickCompanions(
    products,
    inCart.map((id_product) => ({ id_product })),
  )
  expect(offered.map(({ id_product }) => id_product)).toEqual(expected)
})
