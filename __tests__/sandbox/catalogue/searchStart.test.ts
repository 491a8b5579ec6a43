import { searchStart, suggestions } from '../../../src/contract/productList'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'
import { Shopper } from '../../support/sandbox/Shopper'

const sandbox = openSeededSandbox({ passwordCost: 16 })
afterAll(() => sandbox.close())

describe.each([
  ['nl', '1'],
  ['en', '2'],
])('the start of a search in %s', (_name, lang) => {
  const shopper = new Shopper(sandbox)
  shopper.headers['Lang'] = lang

  test('the search offers six popular searches, each of which finds something', async () => {
    const { popular } = await shopper.call(searchStart, 'GET', '/v1/search/start')
    expect(popular).toHaveLength(6)
    for (const q of popular) {
      const { found, corrected } = await shopper.call(
        suggestions,
        'GET',
        `/v1/suggestions?${new URLSearchParams({ q })}`,
      )
      expect([q, found, corrected]).toEqual([q, true, null])
    }
  })

  test('the search offers four products, each once and in stock', async () => {
    const { products } = (await shopper.call(searchStart, 'GET', '/v1/search/start'))._embedded
    expect(new Set(products.map(({ id_product }) => id_product)).size).toBe(4)
    expect(products.every(({ stock }) => stock > 0)).toBe(true)
  })
})
