import { type CardSpan, layOutPages, layOutRows } from '../../../src/features/productList/productGrid/layOutRows'
import { fc } from '../../support/propertyTests'

const page = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { minLength: 24, maxLength: 24 })
const lastPage = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { maxLength: 24 })

describe('a grid that grows by pages (docs/look.md, "Space, grid, shape")', () => {
  test('one page is laid out like a grid without pages', () => {
    fc.assert(fc.property(page, (cards) => expect(layOutPages([cards])).toEqual(layOutRows(cards))))
  })

  test('an added page does not move the cards before it', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, added) => {
        const before = layOutPages(pages)
        expect(layOutPages([...pages, added]).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('no wide card starts in an odd column on any page', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, added) => {
        let column = 0
        for (const { isWide, isLast } of layOutPages([...pages, added])) {
          if (isWide) expect(column % 2).toBe(0)
          column += isWide ? 2 : 1
          expect(isLast).toBe(column % 4 === 0)
        }
      }),
    )
  })
})
