import * as v from 'valibot'
import { countryList } from '../../src/contract/catalogue'
import { describeArrival, findArrival, formatArrivalDates, omitDayCount } from '../../src/contract/findArrival'
import { locale } from '../../src/i18n/languages'

/** Days are working days, but weeks are calendar weeks (docs/look.md, "Voice"). */
describe('the dates of an arrival', () => {
  const friday = new Date(2026, 2, 13)

  test.each([
    ['nl', { unit: 'days', min: 2, max: 4 }, friday, { from: '17', until: '19\u00a0maart' }],
    ['en', { unit: 'days', min: 2, max: 4 }, friday, { from: '17', until: '19\u00a0March' }],
    ['nl', { unit: 'days', min: 1, max: 1 }, friday, { from: null, until: '16\u00a0maart' }],
    ['nl', { unit: 'weeks', min: 6, max: 8 }, friday, { from: '24\u00a0april', until: '8\u00a0mei' }],
    ['en', { unit: 'weeks', min: 8, max: 6 }, friday, { from: '24\u00a0April', until: '8\u00a0May' }],
    [
      'nl',
      { unit: 'days', min: 1, max: 3 },
      new Date(2026, 11, 30),
      { from: '31\u00a0december', until: '4\u00a0januari' },
    ],
    ['nl', { unit: 'weeks', min: 1, max: 53 }, friday, { from: '20\u00a0maart', until: '19\u00a0maart' }],
    ['nl', { unit: 'days', min: 0, max: 0 }, friday, { from: null, until: '13\u00a0maart' }],
  ] as const)('formats in %s the delivery time %j', (language, delivery, today, expected) => {
    expect(formatArrivalDates(findArrival(delivery, today), locale[language])).toEqual(expected)
  })
})

test('extra days of a country that are too many to count are ignored', () => {
  const country = { id_country: 8, name: 'Frankrijk', extra_days: 9e15 }
  const { _embedded } = v.parse(countryList, { _embedded: { countries: [country, { ...country, extra_days: 2 }] } })
  expect(_embedded.countries.map(({ extra_days }) => extra_days)).toEqual([0, 2])
})

describe('an arrival in words', () => {
  const words = {
    between: (from: string, until: string) => `tussen ${from} en ${until}`,
    on: (day: string) => `op ${day}`,
  }
  const day = (date: number) => new Date(2026, 2, date)

  test.each([
    ['two days', { first: day(17), last: day(19) }, undefined, 'tussen 17 en 19\u00a0maart'],
    ['one day, with its weekday', { first: day(17), last: day(17) }, undefined, 'op dinsdag 17\u00a0maart'],
    ['only the days that are left', { first: day(17), last: day(19) }, day(18), 'tussen 18 en 19\u00a0maart'],
    ['the last day', { first: day(17), last: day(19) }, day(19), 'op donderdag 19\u00a0maart'],
    ['all days once they have passed', { first: day(17), last: day(19) }, day(20), 'tussen 17 en 19\u00a0maart'],
  ])('names %s', (_what, arrival, today, expected) => {
    expect(describeArrival(arrival, words, locale.nl, today)).toBe(expected)
  })

  test('a number of days of a carrier is left out, and its other words are not', () => {
    expect(omitDayCount('2 tot 4 werkdagen')).toBe('')
    expect(omitDayCount('op afspraak')).toBe('op afspraak')
  })
})
