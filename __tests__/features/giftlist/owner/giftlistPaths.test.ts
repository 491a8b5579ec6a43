import {
  buildListPath,
  buildPublicPath,
  findShareCode,
  formatCode,
} from '../../../../src/features/giftlist/owner/giftlistPaths'
import { findProgress, findVisibility } from '../../../../src/features/giftlist/owner/giftlistState'

test.each([
  ['my-giftlists', 'nl', '/nl/mijn-wenslijsten?giftlist=12'],
  ['my-giftlist-items', 'en', '/en/my-giftlist?giftlist=12'],
  ['my-giftlist-orders', 'nl', '/nl/mijn-wenslijst-bestellingen?giftlist=12'],
] as const)('the path of the page %s in %s for a list is %s', (page, language, path) => {
  expect(buildListPath(page, language, 12)).toBe(path)
})

test.each([
  ['K7QFM2XP', 'K7QF M2XP', '/nl/wenslijsten/k7qfm2xp'],
  ['22229999', '2222 9999', '/nl/wenslijsten/22229999'],
])('the code %s is shown as %s, and its link is %s', (code, shown, path) => {
  expect(findShareCode({ code })).toBe(code)
  expect(formatCode(code)).toBe(shown)
  expect(buildPublicPath(code, 'nl')).toBe(path)
})

test.each([null, '', 'k7qfm2xp', 'K7QF', '../admin', 'K7QFM2X0', 'K7QFM2XP9'])(
  '%j is not a code for sharing',
  (code) => {
    expect(findShareCode({ code })).toBeNull()
  },
)

test.each([
  [{ published: false, listed: false }, 'private'],
  [{ published: false, listed: true }, 'private'],
  [{ published: true, listed: false }, 'link'],
  [{ published: true, listed: true }, 'search'],
])('a list with %p has the visibility "%s"', (list, visibility) => {
  expect(findVisibility(list)).toBe(visibility)
})

const plain = { wished: 16, given: 7, hidden_until: null }

test.each([
  ['a list with gifts', plain, { kind: 'given', given: 7, wished: 16 }],
  ['an empty list', { ...plain, wished: 0, given: 0 }, { kind: 'empty' }],
  ['more given than wished', { ...plain, given: 20 }, { kind: 'given', given: 16, wished: 16 }],
  ['a surprise', { ...plain, given: null, hidden_until: '2027-04-07' }, { kind: 'hidden', until: '2027-04-07' }],
  [
    'a surprise about which the API says too much',
    { ...plain, hidden_until: '2027-04-07' },
    { kind: 'hidden', until: '2027-04-07' },
  ],
  ['a surprise that ends today', { ...plain, hidden_until: '2026-11-22' }, { kind: 'given', given: 7, wished: 16 }],
  ['an unknown number', { ...plain, given: null }, { kind: 'wished', wished: 16 }],
])('the overview shows only the progress that the owner may know: %s', (_row, list, progress) => {
  expect(findProgress(list, '2026-11-22')).toEqual(progress)
})
