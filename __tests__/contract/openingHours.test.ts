import * as v from 'valibot'
import data from '../../data/opening-hours.json'
import { findHoliday } from '../../src/contract/holidays'
import {
  findHours,
  findOpeningStatus,
  listSpecialDays,
  openingHours,
  type OpeningHours,
  type Period,
} from '../../src/contract/openingHours'
import { fc } from '../support/propertyTests'

const brussels = 'Europe/Brussels'
const usual = { open: '10:00', close: '18:00' }
const hours: OpeningHours = {
  week: [null, usual, usual, usual, { open: '10:00', close: '19:00' }, usual, null],
  holidays: data.holidays,
  exceptions: [
    { day: '2026-12-24', hours: { open: '10:00', close: '16:00' }, reason: { nl: 'kerstavond', en: 'Christmas Eve' } },
    { day: '2026-12-26', hours: null, reason: { nl: 'rust', en: 'rest' } },
  ],
}

test('the hours of the shop are valid', () => {
  expect(() => v.parse(openingHours, data)).not.toThrow()
})

test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter of %i is on %s', (year, day) => {
  expect(findHoliday('easter', year)).toBe(day)
})

test('the holidays of the shop in 2026 are those of Belgium', () => {
  expect(data.holidays.map(({ day }) => findHoliday(day, 2026))).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})

test.each([
  ['a Tuesday', '2026-11-24', usual],
  ['a Friday', '2026-11-27', { open: '10:00', close: '19:00' }],
  ['a Sunday', '2026-11-22', null],
  ['a Monday', '2026-11-23', null],
  ['a holiday on a Friday', '2026-12-25', null],
  ['a date with other hours', '2026-12-24', { open: '10:00', close: '16:00' }],
  ['a date that is an exception', '2026-12-26', null],
])('the hours of %s (%s) are %j', (_, day, expected) => {
  expect(findHours(day, hours)).toEqual(expected)
})

test('a shop without holidays has its usual hours on every day', () => {
  expect(findHours('2026-05-01', { ...hours, holidays: [] })).toEqual({ open: '10:00', close: '19:00' })
})

test.each([
  ['a fixed day', '12-06', '2028-12-06'],
  ['a day before Easter', 'easter-2', '2028-04-14'],
  ['the day after February in a year without a 29th', '02-29', '2027-03-01'],
])('a holiday may be %s: %s', (_, day, date) => {
  const reason = { nl: 'feest', en: 'feast' }
  const open = { ...hours, week: Array<Period>(7).fill(usual), exceptions: [] }
  expect(findHours(date, open)).not.toBeNull()
  expect(findHours(date, { ...open, holidays: [{ day, reason }] })).toBeNull()
  expect(listSpecialDays(date, { ...open, holidays: [{ day, reason }] })[0]).toEqual({ day: date, hours: null, reason })
})

const closedUntil = (day: string, time = '10:00') => ({ isOpen: false, next: { day, time } })

test.each([
  ['a minute before opening', '2026-11-24T08:59:59Z', closedUntil('2026-11-24')],
  ['at opening, in winter', '2026-11-24T09:00:00Z', { isOpen: true, until: '18:00' }],
  ['at opening, in summer', '2026-07-07T08:00:00Z', { isOpen: true, until: '18:00' }],
  ['a minute before closing', '2026-11-24T16:59:59Z', { isOpen: true, until: '18:00' }],
  ['at closing', '2026-11-24T17:00:00Z', closedUntil('2026-11-25')],
  ['on Saturday evening', '2026-11-21T18:00:00Z', closedUntil('2026-11-24')],
  ['after midnight in Brussels, before midnight in UTC', '2026-11-23T23:30:00Z', closedUntil('2026-11-24')],
  ['on Christmas Eve after four', '2026-12-24T15:00:00Z', closedUntil('2026-12-29')],
  ['on a holiday', '2026-07-21T10:00:00Z', closedUntil('2026-07-22')],
])('%s, the status is correct', (_, moment, status) => {
  expect(findOpeningStatus(new Date(moment), hours, brussels)).toEqual(status)
})

test('a shop that never opens has no next opening', () => {
  const never = { ...hours, week: Array<null>(7).fill(null), exceptions: [] }
  expect(findOpeningStatus(new Date('2026-11-24T12:00:00Z'), never, brussels)).toEqual({ isOpen: false, next: null })
})

test('the next opening is always a moment at which the shop is open', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2049-12-31'), noInvalidDate: true }),
      (moment) => {
        const status = findOpeningStatus(moment, hours, brussels)
        if (status.isOpen) return
        expect(findHours(status.next!.day, hours)?.open).toBe(status.next!.time)
      },
    ),
  )
})

test('the dates with other hours leave out holidays on a closing day', () => {
  const days = listSpecialDays('2026-11-22', hours)
  expect(days.map(({ day }) => day)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
    '2027-05-01',
    '2027-05-06',
    '2027-07-21',
    '2027-11-11',
  ])
  expect(days[1]).toEqual({ day: '2026-12-25', hours: null, reason: { nl: 'Kerstmis', en: 'Christmas Day' } })
})

test.each([
  ['six days', { ...hours, week: hours.week.slice(1) }],
  ['a time without minutes', { ...hours, week: [...hours.week.slice(1), { open: '9', close: '18:00' }] }],
  ['a closing before the opening', { ...hours, week: [...hours.week.slice(1), { open: '18:00', close: '10:00' }] }],
  [
    'a date that does not exist',
    { ...hours, exceptions: [{ day: '2026-13-01', hours: null, reason: { nl: 'x', en: 'x' } }] },
  ],
  ['a holiday on no day', { ...hours, holidays: [{ day: '13-25', reason: { nl: 'x', en: 'x' } }] }],
  ['a holiday in words', { ...hours, holidays: [{ day: 'Easter Monday', reason: { nl: 'x', en: 'x' } }] }],
  ['a reason in one language', { ...hours, exceptions: [{ day: '2026-12-01', hours: null, reason: { nl: 'x' } }] }],
])('hours with %s are rejected', (_, wrong) => {
  expect(v.is(openingHours, wrong)).toBe(false)
})
