import type { Product } from '../../../src/contract/product'
import { pickCompanions } from '../../../src/features/cart/cartResult/Companions'

const buildProduct = (id_product: number, stock: number) =>
  ({
    id_product,
    combinations: [
      { stock: 0, default: false },
      { stock, default: true },
    ],
  }) as unknown as Product

// docs/look.md, "Side panel": At most three companions are shown with the added product.
test.each([
  ['at most three products in the order of the API', [1, 2, 3, 4], [5, 5, 5, 5], [], [1, 2, 3]],
  ['no product that is sold out', [1, 2], [0, 5], [], [2]],
  ['no product that is in the cart already', [1, 2], [5, 5], [1], [2]],
  ['nothing when no product goes with it', [], [], [], []],
])('pickCompanions picks %s', (_name, ids, stocks, idsInCart, expected) => {
  const products = ids.map((id, index) => buildProduct(id, stocks[index] ?? 0))
  const picked = pickCompanions(
    products,
    idsInCart.map((id_product) => ({ id_product })),
  )
  expect(picked.map(({ id_product }) => id_product)).toEqual(expected)
})
