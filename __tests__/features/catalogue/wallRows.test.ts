import { storyPlace } from '../../../src/features/catalogue/wall/storyPlace'
import { wallRows, type Span } from '../../../src/features/catalogue/wall/wallRows'
import { fc } from '../../support/propertyTests'

const letters: Record<string, Span> = { s: 'single', e: 'either', w: 'wide' }
const spans = (text: string): Span[] => [...text].map((letter) => letters[letter] ?? 'single')
/** W: two columns, s: one; a bar after the last of a row of four. */
const drawn = (text: string) =>
  wallRows(spans(text))
    .map(({ wide, last }) => (wide ? 'W' : 's') + (last ? '|' : ''))
    .join('')

describe('the long wall (docs/look.md, "Space, grid, shape")', () => {
  test.each([
    ['', '', 'nothing'],
    ['ssss', 'ssss|', 'four single pieces'],
    ['essssss', 'Wss|ssss|', 'the home page: a wide one first'],
    ['sse', 'ssW|', 'a wide one after an even number of single ones'],
    ['sess', 'ssss|', 'no wide one after an odd number'],
    ['ssssesssswss', 'ssss|Wss|ssW|ss', 'a story between products'],
    ['esss', 'ssss|', 'a wide piece stands single when that closes the row'],
    ['ee', 'WW|', 'two wide ones fill a row'],
    ['eee', 'WW|W', 'a wide one may end the wall alone'],
    ['essss', 'Wss|ss', 'rather a half row at the end than a wide piece made narrow'],
  ])('%s becomes %s: %s', (pieces, rows) => {
    expect(drawn(pieces)).toBe(rows)
  })

  const walls = fc.array(fc.constantFrom<Span>('single', 'either'), { maxLength: 40 })

  test('no wide piece ever starts in an odd column, so that neither wall has a hole inside', () => {
    fc.assert(
      fc.property(walls, (pieces) => {
        let column = 0
        for (const { wide } of wallRows(pieces)) {
          if (wide) expect(column % 2).toBe(0)
          column += wide ? 2 : 1
        }
      }),
    )
  })

  test('an even number of pieces always closes the wall of two columns', () => {
    fc.assert(
      fc.property(walls, (pieces) => {
        const columns = wallRows(pieces).reduce((sum, { wide }) => sum + (wide ? 2 : 1), 0)
        if (pieces.length % 2 === 0) expect(columns % 2).toBe(0)
      }),
    )
  })

  test.each([
    ['sssssss', null as number | null, 'too short a wall has no story'],
    ['ssssssss', 8, 'after eight'],
    ['sssssssss', 8, 'after eight, of nine'],
    ['ssssesssss', 9, 'after nine, where the wide one stays wide'],
  ])('a story in %s stands after %s products: %s', (products, place) => {
    expect(storyPlace(spans(products))).toBe(place)
  })
})
