import { mergeRelatedRows } from '../../../src/features/product/RelatedProducts'
import { card } from '../../support/data/catalogueFixtures'

const cards = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => card(`${prefix}${index}`))
const merge = (...given: Parameters<typeof mergeRelatedRows>) => mergeRelatedRows(...given).map(({ name }) => name)

test('the row starts with the complementary products, then the family, then the related products', () => {
  const rows = { complementary: cards('c', 1), relatives: cards('f', 2), related: cards('r', 3) }
  expect(merge(rows)).toEqual(['c0', 'f0', 'f1', 'r0'])
})

test('each product appears in the row once', () => {
  const [one, two] = cards('c', 2)
  const rows = { complementary: [one!], relatives: [one!, two!], related: [two!, ...cards('r', 2)] }
  expect(merge(rows)).toEqual(['c0', 'c1', 'r0', 'r1'])
})

test.each([
  [{ complementary: 0, relatives: 2, related: 1 }, 0],
  [{ complementary: 0, relatives: 0, related: 4 }, 4],
  [{ complementary: 4, relatives: 4, related: 4 }, 4],
  // The complementary products can be bought together with the product, so they are shown even though the row is not
  // full.
  [{ complementary: 2, relatives: 0, related: 0 }, 2],
])('of %j products, the row shows %i', (counts, expected) => {
  const { complementary, relatives, related } = counts
  const rows = {
    complementary: cards('c', complementary),
    relatives: cards('f', relatives),
    related: cards('r', related),
  }
  expect(merge(rows)).toHaveLength(expected)
})

test('a product with a wide picture takes one column, so that the row has no gap', () => {
  const rows = { complementary: [], relatives: [], related: [card('Sofa', { tile: 'wide' }), ...cards('r', 3)] }
  expect(mergeRelatedRows(rows).every(({ tile }) => tile === 'single')).toBe(true)
})
