import { searchStart, suggestions } from '../../../src/contract/productList'
import { openForSuite, sandbox, shopper } from '../../support/sandbox/eachTest'

openForSuite()

describe.each([
  ['nl', '1'],
  ['en', '2'],
])('the start of a search in %s', (_name, lang) => {
  beforeEach(() => void (shopper.headers['Lang'] = lang))

  test('the search offers six popular searches, each of which finds something', async () => {
    const { popular } = await shopper.call(searchStart, 'GET', '/v1/search/start')
    expect(popular).toHaveLength(6)
    for (const q of popular) {
      const path = `/v1/suggestions?${new URLSearchParams({ q })}`
      const { found, corrected } = await shopper.call(suggestions, 'GET', path)
      expect([q, found, corrected]).toEqual([q, true, null])
    }
  })

  test('the search offers four products, each once and in stock', async () => {
    const { products } = (await shopper.call(searchStart, 'GET', '/v1/search/start'))._embedded
    expect(new Set(products.map(({ id_product }) => id_product)).size).toBe(4)
    expect(products.every(({ stock }) => stock > 0)).toBe(true)
  })
})

test('a shop that sells only rugs offers only the popular searches that find rugs', async () => {
  sandbox.database.run("UPDATE product SET active = name ->> 'en' LIKE '% rug'")
  const { popular } = await shopper.call(searchStart, 'GET', '/v1/search/start')
  expect(popular).toEqual(['tapijt'])
})
