import type { OpeningHours } from '../../src/contract/openingHours'
import { formatOpeningStatus } from '../../src/features/content/formatOpeningStatus'
import { computeDeliveryStations } from '../../src/features/product/lazy/computeDeliveryStations'
import { formatTime } from '../../src/i18n/clock'
import { formatDate } from '../../src/i18n/dates'

jest.mock('../../data/shop.json', () => ({
  ...jest.requireActual<object>('../../data/shop.json'),
  timeZone: 'America/New_York',
}))

/** In New York, the evening of Monday 9 March 2026. In Brussels, it is Tuesday already. */
const mondayEvening = new Date('2026-03-10T02:30:00Z')

test('a shop in New York has its own day and time', () => {
  expect(formatDate('2026-03-10T02:30:00Z', 'en')).toBe('9\u00a0March 2026')
  expect(formatTime('2026-03-10T02:30:00Z', 'en')).toBe('22:30')
})

test('delivery dates count from the day of the shop', () => {
  const stations = computeDeliveryStations({ unit: 'days', min: 2, max: 4 }, mondayEvening, 'en')
  expect(stations).toEqual({
    ordered: '9\u00a0March',
    ready: '10\u00a0March',
    arrival: { from: '11', until: '13\u00a0March' },
  })
})

test('opening hours are in the time zone of the shop', () => {
  const hours: OpeningHours = { week: Array(7).fill({ open: '10:00', close: '23:00' }), holidays: [], exceptions: [] }
  const texts = { open: 'Until {time}', today: 'From {time}', tomorrow: 'Tomorrow', later: 'Later', closed: 'Closed' }
  const describe = (moment: string) => formatOpeningStatus(new Date(moment), hours, texts, 'en')
  expect(describe('2026-03-10T02:30:00Z')).toBe('Until 23:00')
  expect(describe('2026-03-09T13:59:00Z')).toBe('From 10:00')
  expect(describe('2026-03-10T03:00:00Z')).toBe('Tomorrow')
})
