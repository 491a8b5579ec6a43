import { findRevealDay } from '../../../src/features/giftlist/owner/giftlistState'
import { countDaysUntil } from '../../../src/features/giftlist/publicList/ListIntroduction'
import {
  arrangeItems,
  buildListQuery,
  layOutItems,
  type GiftView,
  readGiftView,
} from '../../../src/features/giftlist/publicList/giftView'
import { readListKey } from '../../../src/features/giftlist/publicList/PublicListContent'
import { isSearchableTerm } from '../../../src/features/giftlist/find/GiftlistResults'
import { readSearchTerm } from '../../../src/features/giftlist/find/GiftlistsPage'
import { cheapItem, sofa } from '../../support/data/giftlistFixtures'

const all: GiftView = { isFreeOnly: false, sort: 'list' }

test.each([
  ['', all, ''],
  ['?free=1&sort=cheap', { isFreeOnly: true, sort: 'cheap' }, '?free=1&sort=cheap'],
  ['?sort=expensive', { isFreeOnly: false, sort: 'expensive' }, '?sort=expensive'],
  ['?free=yes&sort=<script>', all, ''],
  ['?free=1&free=2', { isFreeOnly: true, sort: 'list' }, '?free=1'],
  ['?utm_source=app&sort=list', all, '?utm_source=app'],
  ['?%E0%A4%A&free=1', { isFreeOnly: true, sort: 'list' }, '?%EF%BF%BD%A4%25A=&free=1'],
] as const)('the query %s and the view %j correspond', (query, view, written) => {
  expect(readGiftView(query)).toEqual(view)
  if (!query.startsWith('?%')) expect(buildListQuery(view, query)).toBe(written)
  expect(readGiftView(buildListQuery(view, query))).toEqual(view)
})

test('a view returns the items in its order, those without a price last', () => {
  const given = { ...cheapItem, id_giftlist_product: 1, given: 2, remaining: 0 }
  const discontinuedItem = { ...cheapItem, id_giftlist_product: 2, price: null }
  const items = [discontinuedItem, sofa, given, cheapItem]
  const ids = (view: Partial<GiftView>) =>
    arrangeItems(items, { ...all, ...view }).map(({ id_giftlist_product: id }) => id)
  expect(ids({})).toEqual([2, 8, 1, 7])
  expect(ids({ sort: 'cheap' })).toEqual([1, 7, 8, 2])
  expect(ids({ sort: 'expensive' })).toEqual([8, 1, 7, 2])
  expect(ids({ isFreeOnly: true })).toEqual([8, 7])
})

test.each([
  ['/nl/wenslijsten/K7QFM2XP', 'K7QFM2XP'],
  ['/en/giftlists/k7qf-m2xp', 'K7QFM2XP'],
  ['/nl/wenslijsten/K7QF%20M2XP/', 'K7QFM2XP'],
  ['/nl/wenslijsten/12', '12'],
  ['/nl/wenslijsten/0', null],
  ['/nl/wenslijsten/-1', null],
  ['/nl/wenslijsten/K7QFM2X', null],
  ['/nl/wenslijsten/K7QFM2XO', null],
  ['/nl/wenslijsten/..%2F..%2Fme', null],
  ['/nl/wenslijsten/%3Cscript%3E', null],
  ['/nl/wenslijsten/%E2%80%AEK7QFM2XP', 'K7QFM2XP'],
  [`/nl/wenslijsten/${'9'.repeat(2000)}`, null],
  ['/nl/mijn-bestellingen/12', null],
])('the key of the path %s is %p', (path, key) => {
  expect(readListKey(path)).toBe(key)
})

test.each([
  ['2026-03-15', '2026-04-06', 22],
  ['2026-03-28', '2026-03-29', 1],
  ['2026-10-24', '2026-10-26', 2],
  ['2026-04-06', '2026-04-06', 0],
  ['2026-04-07', '2026-04-06', -1],
])('countDaysUntil from %s to %s returns %d', (today, day, days) => {
  expect(countDaysUntil(today, day)).toBe(days)
  expect(findRevealDay({ hidden_until: day }, today)).toBe(days > 0 ? day : null)
})

test.each([
  ['?search=Noor%20en%20Elias', 'Noor en Elias', true],
  ['?search=++N++o++', 'N o', true],
  ['?search=é', 'é', false],
  ['?search=%3C%2F%3E', '</>', false],
  ['?search=', '', false],
  ['?q=Noor', '', false],
  [`?search=${'😀'.repeat(200)}`, '😀'.repeat(100), false],
  ['?search=%zz', '%zz', true],
])('the query %s is read as the search term "%s"', (query, term, isSearchable) => {
  expect(readSearchTerm(query)).toBe(term)
  expect(isSearchableTerm(term)).toBe(isSearchable)
})

test.each([
  ['', '', 'an empty list has no rows'],
  ['ffff', 'ssss', 'free gifts are narrow in full rows'],
  ['sffffff', 'Wssssss', 'a shared gift is wide'],
  ['ffffff', 'WWssss', 'free gifts fill a last row that would be half empty'],
  ['fffff', 'WWWss', 'free gifts fill a last row with one item'],
  ['gffffg', 'ssWWss', 'a gift given in full stays narrow'],
  ['gggggg', 'ssssss', 'a list without free gifts ends with half a row'],
])('the gifts "%s" are laid out as "%s", because %s', (gifts, rows) => {
  const given = { ...cheapItem, given: 2, remaining: 0 }
  const kinds: Record<string, typeof sofa> = { s: sofa, f: cheapItem, g: given }
  const cells = layOutItems([...gifts].map((kind) => kinds[kind] ?? given))
  expect(cells.map(({ isWide }) => (isWide ? 'W' : 's')).join('')).toBe(rows)
})
