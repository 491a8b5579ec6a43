import { countryList } from '../../../../src/contract/catalogue'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'

const chair = 100101
const sofa = 102001
const cushion = 106702

async function extendDelivery(lines: [id: number, quantity: number][], voucher?: string) {
  const sandbox = openSeededSandbox()
  const shopper = new Shopper(sandbox)
  for (const [id, quantity] of lines) await shopper.add(id, quantity)
  if (voucher) await shopper.voucher(voucher)
  const { _embedded } = await shopper.call(countryList, 'GET', '/v1/countries')
  sandbox.close()
  return Object.fromEntries(
    _embedded.countries.map(({ iso, delivery }) => [iso, delivery && [delivery.price, delivery.free_from]]),
  )
}

// The cost and the limit of free delivery in each country, from the terms of the carriers in data/catalogue.
test.each([
  ['a small parcel, without a cart', [], { BE: [6.95, 75], NL: [6.95, 75], LU: [9.95, 150], FR: [12.95, 200], DE: [11.95, 200] }],
  ['a chair, which is free to deliver everywhere', [[chair, 1]], { BE: [0, 75], NL: [0, 75], LU: [0, 150], FR: [0, 200], DE: [0, 200] }],
  ['a sofa, which needs two-man delivery', [[sofa, 1]], { BE: [0, 1500], NL: [0, 1500], LU: [0, 2000], FR: [0, 2500], DE: [0, 2500] }],
  ['a cushion', [[cushion, 1]], { BE: [6.95, 75], NL: [6.95, 75], LU: [9.95, 150], FR: [12.95, 200], DE: [11.95, 200] }],
] as [string, [number, number][], object][])(
  'the countries show the delivery cost for %s',
  async (_name, lines, expected) => {
    expect(await extendDelivery(lines)).toEqual(expected)
  },
) // oxfmt-ignore

test('a voucher for free delivery applies to every country', async () => {
  const prices = Object.values(await extendDelivery([[cushion, 1]], 'GRATISLEVERING'))
  expect(prices.map((each) => each?.[0])).toEqual([0, 0, 0, 0, 0])
})
