import { card, picture } from '../support/data/catalogueFixtures'
import { buildWallColours, pickNewArrivals } from '../../src/pageTable/pages/newArrivals'

const colour = (key: string, count: number, swatch: string | null = '#6c7160') => ({ key, name: key, count, swatch })

test.each([
  ['a colour without products', [colour('green', 0)], []],
  ['a colour without a swatch', [colour('green', 3, null)], []],
  ['a colour that suits no wall', [colour('mauve', 3)], []],
  [
    'colours with most products, and one for each wall, in the given order',
    [
      colour('white', 9),
      colour('beige', 8),
      colour('grey', 7),
      colour('black', 6),
      colour('yellow', 1),
      colour('terracotta', 2),
      colour('light-wood', 5),
      colour('green', 3),
    ],
    ['white', 'beige', 'grey', 'yellow', 'terracotta', 'green'],
  ],
])('the home page offers no more than six colours: %s', (_, colours, expected) => {
  expect(buildWallColours(colours, '/nl/nieuw').map(({ key }) => key)).toEqual(expected)
})

test('a colour leads to the new products in that colour', () => {
  expect(buildWallColours([colour('green', 2)], '/nl/nieuw')).toEqual([
    { key: 'green', name: 'green', swatch: '#6c7160', wall: 'sage', path: '/nl/nieuw?colour=green' },
  ])
})

test.each([
  [3, 3],
  [4, 4],
  [5, 4],
  [7, 4],
  [9, 8],
])('of %i new products of one column, the home page shows %i, so that no row has a hole', (count, shown) => {
  const cards = Array.from({ length: count }, (_, index) => card(`Stoel ${index}`))
  expect(pickNewArrivals(cards)).toHaveLength(shown)
})

test.each([
  [3, 3],
  [5, 3],
  [8, 7],
])('of %i new products with a wide one, the home page shows %i', (count, shown) => {
  const sofa = card('Sofa', { tile: 'wide', picture_wide: picture('wide', { frame: 'wide' }) })
  const cards = Array.from({ length: count - 1 }, (_, index) => card(`Stoel ${index}`))
  expect(pickNewArrivals([...cards, sofa])).toHaveLength(shown)
})

test('the first of the new arrivals is not reduced', () => {
  const wide = { tile: 'wide', picture_wide: picture('wide', { frame: 'wide' }) } as const
  const reduced = card('Bank', { ...wide, price: { amount: 80, regular: 100, lowest_30_days: 100 } })
  const names = (...cards: Parameters<typeof pickNewArrivals>[0]) => pickNewArrivals(cards).map(({ name }) => name)
  expect(names(card('Stoel'), reduced, card('Sofa', wide))).toEqual(['Sofa', 'Stoel', 'Bank'])
  expect(names(card('Stoel'), reduced)).toEqual(['Stoel', 'Bank'])
})
