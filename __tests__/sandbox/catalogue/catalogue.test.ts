import type * as v from 'valibot'
import { brandList, campaignList, categoryList, countryList, familyList } from '../../../src/contract/catalogue'
import { product } from '../../../src/contract/product'
import { findReduction } from '../../../src/contract/reduction'
import { fullProductList, productList } from '../../../src/contract/productList'
import { openForSuite, sandbox, shopper } from '../../support/sandbox/eachTest'

openForSuite()

const fetchList = (query: string) => shopper.call(productList, 'GET', `/v1/products?${query}`)
const fetchProducts = async (query: string) => (await fetchList(query))._embedded.products

describe('the lists of the catalogue', () => {
  test.each([
    ['brands', brandList, 8],
    ['categories', categoryList, 36],
    ['families', familyList, 18],
    ['campaigns', campaignList, 10],
    ['countries', countryList, 5],
  ] as const)('the list of %s contains all rows and matches the contract', async (name, schema, count) => {
    const { _embedded } = await shopper.call<v.GenericSchema<unknown, { _embedded: Record<string, unknown[]> }>>(
      schema as never,
      'GET',
      `/v1/${name}`,
    )
    expect(_embedded[name]).toHaveLength(count)
  })

  test('the voucher of a campaign with a code is valid on the days of the campaign', async () => {
    const { _embedded } = await shopper.call(campaignList, 'GET', '/v1/campaigns')
    const withCode = _embedded.campaigns.filter(({ code }) => code)
    expect(withCode.map(({ code }) => code)).toEqual(['LICHT15'])
    for (const { code, starts, ends } of withCode) {
      const voucher = sandbox.database.one('SELECT starts, ends FROM voucher WHERE code = ?', code!)
      expect(voucher).toMatchObject({ starts, ends })
    }
  })

  test('the product count of a category includes the products of its subcategories', async () => {
    const { _embedded } = await shopper.call(categoryList, 'GET', '/v1/categories')
    expect(_embedded.categories.find((one) => one.id_category === 10)?.product_count).toBe(15)
  })
})

describe('the lists of products', () => {
  test('a list can be filtered', async () => {
    expect((await fetchList('category=10')).total).toBe(15)
    expect((await fetchProducts('brand=sovhus')).every((one) => one.brand.slug === 'sovhus')).toBe(true)
    expect((await fetchProducts('family=100')).map((one) => one.id_product)).toEqual([1001, 1002, 1003])
    expect((await fetchProducts('ids=1005,1001')).map((one) => one.id_product)).toEqual([1001, 1005])
    expect((await fetchProducts('ids=')).length).toBe(0)
    expect((await fetchProducts('sale=1')).every((one) => findReduction(one.price) !== null)).toBe(true)
    expect((await fetchProducts('new=1')).every((one) => one.is_new)).toBe(true)
    expect((await fetchList('category=10&brand=havrelund&sale=1')).total).toBe(4)
  })

  test('a list can be sorted', async () => {
    const prices = (await fetchProducts('sort=price&limit=100')).map((one) => one.price.amount)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    const falling = (await fetchProducts('sort=-price&limit=100')).map((one) => one.price.amount)
    expect(falling).toEqual([...falling].sort((one, other) => other - one))
    const names = (await fetchProducts('sort=name&limit=100')).map((one) => one.name.toLowerCase())
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
    expect((await fetchProducts('sort=newest'))[0]?.is_new).toBe(true)
  })

  test('full products are in the language of the request', async () => {
    const { total, _embedded } = await shopper.call(fullProductList, 'GET', '/v1/products?expand=full&limit=100')
    expect(total).toBe(_embedded.products.length)
    shopper.headers['Lang'] = '2'
    const chair = await shopper.call(product, 'GET', '/v1/product?id=1001')
    delete shopper.headers['Lang']
    expect(chair.name).toBe('Tove dining chair')
    expect(chair.attribute_groups.map((group) => group.name)).toEqual(['Finish', 'Seat'])
    expect(chair.combinations[0]?.price).toEqual({ amount: 343.2, regular: 429, lowest_30_days: 429 })
  })

  test('every product of a running campaign with a percentage is reduced by that much from its lowest price of 30 days', async () => {
    const { _embedded } = await shopper.call(campaignList, 'GET', '/v1/campaigns')
    const inPrices = _embedded.campaigns.filter(({ slugs }) => /^20-off/.test(slugs.en))
    expect(inPrices).toHaveLength(3)
    for (const { value, id_products } of inPrices) {
      const list = await shopper.call(fullProductList, 'GET', `/v1/products?expand=full&ids=${id_products.join(',')}`)
      const variants = list._embedded.products.flatMap(({ combinations }) => combinations)
      expect(variants.map(({ price }) => findReduction(price)?.percent)).toEqual(variants.map(() => value))
    }
  })

  test('a made-to-order variant has a stock and a delivery in weeks, and a sold-out one has no stock and a delivery in days', async () => {
    const sofa = await shopper.call(product, 'GET', '/v1/product?id=1020')
    expect(sofa.combinations[0]).toMatchObject({ stock: 24, delivery: { unit: 'weeks', min: 6, max: 8 } })
    const lamp = await shopper.call(product, 'GET', '/v1/product?id=1040')
    expect(lamp).toMatchObject({ stock: 0, delivery: { unit: 'days' } })
  })

  test.each(['999', '0', '1e3', 'x', "1'--"])('a request for the unknown product %s returns a 404', async (id) => {
    expect(await shopper.refused('GET', `/v1/product?id=${id}`)).toMatchObject({ type: 'not_found' })
  })
})
