import type { OpeningHours } from '../../../src/contract/openingHours'
import { listFreeSlots } from '../../../src/sandbox/rules/listFreeSlots'
import { fc } from '../../support/propertyTests'

const usualHours = { open: '10:00', close: '18:00' }
const hours: OpeningHours = {
  week: [null, usualHours, usualHours, usualHours, { open: '10:30', close: '19:00' }, usualHours, null],
  holidays: [{ day: '12-25', reason: { nl: 'x', en: 'x' } }],
  exceptions: [{ day: '2026-12-24', hours: { open: '10:00', close: '12:59' }, reason: { nl: 'x', en: 'x' } }],
}
const listSlots = (now: string, booked: string[] = []) => listFreeSlots(hours, new Date(now), new Set(booked))
const listStartsOnDay = (day: string, now: string, booked?: string[]) =>
  listSlots(now, booked)
    .map(({ starts }) => starts)
    .filter((starts) => starts.startsWith(day))
    .map((starts) => starts.slice(11, 16))

test.each([
  ['a Tuesday in winter', '2026-11-24', '2026-11-23T12:00:00Z', '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00'],
  ['a Tuesday in summer', '2026-07-07', '2026-07-06T12:00:00Z', '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00'],
  [
    'a Saturday before the clock changes',
    '2026-10-24',
    '2026-10-23T12:00:00Z',
    '08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00',
  ],
  [
    'a Tuesday after the clock has changed',
    '2026-10-27',
    '2026-10-23T12:00:00Z',
    '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00',
  ],
  [
    'a day that opens at half past',
    '2026-11-27',
    '2026-11-24T12:00:00Z',
    '09:30 10:30 11:30 12:30 13:30 14:30 15:30 16:30',
  ],
  ['a Monday', '2026-11-30', '2026-11-24T12:00:00Z', ''],
  ['a holiday', '2026-12-25', '2026-12-20T12:00:00Z', ''],
  ['a day that closes a minute early', '2026-12-24', '2026-12-20T12:00:00Z', '09:00 10:00'],
  ['today, three hours ahead', '2026-11-24', '2026-11-24T11:00:00Z', '14:00 15:00 16:00'],
  ['today, less than three hours ahead', '2026-11-24', '2026-11-24T11:00:01Z', '15:00 16:00'],
  ['the last day', '2026-12-19', '2026-11-22T12:00:00Z', '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00'],
  ['the day after the last', '2026-12-22', '2026-11-24T12:00:00Z', ''],
])('%s has the right slots', (_, day, now, expected) => {
  expect(listStartsOnDay(day, now).join(' ')).toBe(expected)
})

test('just after midnight in Brussels, the days are those of Brussels', () => {
  expect(listSlots('2026-11-23T23:30:00Z')[0]!.starts).toBe('2026-11-24T09:00:00.000Z')
})

test('a booked slot is left out, and the adjacent slots stay', () => {
  expect(listStartsOnDay('2026-11-24', '2026-11-24T06:00:00Z', ['2026-11-24T10:00:00.000Z'])).toEqual(
    '09:00 11:00 12:00 13:00 14:00 15:00 16:00'.split(' '),
  )
})

test('slots are always an hour long, in the future, in order and without overlap', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2025-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }), (now) => {
      const slots = listFreeSlots(hours, now, new Set())
      slots.forEach(({ starts, ends }, index) => {
        expect(Date.parse(ends) - Date.parse(starts)).toBe(3_600_000)
        expect(Date.parse(starts)).toBeGreaterThan(now.getTime())
        expect(starts >= (slots[index - 1]?.ends ?? '')).toBe(true)
      })
    }),
  )
})
