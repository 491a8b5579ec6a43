import { countryList } from '../../../../src/contract/catalogue'
import { readDelivery } from '../../../support/data/readDelivery'
import { openForSuite, shopper } from '../../../support/sandbox/eachTest'

openForSuite()

const chair = 100101
const sofa = 102001
const cushion = 106702

async function extendDelivery(lines: [id: number, quantity: number][], voucher?: string) {
  for (const [id, quantity] of lines) await shopper.add(id, quantity)
  if (voucher) await shopper.voucher(voucher)
  const { _embedded } = await shopper.call(countryList, 'GET', '/v1/countries')
  return Object.fromEntries(
    _embedded.countries.map(({ iso, delivery }) => [iso, delivery && [delivery.price, delivery.free_from]]),
  )
}

/** Returns what a carrier costs in each country, and the limit of free delivery there. */
const readTerms = (key: string, isFree: boolean) =>
  Object.fromEntries(
    ['BE', 'NL', 'LU', 'FR', 'DE'].map((iso) => {
      const { price, freeFrom } = readDelivery(key, iso)
      return [iso, [isFree ? 0 : price, freeFrom]]
    }),
  )

test.each<[string, [number, number][], object]>([
  ['a small parcel, without a cart', [], readTerms('home', false)],
  ['a chair, which is free to deliver everywhere', [[chair, 1]], readTerms('home', true)],
  ['a sofa, which needs two-man delivery', [[sofa, 1]], readTerms('two-man', true)],
  ['a cushion', [[cushion, 1]], readTerms('home', false)],
])('the countries show the delivery cost for %s', async (_name, lines, expected) => {
  expect(await extendDelivery(lines)).toEqual(expected)
})

test('a voucher for free delivery applies to every country', async () => {
  const prices = Object.values(await extendDelivery([[cushion, 1]], 'GRATISLEVERING'))
  expect(prices.map((each) => each?.[0])).toEqual([0, 0, 0, 0, 0])
})
