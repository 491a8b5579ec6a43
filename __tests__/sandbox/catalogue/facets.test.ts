import { productList } from '../../../src/contract/productList'
import { Shopper } from '../../support/sandbox/Shopper'
import { openForSuite, sandbox, shopper } from '../../support/sandbox/eachTest'

openForSuite()

type Query = Record<string, string>
const fetchList = (query: Query) =>
  shopper.call(productList, 'GET', `/v1/products?${new URLSearchParams({ ...query, limit: '1', facets: '1' })}`)

describe.each<Query>([
  { category: '10' },
  { colours: 'green,grey', materials: 'oak', delivery: 'longer', price_max: '900' },
  { q: 'lamp', sale: '1' },
])('the facets of the list %j', (query) => {
  test('each value has as many products as the list with that value alone in its facet', async () => {
    const lists = (await fetchList(query)).facets?.lists ?? []
    for (const { facet, values } of lists)
      for (const { key, count } of values)
        expect([facet, key, (await fetchList({ ...query, [facet]: key })).total]).toEqual([facet, key, count])
    expect(lists.flatMap(({ values }) => values).length).toBeGreaterThan(10)
  })

  test('the price range has the lowest and the highest price of the list without its limits', async () => {
    const { min, max } = (await fetchList(query)).facets?.price ?? { min: NaN, max: NaN }
    const isFound = async (price_min: number, price_max: number) => {
      const limits = { price_min: price_min.toFixed(2), price_max: price_max.toFixed(2) }
      return (await fetchList({ ...query, ...limits })).total > 0
    }
    expect([await isFound(0, min), await isFound(0, min - 0.01)]).toEqual([true, false])
    expect([await isFound(max, 99999), await isFound(max + 0.01, 99999)]).toEqual([true, false])
  })
})

test.each<[Query, string[]]>([
  [{ colours: 'green', materials: 'walnut', price_max: '100' }, ['materials', 'price', 'colours']],
  [{ brands: 'leirhus', sale: '1' }, ['brands', 'sale']],
  [{ brands: 'leirhus', colours: 'pink', price_max: '0' }, []],
])('the empty list %j says how many products it would have without the filters %j', async (query, filters) => {
  const { total, relaxations } = await fetchList(query)
  expect(total).toBe(0)
  const totals = filters.map(async (filter) => {
    const others = Object.entries(query).filter(([name]) => !name.startsWith(filter))
    return { filter, total: (await fetchList(Object.fromEntries(others))).total }
  })
  expect(relaxations).toEqual(await Promise.all(totals))
})

test('the facet of categories leaves out the category of the list and its parent', async () => {
  const listKeys = async (category: string) =>
    (await fetchList({ category })).facets?.lists.flatMap(({ facet, values }) =>
      facet === 'categories' ? values.map(({ key }) => key) : [],
    )
  expect(await listKeys('10')).toEqual(['11', '12', '13', '14', '15'])
  expect(await listKeys('11')).toEqual([])
})

test('the facet values are in the order of the shop, with names in the language of the request', async () => {
  const english = new Shopper(sandbox)
  english.headers['Lang'] = '2'
  const { facets } = await english.call(productList, 'GET', '/v1/products?category=60&facets=1')
  expect(facets?.lists.map(({ values }) => values.map(({ name }) => name))).toEqual([
    ['Plates and bowls', 'Mugs and jugs', 'Glassware'],
    ['Leirhus'],
    ['White', 'Beige', 'Grey', 'Yellow', 'Terracotta', 'Green', 'Clear'],
    ['Glass', 'Stoneware'],
    ['Within 5 working days'],
    ['In stock'],
    [],
  ])
  expect(facets?.lists[2]?.values[0]?.swatch).toMatch(/^#/)
})

test('a selected value stays in its facet, even if it does not exist', async () => {
  const { total, facets, relaxations } = await fetchList({ category: '60', brands: 'hiljaa,nobody' })
  expect(total).toBe(0)
  expect(facets?.lists[1]?.values.map(({ key, count }) => [key, count])).toEqual([
    ['hiljaa', 0],
    ['leirhus', 5],
    ['nobody', 0],
  ])
  expect(relaxations).toEqual([{ filter: 'brands', total: 5 }])
})
