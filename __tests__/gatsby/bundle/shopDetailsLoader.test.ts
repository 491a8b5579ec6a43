import shop from '../../../data/shop.json'

type Loader = (this: { addDependency: (file: string) => void }, source: string) => string
const shopDetailsLoader = jest.requireActual<Loader>('../../../src/gatsby/bundle/shopDetailsLoader.cjs')

test.each([
  ['`© ${shopDetails.company}`', `\`© \${("${shop.company}")}\``],
  ['shopDetails.city.nl', `("${shop.city.nl}")`],
  ["shopDetails.email.split('@')", `("${shop.email}").split('@')`],
  ['shopDetails.delivery.parcel', `(${JSON.stringify(shop.delivery.parcel)})`],
  ['shopDetails.social', '([])'],
  ['shopDetails.unknown', 'shopDetails.unknown'],
  ["import { shopDetails } from '../config/shopDetails'", "import { shopDetails } from '../config/shopDetails'"],
])('a browser gets %s as %s', (source, written) => {
  expect(shopDetailsLoader.call({ addDependency: jest.fn() }, source)).toBe(written)
})
