import { formatDate } from '../../src/i18n/dates'

test.each([
  ['2026-11-21', 'full', '21\u00a0november 2026', '21\u00a0November 2026'],
  ['2026-03-01', 'day', '1\u00a0maart', '1\u00a0March'],
  ['2026-11-21', 'weekday', 'zaterdag 21\u00a0november', 'Saturday 21\u00a0November'],
  // A timestamp counts as its date in the shop's time zone, regardless of the user's time zone.
  ['2026-11-20T23:30:00Z', 'full', '21\u00a0november 2026', '21\u00a0November 2026'],
  ['2026-06-30T22:30:00Z', 'day', '1\u00a0juli', '1\u00a0July'],
] as const)('the date %s (%s) is "%s" in Dutch and "%s" in English', (iso, style, nl, en) => {
  expect(formatDate(iso, 'nl', style)).toBe(nl)
  expect(formatDate(iso, 'en', style).replace(',', '')).toBe(en)
})

test.each(['', 'soon', '2026-13-45'])('the invalid date "%s" stays unchanged', (iso) => {
  expect(formatDate(iso, 'nl')).toBe(iso)
})
