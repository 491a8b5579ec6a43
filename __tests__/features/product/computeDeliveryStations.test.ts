import { computeDeliveryStations } from '../../../src/features/product/lazy/computeDeliveryStations'

/** A Sunday. The next working day is the 16th. */
const sunday = new Date(2026, 2, 15)

describe('the steps of the delivery promise (docs/look.md, "Delivery promise")', () => {
  test('an item made to order is ready two weeks before its earliest arrival', () => {
    expect(computeDeliveryStations({ unit: 'weeks', min: 6, max: 8 }, sunday, 'nl')).toEqual({
      ordered: '15\u00a0maart',
      ready: '12\u00a0april',
      arrival: { from: '26\u00a0april', until: '10\u00a0mei' },
    })
  })

  test('an item in stock is packed on the working day before its earliest arrival', () => {
    expect(computeDeliveryStations({ unit: 'days', min: 2, max: 4 }, sunday, 'en')).toEqual({
      ordered: '15\u00a0March',
      ready: '16\u00a0March',
      arrival: { from: '17', until: '19\u00a0March' },
    })
  })

  test('the day of the order is that in Belgium, where it may be tomorrow already', () => {
    const lateOnSunday = new Date('2026-03-15T23:30:00Z')
    expect(computeDeliveryStations({ unit: 'days', min: 2, max: 4 }, lateOnSunday, 'nl').ordered).toBe('16\u00a0maart')
  })

  test('an item with a short delivery time is ready halfway through it', () => {
    expect(computeDeliveryStations({ unit: 'weeks', min: 2, max: 3 }, sunday, 'nl').ready).toBe('22\u00a0maart')
  })
})
