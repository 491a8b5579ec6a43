import { fullProductList, productList } from '../../../src/contract/productList'
import type { Combination } from '../../../src/contract/product'
import { openForSuite, shopper, setStock } from '../../support/sandbox/eachTest'

openForSuite()

const fetchCards = async (query: string) =>
  (await shopper.call(productList, 'GET', `/v1/products?limit=100&${query}`))._embedded.products
const fetchProducts = async (query: string) =>
  (await shopper.call(fullProductList, 'GET', `/v1/products?limit=100&expand=full&${query}`))._embedded.products

const used = 'showroommodel, licht gebruikt'
const isUsed = ({ attributes }: Combination) => attributes['condition'] === 'showroom'

test('each showroom product has one used piece, of which there is one, and which alone is reduced', async () => {
  const products = await fetchProducts('campaign=showroom')
  expect(products.map(({ combinations }) => combinations.filter(isUsed).map(({ stock }) => stock))).toEqual(
    products.map(() => [1]),
  )
  const pieces = products.flatMap(({ combinations }) => combinations)
  expect(pieces.filter(({ price }) => price.regular !== null)).toEqual(pieces.filter(isUsed))
})

test('the card and the name of a used piece say so, everywhere, and its price is on no card of a new one', async () => {
  const products = await fetchProducts('')
  for (const query of ['', 'sale=1', 'campaign=showroom', 'colours=green', 'q=showroommodel']) {
    for (const card of await fetchCards(query)) {
      const { combinations = [] } = products.find(({ id_product }) => id_product === card.id_product) ?? {}
      const shown = combinations.find((one) => one.id_product_attribute === card.id_product_attribute)
      const piece = combinations.find(isUsed)
      expect([card.name, card.condition]).toEqual([card.name, shown && isUsed(shown) ? used : null])
      if (!piece) continue
      expect(piece.name).toContain(used)
      const alike = shown === piece ? [piece] : combinations.filter((one) => one !== piece)
      expect(card).toMatchObject({
        price: { amount: Math.min(...alike.map(({ price }) => price.amount)) },
        stock: alike.reduce((sum, { stock }) => sum + stock, 0),
      })
    }
  }
})

test('a used piece that is sold leaves the cards, also those that showed it', async () => {
  setStock(102201, 0)
  const [card] = await fetchCards('ids=1022')
  expect(card).toMatchObject({ condition: null, price: { amount: 3690, regular: null } })
})

test('Green Friday, which promises no discount, has no reduced product', async () => {
  const cards = await fetchCards('campaign=greenfriday')
  expect(cards.filter(({ price }) => price.regular !== null)).toEqual([])
  expect(cards.length).toBeGreaterThan(10)
})
