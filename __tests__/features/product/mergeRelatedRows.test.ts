import { mergeRelatedRows } from '../../../src/features/product/RelatedProducts'
import { card } from '../../support/data/catalogueFixtures'

const createCards = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => card(`${prefix}${index}`))
const listNames = (...parameters: Parameters<typeof mergeRelatedRows>) =>
  mergeRelatedRows(...parameters).map(({ name }) => name)

test('the row starts with the complementary products, then the family, then the related products', () => {
  const rows = { complementary: createCards('c', 1), relatives: createCards('f', 2), related: createCards('r', 3) }
  expect(listNames(rows)).toEqual(['c0', 'f0', 'f1', 'r0'])
})

test('each product appears in the row once', () => {
  const [one, two] = createCards('c', 2)
  const rows = { complementary: [one!], relatives: [one!, two!], related: [two!, ...createCards('r', 2)] }
  expect(listNames(rows)).toEqual(['c0', 'c1', 'r0', 'r1'])
})

test.each([
  [{ complementary: 0, relatives: 2, related: 1 }, 0],
  [{ complementary: 0, relatives: 0, related: 4 }, 4],
  [{ complementary: 4, relatives: 4, related: 4 }, 4],
  // Customers can buy the complementary products together with the product, so even an incomplete row is shown.
  [{ complementary: 2, relatives: 0, related: 0 }, 2],
])('of %j products, the row shows %i', (counts, expected) => {
  const { complementary, relatives, related } = counts
  const rows = {
    complementary: createCards('c', complementary),
    relatives: createCards('f', relatives),
    related: createCards('r', related),
  }
  expect(listNames(rows)).toHaveLength(expected)
})

test('a product with a wide picture takes one column, so that the row has no gap', () => {
  const rows = { complementary: [], relatives: [], related: [card('Sofa', { tile: 'wide' }), ...createCards('r', 3)] }
  expect(mergeRelatedRows(rows).every(({ tile }) => tile === 'single')).toBe(true)
})
