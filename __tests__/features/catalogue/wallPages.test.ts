import { wallPages } from '../../../src/features/catalogue/wall/wallPages'
import { wallRows, type Span } from '../../../src/features/catalogue/wall/wallRows'
import { fc } from '../../support/propertyTests'

const page = fc.array(fc.constantFrom<Span>('single', 'either'), { minLength: 16, maxLength: 16 })
const lastPage = fc.array(fc.constantFrom<Span>('single', 'either'), { maxLength: 16 })

describe('a wall that grows by pages (docs/look.md, "Space, grid, shape")', () => {
  test('one page is a wall like any other', () => {
    fc.assert(fc.property(page, (pieces) => expect(wallPages([pieces])).toEqual(wallRows(pieces))))
  })

  test('a page more leaves every piece before it where it is', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, added) => {
        const before = wallPages(pages)
        expect(wallPages([...pages, added]).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  test('no wide piece starts in an odd column, on whatever page', () => {
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), lastPage, (pages, added) => {
        let column = 0
        for (const { wide, last } of wallPages([...pages, added])) {
          if (wide) expect(column % 2).toBe(0)
          column += wide ? 2 : 1
          expect(last).toBe(column % 4 === 0)
        }
      }),
    )
  })
})
