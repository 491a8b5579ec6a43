import { findStoryPosition } from '../../../src/features/productList/productGrid/layOutRows'
import { layOutRows, type CardSpan } from '../../../src/features/productList/productGrid/layOutRows'
import { fc } from '../../support/propertyTests'

const letters: Record<string, CardSpan> = { s: 'single', e: 'either', w: 'wide' }
const spans = (text: string): CardSpan[] => [...text].map((letter) => letters[letter] ?? 'single')
/** W: two columns, s: one; a bar after the last of a row of four. */
const drawn = (text: string) =>
  layOutRows(spans(text))
    .map(({ wide, last }) => (wide ? 'W' : 's') + (last ? '|' : ''))
    .join('')

describe('the long grid (docs/look.md, "Space, grid, shape")', () => {
  test.each([
    ['', '', 'nothing'],
    ['ssss', 'ssss|', 'four single cards'],
    ['essssss', 'Wss|ssss|', 'the home page: a wide one first'],
    ['sse', 'ssW|', 'a wide one after an even number of single ones'],
    ['sess', 'ssss|', 'no wide one after an odd number'],
    ['ssssesssswss', 'ssss|Wss|ssW|ss', 'a story between products'],
    ['esss', 'ssss|', 'a wide card stands single when that closes the row'],
    ['ee', 'WW|', 'two wide ones fill a row'],
    ['eee', 'WW|W', 'a wide one may end the grid alone'],
    ['essss', 'Wss|ss', 'rather a half row at the end than a wide card made narrow'],
  ])('%s becomes %s: %s', (cards, rows) => {
    expect(drawn(cards)).toBe(rows)
  })

  const grids = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { maxLength: 40 })

  test('no wide card ever starts in an odd column, so that neither grid has a hole inside', () => {
    fc.assert(
      fc.property(grids, (cards) => {
        let column = 0
        for (const { wide } of layOutRows(cards)) {
          if (wide) expect(column % 2).toBe(0)
          column += wide ? 2 : 1
        }
      }),
    )
  })

  test('an even number of cards always closes the grid of two columns', () => {
    fc.assert(
      fc.property(grids, (cards) => {
        const columns = layOutRows(cards).reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0)
        if (cards.length % 2 === 0) expect(columns % 2).toBe(0)
      }),
    )
  })

  test.each([
    ['sssssss', null as number | null, 'too short a grid has no story'],
    ['ssssssss', 8, 'after eight'],
    ['sssssssss', 8, 'after eight, of nine'],
    ['ssssesssss', 9, 'after nine, where the wide one stays wide'],
  ])('a story in %s stands after %s products: %s', (products, place) => {
    expect(findStoryPosition(spans(products))).toBe(place)
  })
})
