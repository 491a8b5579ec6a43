import { findTabScroll } from '../../../src/features/account/frame/AccountNavigation'

test.each([
  ['the first tab stays in place', { left: 16, width: 60, scrollLeft: 0 }, 0],
  ['a tab that just fits stays in place', { left: 300, width: 90, scrollLeft: 0 }, 0],
  ['a cut tab is shown after a part of the tab before it', { left: 301, width: 90, scrollLeft: 0 }, 229],
  ['a tab beyond the right edge is shown in the same way', { left: 520, width: 90, scrollLeft: 0 }, 448],
  ['a tab beyond the left edge is shown in the same way', { left: 120, width: 90, scrollLeft: 300 }, 48],
  ['the row never scrolls beyond its start', { left: 16, width: 60, scrollLeft: 300 }, 0],
])('%s', (_title, place, scroll) => {
  expect(findTabScroll({ ...place, visibleWidth: 390 })).toBe(scroll)
})
