import {
  allCategories,
  formatChoice,
  isChoiceDue,
  parseChoice,
  type ConsentCategory,
} from '../../../src/features/consent/consentChoice'
import { fc } from '../../support/propertyTests'

const now = Date.parse('2026-11-22T12:00:00Z')
const day = 24 * 60 * 60_000
const dated = (daysAgo: number) => ({
  date: new Date(now - daysAgo * day).toISOString(),
  presented: allCategories,
  allowed: ['statistics'] as ConsentCategory[],
})

test.each([
  ['today', 0, true],
  ['half a year ago', 182, true],
  ['longer ago', 184, false],
  ['tomorrow, by a clock that was corrected', -0.9, true],
  ['next week', -7, false],
])('a choice of %s is valid: %s', (_name, daysAgo, isValid) => {
  expect(parseChoice(formatChoice(dated(daysAgo)), now)).toEqual(isValid ? dated(daysAgo) : null)
})

const valid = { format: 1, ...dated(0) }
test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another format', JSON.stringify({ ...valid, format: 2 })],
  ['no date', JSON.stringify({ ...valid, date: undefined })],
  ['a date that is none', JSON.stringify({ ...valid, date: 'yesterday' })],
  ['an unknown category', JSON.stringify({ ...valid, allowed: ['everything'] })],
  ['a category that was not presented', JSON.stringify({ ...valid, presented: ['recordings'] })],
  ['categories that are no list', JSON.stringify({ ...valid, allowed: 'statistics' })],
])('stored text with %s does not count as a consent', (_name, text) => {
  expect(parseChoice(text, now)).toBeNull()
})

test('no stored text throws or allows a category that it does not name', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((json) => `{"format":1,"allowed":${json}}`),
      ),
      (text) => {
        for (const category of parseChoice(text, now)?.allowed ?? []) expect(text).toContain(category)
      },
    ),
  )
})

test.each([
  [[], null, false],
  [['statistics'], null, true],
  [['statistics'], ['statistics'], false],
  [['statistics', 'recordings'], ['statistics'], true],
  [['statistics'], ['statistics', 'recordings'], false],
] as [ConsentCategory[], ConsentCategory[] | null, boolean][])(
  'with services for %j and a choice among %j, isChoiceDue returns %s',
  (categories, presented, isDue) => {
    expect(isChoiceDue(presented && { ...dated(0), presented, allowed: [] }, categories)).toBe(isDue)
  },
)
