import { deliveryDates } from '../../src/i18n/deliveryDates'

/** Days are working days, but weeks are calendar weeks (docs/look.md, "Voice"). */
describe('deliveryDates', () => {
  const friday = new Date(2026, 2, 13)

  test.each([
    ['nl', { unit: 'days', min: 2, max: 4 }, friday, { from: '17', until: '19 maart' }],
    ['en', { unit: 'days', min: 2, max: 4 }, friday, { from: '17', until: '19 March' }],
    ['nl', { unit: 'days', min: 1, max: 1 }, friday, { from: null, until: '16 maart' }],
    ['nl', { unit: 'weeks', min: 6, max: 8 }, friday, { from: '24 april', until: '8 mei' }],
    ['en', { unit: 'weeks', min: 8, max: 6 }, friday, { from: '24 April', until: '8 May' }],
    ['nl', { unit: 'days', min: 1, max: 3 }, new Date(2026, 11, 30), { from: '31 december', until: '4 januari' }],
    ['nl', { unit: 'weeks', min: 1, max: 53 }, friday, { from: '20 maart', until: '19 maart' }],
    ['nl', { unit: 'days', min: 0, max: 0 }, friday, { from: null, until: '13 maart' }],
  ] as const)('formats in %s the delivery time %j', (language, delivery, today, expected) => {
    expect(deliveryDates(delivery, today, language)).toEqual(expected)
  })
})
