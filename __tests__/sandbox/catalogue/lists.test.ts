import * as v from 'valibot'
import { countryList } from '../../../src/contract/catalogue'
import { productCard } from '../../../src/contract/product'
import { productList } from '../../../src/contract/productList'
import { openForSuite, sandbox, shopper } from '../../support/sandbox/eachTest'

openForSuite()

const fetchList = (query: string) => shopper.call(productList, 'GET', `/v1/products?${query}`)
const fetchIds = async (query: string) => (await fetchList(query))._embedded.products.map((one) => one.id_product)

test('the links of a list keep the query of the list', async () => {
  const { _links } = await fetchList(
    'category=10&colours=green,grey&price_max=9000.50&sort=price&limit=3&page=2&facets=1',
  )
  for (const [name, page] of [
    ['prev', '1'],
    ['self', '2'],
    ['next', '3'],
  ] as const) {
    const url = new URL(_links[name]!.href, 'http://shop')
    expect(url.pathname).toBe('/v1/products')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      category: '10',
      colours: 'green,grey',
      price_max: '9000.50',
      sort: 'price',
      limit: '3',
      page,
      facets: '1',
    })
  }
})

test.each(['recommended', 'newest', 'price', '-price', 'name', 'relevance'])(
  'the pages of a list sorted by %s contain every product once',
  async (sort) => {
    const about = `sort=${sort}&limit=10${sort === 'relevance' ? '&q=eik' : ''}`
    const { total } = await fetchList(about)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 10) }, (_, at) => fetchIds(`${about}&page=${at + 1}`)),
    )
    expect(new Set(pages.flat()).size).toBe(total)
    expect(pages.flat()).toHaveLength(total)
  },
)

test('a page after the last one is empty and has a link to the previous page', async () => {
  const { total, _embedded, _links } = await fetchList('page=999999999')
  expect([total, _embedded.products, Object.keys(_links)]).toEqual([79, [], ['self', 'prev']])
})

test('the filters of variants must all match the same variant', async () => {
  // The walnut variant is available only in moss and costs more than the others.
  sandbox.database.run('UPDATE combination SET price_cents = 99999 WHERE id_product_attribute = 102403')
  expect(await fetchIds('family=107&colours=green&price_min=999')).toContain(1024)
  expect(await fetchIds('family=107&colours=green&price_max=999')).not.toContain(1024)
  expect(await fetchIds('family=107&colours=dark-wood&price_max=1200')).toEqual([1024])
})

test('changes of stock and price take effect immediately', async () => {
  const fetchIdsInStock = async () =>
    (await fetchList('family=113&facets=1')).facets?.lists.find(({ facet }) => facet === 'in_stock')?.values[0]?.count
  expect(await fetchIdsInStock()).toBe(8)
  sandbox.database.run('UPDATE combination SET stock = 0 WHERE id_product = 1051')
  expect(await fetchIdsInStock()).toBe(7)
  sandbox.database.run('UPDATE combination SET price_cents = 1 WHERE id_product = 1060')
  expect((await fetchIds('sort=price&limit=1'))[0]).toBe(1060)
})

test('items that are made to order do not match the filter for items in stock', async () => {
  expect(await fetchIds('delivery=longer')).toContain(1020)
  expect(await fetchIds('delivery=longer&in_stock=1')).toEqual([])
})

test.each([
  ['category=1e3', 'category'],
  ['categories=10,', 'categories'],
  ["brands=a'b", 'brands'],
  ['colours=%00', 'colours'],
  ['materials=oak%20oil', 'materials'],
  ['delivery=tomorrow', 'delivery'],
  ['in_stock=yes', 'in_stock'],
  ['sale=2', 'sale'],
  ['price_min=-1', 'price_min'],
  ['price_max=12,50', 'price_max'],
  ['sort=relevance', 'sort'],
  ['sort=price%20DESC', 'sort'],
  ['limit=101', 'limit'],
  ['ids=1;drop', 'ids'],
  ['page=1.5', 'page'],
  ['facets=true', 'facets'],
  ['expand=all', 'expand'],
  ['family=x', 'family'],
  ['campaign=a%20b', 'campaign'],
  ['new=x', 'new'],
  [`colours=${'a,'.repeat(600)}a`, 'colours'],
])('the query %s is refused with one message that names the parameter', async (query, field) => {
  const refusal = await shopper.refused('GET', `/v1/products?${query}`)
  expect(refusal).toMatchObject({ type: 'invalid', data: { field } })
  expect(refusal.message).toMatch(new RegExp(`^${field}: [^\n]{5,80}$`))
})

test('a card with an empty brand slug is not read, because no link could lead to the brand', async () => {
  const { brand } = (await fetchList('limit=1'))._embedded.products[0]!
  expect(v.is(productCard.entries.brand, brand)).toBe(true)
  expect(v.is(productCard.entries.brand, { ...brand, slug: '' })).toBe(false)
})

test.each(['brands=HAVRELUND', 'colours=old_rose'])('the unknown value in %s matches no product', async (query) => {
  expect(await fetchIds(query)).toEqual([])
})

test.each(['brands=', 'in_stock=', 'sale=0', 'price_min=', 'utm_source=letter'])(
  'the query %s does not filter the list',
  async (query) => {
    expect((await fetchList(query)).total).toBe(79)
  },
)

test('each country has the number of extra working days for a delivery', async () => {
  const { _embedded } = await shopper.call(countryList, 'GET', '/v1/countries')
  expect(Object.fromEntries(_embedded.countries.map(({ iso, extra_days }) => [iso, extra_days]))).toEqual({
    BE: 0,
    NL: 0,
    LU: 1,
    FR: 2,
    DE: 1,
  })
})
