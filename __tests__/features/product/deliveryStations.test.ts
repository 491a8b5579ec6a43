import { deliveryStations } from '../../../src/features/product/lazy/deliveryStations'

/** A Sunday: working days begin on the 16th. */
const sunday = new Date(2026, 2, 15)

describe('the stations of the delivery promise (docs/look.md, "Delivery promise")', () => {
  test('made to order: ready two weeks before it can arrive', () => {
    expect(deliveryStations({ unit: 'weeks', min: 6, max: 8 }, sunday, 'nl')).toEqual({
      ordered: '15 maart',
      ready: '12 april',
      arrival: { from: '26 april', until: '10 mei' },
    })
  })

  test('from stock: packed the working day before', () => {
    expect(deliveryStations({ unit: 'days', min: 2, max: 4 }, sunday, 'en')).toEqual({
      ordered: '15 March',
      ready: '16 March',
      arrival: { from: '17', until: '19 March' },
    })
  })

  test('a short order is ready half way', () => {
    expect(deliveryStations({ unit: 'weeks', min: 2, max: 3 }, sunday, 'nl').ready).toBe('22 maart')
  })
})
