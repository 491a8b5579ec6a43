import type { Combination, Product } from '../../src/contract/product'
import { listCampaignVariants } from '../../src/pageTable/pages/campaignVariants'
import { fakeCatalogue, fakePicture } from '../support/data/fakeCatalogue'

const [base] = fakeCatalogue().nl.products
const weeks = { unit: 'weeks', min: 6, max: 8 } as const

/** Returns a product with a variant for each colour. A colour may be sold out, or made to order. */
function product(name: string, colours: string[], more: Record<string, Partial<Combination>> = {}): Product {
  const slug = (text: string) => ({ nl: text, en: text })
  return {
    ...base!,
    name,
    slugs: slug(name),
    picture: fakePicture(`${name}-${colours[0]}`),
    combinations: colours.map((colour) => ({
      ...base!.combinations[0]!,
      name: colour,
      slugs: slug(colour),
      stock: 3,
      pictures: [fakePicture(`${name}-${colour}`)],
      ...more[colour],
    })),
  }
}

const list = (...products: Product[]) => listCampaignVariants(products, products, 'nl').map(({ name }) => name)
const six = ['a', 'b', 'c', 'd', 'e', 'f']

test.each<[string, Product[], string[]]>([
  [
    'the products take turns, without what the list shows',
    [product('stoel', ['a', 'b', 'c']), product('kruk', ['a', 'b', 'c'])],
    ['stoel, b', 'kruk, b', 'stoel, c', 'kruk, c'],
  ],
  ['five fill one row of four', [product('stoel', six)], ['stoel, b', 'stoel, c', 'stoel, d', 'stoel, e']],
  [
    'a sold-out variant is left out, and one made to order is not',
    [product('stoel', six, { b: { stock: 0 }, c: { stock: 0, delivery: weeks } })],
    ['stoel, c', 'stoel, d', 'stoel, e', 'stoel, f'],
  ],
  ['a variant without a picture is left out', [product('stoel', six.slice(0, 5), { b: { pictures: [] } })], []],
  [
    'variants with the same picture count once',
    [product('stoel', six.slice(0, 5), { b: { pictures: [fakePicture('stoel-c')] } })],
    [],
  ],
  ['three do not fill a row', [product('stoel', six.slice(0, 4))], []],
  ['a large campaign has none', Array.from({ length: 5 }, (_, at) => product(`stoel ${at}`, six)), []],
  ['a campaign without products has none', [], []],
])('%s', (_, products, names) => {
  expect(list(...products)).toEqual(names)
})

test('at most eight variants are listed, each with its picture and its path', () => {
  const variants = listCampaignVariants([product('stoel', six), product('kruk', six)], [], 'nl')
  expect(variants).toHaveLength(8)
  expect(variants[0]).toEqual({ name: 'stoel, a', path: '/nl/producten/stoel/a', picture: fakePicture('stoel-a') })
})
