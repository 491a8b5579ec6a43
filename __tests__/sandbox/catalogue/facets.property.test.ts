import { facetNames, productList, type ProductList } from '../../../src/contract/productList'
import { PlainShop, type Wish } from '../../support/sandbox/expectedProductList'
import { fc, scaleRuns } from '../../support/propertyTests'
import { Shopper } from '../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../support/sandbox/openSeededSandbox'

const sandbox = openSeededSandbox()
const { database } = sandbox
const shopper = new Shopper(sandbox)
afterAll(() => sandbox.close())

const words = ['lamp', 'stoel', 'eik', 'hanglmap', 'wol', 'xqzzyq']
const finds = new Map<string, ReadonlySet<number>>()
let plain: PlainShop

const fetchList = (query: Record<string, string>): Promise<ProductList> =>
  shopper.call(productList, 'GET', `/v1/products?${new URLSearchParams({ limit: '100', ...query })}`)
const listIds = (list: ProductList) => list._embedded.products.map((product) => product.id_product)

beforeAll(async () => {
  // The shop has been in use, so products were discontinued, stock was sold and a price has changed.
  database.run('UPDATE product SET active = 0 WHERE id_product IN (1005, 1050)')
  database.run('UPDATE combination SET stock = 0 WHERE id_product_attribute % 7 = 0')
  database.run('UPDATE combination SET price_cents = 12345 WHERE id_product = 1011')
  for (const q of words) finds.set(q, new Set(listIds(await fetchList({ q }))))
  plain = new PlainShop(database, (q) => finds.get(q) ?? new Set())
})

/** Some values of each facet, sometimes including one that does not exist. */
const chosen = fc.record(
  {
    categories: fc.subarray(['10', '11', '15', '20', '22', '30', '50', '51', '80', '81', '90', '999'], {
      maxLength: 4,
    }),
    brands: fc.subarray(['havrelund', 'hiljaa', 'skumring', 'leirhus', 'ullvarp', 'nobody'], { maxLength: 3 }),
    colours: fc.subarray(['white', 'grey', 'black', 'light-wood', 'green', 'blue', 'clear', 'pink'], { maxLength: 3 }),
    materials: fc.subarray(['oak', 'walnut', 'steel', 'wool', 'stoneware', 'glass', 'gold'], { maxLength: 3 }),
    delivery: fc.subarray(['week', 'month', 'longer'], { maxLength: 2 }),
    in_stock: fc.constant<string[]>(['1']),
    sale: fc.constant<string[]>(['1']),
  },
  { requiredKeys: [] },
)
const price = fc.constantFrom(0, 39, 79.9, 123.45, 250, 343.2, 900, 2000, 99999)
const scope = fc.oneof(
  fc.constant({}),
  fc.record({ category: fc.constantFrom(10, 11, 15, 20, 30, 50, 81, 90, 999) }),
  fc.record({ brand: fc.constantFrom('havrelund', 'hiljaa', 'stegmark', 'leirhus', 'nobody') }),
  fc.record({ family: fc.constantFrom(100, 105, 108, 113, 999) }),
  fc.record({ campaign: fc.constantFrom('20-off-outdoor', 'anniversary', 'showroom', 'nothing') }),
  fc.record({ new: fc.constant(1 as const) }),
  fc.record({ q: fc.constantFrom(...words) }),
)
const wish: fc.Arbitrary<Wish> = fc
  .tuple(scope, chosen, fc.record({ price_min: price, price_max: price }, { requiredKeys: [] }))
  .map(([about, values, prices]) => ({ ...about, chosen: values, ...prices }))

const buildQuery = ({ chosen: values, ...rest }: Wish): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
  ...Object.fromEntries(Object.entries(values).map(([name, keys]) => [name, keys.join(',')])),
})

test('total, facets, price and relaxations of any list equal those computed from every single product', async () => {
  let empty = 0
  await fc.assert(
    fc.asyncProperty(wish, async (wanted) => {
      const answer = await fetchList({ ...buildQuery(wanted), facets: '1', sort: 'recommended' })
      expect(listIds(answer)).toEqual(plain.list(wanted))
      expect(answer.total).toBe(plain.list(wanted).length)
      expect(answer.facets?.lists.map(({ facet }) => facet)).toEqual([...facetNames])
      for (const { facet, values } of answer.facets?.lists ?? []) {
        const expected = plain.shown(wanted, facet).map((key) => [key, plain.count(wanted, facet, key)])
        expect([facet, values.map(({ key, count }) => [key, count])]).toEqual([facet, expected])
      }
      expect(answer.facets?.price).toEqual(plain.price(wanted))
      if (answer.total > 0) expect(answer.relaxations).toBeUndefined()
      else {
        empty += 1
        const totals = answer.relaxations?.map(({ total }) => total) ?? []
        expect(totals).toEqual([...totals].sort((one, other) => other - one))
        expect(answer.relaxations).toHaveLength(plain.relaxations(wanted).length)
        expect(answer.relaxations).toEqual(expect.arrayContaining(plain.relaxations(wanted)))
      }
    }),
    { numRuns: scaleRuns(1200) },
  )
  expect(empty).toBeGreaterThan(scaleRuns(50))
})
