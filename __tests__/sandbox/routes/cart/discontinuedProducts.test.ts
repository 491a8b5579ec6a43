import * as v from 'valibot'
import { brandList, campaignList, categoryList, family, familyList } from '../../../../src/contract/catalogue'
import { product } from '../../../../src/contract/product'
import { productList, suggestions } from '../../../../src/contract/productList'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

const sandbox = openSeededSandbox()
const shopper = new Shopper(sandbox)
afterAll(() => sandbox.close())

/** Discontinues the Tove bench, which is in a cart, and a lamp without a family. */
beforeAll(async () => {
  await shopper.add(100301)
  sandbox.database.run('UPDATE product SET active = 0 WHERE id_product IN (1003, 1042)')
  sandbox.database.run('UPDATE product SET id_family = NULL WHERE id_product = 1042')
})

test.each(['id=1003', 'slug=tove-bank'])(
  'the discontinued product with %s returns a 410 with its family',
  async (query) => {
    const refusal = await shopper.refused('GET', `/v1/product?${query}`)
    expect(refusal).toMatchObject({ type: 'product_gone' })
    const data = v.parse(v.object({ family }), refusal.data)
    expect(data.family).toMatchObject({ name: 'Tove', id_products: [1001, 1002] })
  },
)

test('a discontinued product without a family returns a 410 without one', async () => {
  expect(await shopper.refused('GET', '/v1/product?id=1042')).toMatchObject({ status: 410, data: { family: null } })
})

test('a discontinued product is not in lists, searches, suggestions and counts', async () => {
  const fetchList = (query: string) => shopper.call(productList, 'GET', `/v1/products?${query}`)
  expect((await fetchList('')).total).toBe(77)
  expect((await fetchList('ids=1001,1003')).total).toBe(1)
  expect((await fetchList('family=100')).total).toBe(2)
  expect((await fetchList('q=HAV-TOVEBENCH-01')).total).toBe(0)
  expect((await fetchList('q=m%C3%A5ne')).total).toBe(4)
  expect((await fetchList('brand=havrelund&facets=1')).facets?.lists[1]?.values[0]).toMatchObject({ count: 18 })
  const suggested = await shopper.call(suggestions, 'GET', '/v1/suggestions?q=tove')
  expect(suggested._embedded.products.map((one) => one.id_product)).not.toContain(1003)
})

test('a discontinued product is not in counts and references of brands, categories and families', async () => {
  const { _embedded: brands } = await shopper.call(brandList, 'GET', '/v1/brands')
  expect(brands.brands.map((brand) => brand.product_count)).toEqual([18, 8, 9, 12, 13, 7, 4, 6])
  const { _embedded: categories } = await shopper.call(categoryList, 'GET', '/v1/categories')
  expect(categories.categories.find((one) => one.id_category === 15)?.product_count).toBe(2)
  const { _embedded: families } = await shopper.call(familyList, 'GET', '/v1/families')
  const { _embedded: campaigns } = await shopper.call(campaignList, 'GET', '/v1/campaigns')
  const named = [...families.families, ...campaigns.campaigns].flatMap((one) => one.id_products)
  expect(named.filter((id) => id === 1003 || id === 1042)).toEqual([])
  const chair = await shopper.call(product, 'GET', '/v1/product?id=1001')
  expect([...chair.id_related, ...chair.id_complementary]).not.toContain(1003)
})

test('a discontinued product cannot be added and has no stock in a cart', async () => {
  const payload = { id_product: 1003, id_product_attribute: 100302, quantity: 1, id_lang: 1 }
  expect(await shopper.refused('POST', '/v1/cart/items', payload)).toMatchObject({ type: 'product_gone' })
  const { cart, changed } = await shopper.checkout()
  expect(cart?.items.map((item) => [item.id_product, item.stock])).toEqual([[1003, 0]])
  expect(changed).toBe(true)
  const { id } = cart!.items[0]!
  const more = await shopper.refused('PUT', `/v1/cart/items/${id}`, { quantity: 2, id_lang: 1 })
  expect(more).toMatchObject({ type: 'out_of_stock', data: { stock: 0 } })
})

test.each(['', 'id=1001&slug=tove-eetkamerstoel'])(
  'the query "%s" is refused, since it does not name one product',
  async (query) => {
    expect(await shopper.refused('GET', `/v1/product?${query}`)).toMatchObject({ type: 'invalid' })
  },
)

test.each(['slug=', 'slug=tove-dining-chair', "slug='%20OR%201", 'id=', 'id=01001', 'id=1001.0', 'id=%201001'])(
  'the query "%s" finds no product on a Dutch page',
  async (query) => {
    expect(await shopper.refused('GET', `/v1/product?${query}`)).toMatchObject({ type: 'not_found' })
  },
)
