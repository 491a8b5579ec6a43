/** @jest-environment jest-fixed-jsdom */
import { fetchCountries, loadFullProducts, loadProduct, loadProducts } from '../../../src/store/catalogue/catalogueApi'
import { loadRoot } from '../../../src/store/http/links'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { connectTo } from '../../support/store/testStore'

const server = startSandboxServer()
const client = (languageId: number) => connectTo(languageId)(() => ({ cart: null, session: null }))

test('a product is loaded in full, in the language of the client', async () => {
  const links = await loadRoot(client(2))
  const english = await loadProduct(client(2), links, 1001)
  const dutch = await loadProduct(client(1), links, 1001)
  expect(english).toMatchObject({ id_product: 1001, price: { amount: expect.any(Number) } })
  expect(english?.description).not.toBe(dutch?.description)
})

test('loading a product that does not exist rejects with a 404', async () => {
  await expect(loadProduct(client(1), await loadRoot(client(1)), 999999)).rejects.toMatchObject({ status: 404 })
})

test('products can be loaded by their ids and by page', async () => {
  const links = await loadRoot(client(1))
  const { _embedded } = await loadProducts(client(1), links, { ids: [1002, 1001] })
  expect(_embedded.products.map(({ id_product }) => id_product).sort()).toEqual([1001, 1002])
  expect(await loadProducts(client(1), links, { page: 2, limit: 5, sort: 'name' })).toMatchObject({
    page: 2,
    limit: 5,
  })
  expect(server.asked().at(-1)).toBe('GET /web/v1/products?page=2&limit=5&sort=name')
})

test('more products than one page of a list has are loaded in full, in the order of their ids', async () => {
  const links = await loadRoot(client(1))
  const { _embedded } = await loadProducts(client(1), links, { limit: 30 })
  const ids = _embedded.products.map(({ id_product }) => id_product).reverse()
  expect(ids).toHaveLength(30)
  const products = await loadFullProducts(client(1), links, ids)
  expect(products.map(({ id_product }) => id_product)).toEqual(ids)
})

test('the countries with delivery are loaded', async () => {
  const countries = await fetchCountries(client(1), await loadRoot(client(1)))
  expect(countries.map(({ iso }) => iso)).toContain('BE')
})
