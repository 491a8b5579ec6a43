import {
  type CardSpan,
  findStoryPosition,
  layOutPages,
  layOutRows,
} from '../../../src/features/productList/productGrid/layOutRows'
import { fc } from '../../support/propertyTests'

const letters: Record<string, CardSpan> = { s: 'single', e: 'either', w: 'wide' }
const parseSpans = (text: string): CardSpan[] => [...text].map((letter) => letters[letter] ?? 'single')
/** Draws a layout, in which W takes two columns, s takes one, and a bar ends a row of four. */
const drawRows = (text: string) =>
  layOutRows(parseSpans(text))
    .map(({ isWide, isLast }) => (isWide ? 'W' : 's') + (isLast ? '|' : ''))
    .join('')

describe('the product grid (docs/look.md, "Space, grid, shape")', () => {
  test.each([
    ['', '', 'no cards make no rows'],
    ['ssss', 'ssss|', 'four single cards fill a row'],
    ['essssss', 'Wss|ssss|', 'a wide card may come first, as on the home page'],
    ['sse', 'ssW|', 'a wide card may follow an even number of single ones'],
    ['sess', 'ssss|', 'no wide card follows an odd number of single ones'],
    ['ssssesssswss', 'ssss|Wss|ssW|ss', 'a story takes two columns between products'],
    ['esss', 'ssss|', 'a wide card takes one column when that fills the row'],
    ['ee', 'WW|', 'two wide cards fill a row'],
    ['eee', 'WW|W', 'a wide card may end the grid alone'],
    ['essss', 'Wss|ss', 'half a row at the end is better than a narrow wide card'],
    ['s', 's', 'a single card stands alone'],
    ['e', 'W', 'a wide card that stands alone fills a row of two'],
    ['sss', 'sss', 'without wide cards an odd number leaves a column empty'],
    ['ess', 'Wss|', 'a wide card makes an odd number fill its row'],
    ['sssse', 'ssss|W', 'a wide card at the end fills a row of two'],
    ['sesss', 'ssss|s', 'a wide card that would start in an odd column stays narrow'],
  ])('the cards "%s" are laid out as "%s", because %s', (cards, rows) => {
    expect(drawRows(cards)).toBe(rows)
  })

  const grids = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { maxLength: 40 })

  test('the last row of a two-column grid is full, unless an odd number of cards has no wide card in an even column', () => {
    fc.assert(
      fc.property(grids, (cards) => {
        const columns = layOutRows(cards).reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0)
        const canBeEven = cards.length % 2 === 0 || cards.some((card, index) => card === 'either' && index % 2 === 0)
        expect(columns % 2).toBe(canBeEven ? 0 : 1)
      }),
    )
  })

  test.each([
    ['sssssss', null as number | null, 'a short grid has no story'],
    ['ssssssss', 8, 'a story follows the eighth product at the earliest'],
    ['sssssssss', 8, 'among equal positions the first is taken'],
    ['ssssesssss', 9, 'a later position is taken where a wide card stays wide'],
  ])('the story in "%s" has the position %j, because %s', (products, position) => {
    expect(findStoryPosition(parseSpans(products))).toBe(position)
  })
})

const page = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { minLength: 24, maxLength: 24 })
const lastPage = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { maxLength: 24 })

describe('a grid that grows by pages (docs/look.md, "Space, grid, shape")', () => {
  test('one page is laid out like a grid without pages', () => {
    fc.assert(fc.property(page, (cards) => expect(layOutPages([cards])).toEqual(layOutRows(cards))))
  })

  test('an added page does not move the cards before it', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, addedPage) => {
        const formerCells = layOutPages(pages)
        expect(layOutPages([...pages, addedPage]).slice(0, formerCells.length)).toEqual(formerCells)
      }),
    )
  })

  test('no wide card starts in an odd column on any page', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, addedPage) => {
        let column = 0
        for (const { isWide, isLast } of layOutPages([...pages, addedPage])) {
          if (isWide) expect(column % 2).toBe(0)
          column += isWide ? 2 : 1
          expect(isLast).toBe(column % 4 === 0)
        }
      }),
    )
  })
})
