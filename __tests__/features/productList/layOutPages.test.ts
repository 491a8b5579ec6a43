import { layOutPages } from '../../../src/features/productList/productGrid/layOutRows'
import { layOutRows, type CardSpan } from '../../../src/features/productList/productGrid/layOutRows'
import { fc } from '../../support/propertyTests'

const page = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { minLength: 16, maxLength: 16 })
const lastPage = fc.array(fc.constantFrom<CardSpan>('single', 'either'), { maxLength: 16 })

describe('a grid that grows by pages (docs/look.md, "Space, grid, shape")', () => {
  test('one page is a grid like any other', () => {
    fc.assert(fc.property(page, (cards) => expect(layOutPages([cards])).toEqual(layOutRows(cards))))
  })

  test('a page more leaves every card before it where it is', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, added) => {
        const before = layOutPages(pages)
        expect(layOutPages([...pages, added]).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('no wide card starts in an odd column, on whatever page', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, added) => {
        let column = 0
        for (const { wide, last } of layOutPages([...pages, added])) {
          if (wide) expect(column % 2).toBe(0)
          column += wide ? 2 : 1
          expect(last).toBe(column % 4 === 0)
        }
      }),
    )
  })
})
