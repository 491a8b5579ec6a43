import { createPlural } from '../../src/i18n/createPlural'

// The categories are those of Unicode: French counts zero as one thing, and Polish has a form for a few.
test.each([
  ['en', [0, 1, 2, 5], ['other', 'one', 'other', 'other']],
  ['nl', [0, 1, 2, 5], ['other', 'one', 'other', 'other']],
  ['fr', [0, 1, 2, 5], ['one', 'one', 'other', 'other']],
  ['pl', [0, 1, 2, 5], ['many', 'one', 'few', 'many']],
])('the messages in %s have for %j the forms %j', (language, counts, forms) => {
  const plural = createPlural(language)
  const all = { one: 'one', few: 'few', many: 'many', other: 'other' }
  expect(counts.map((count) => plural(count, all))).toEqual(forms)
})

test('a form that a message lacks is the general one', () => {
  expect(createPlural('pl')(2, { one: 'krzesło', other: 'krzesła' })).toBe('krzesła')
})
