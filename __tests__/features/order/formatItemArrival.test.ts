import { formatItemArrival } from '../../../src/features/order/OrderItems'
import { computeOrderDeliveryDays } from '../../../src/features/order/orderDays'
import { findExpectedDays, formatOrderState } from '../../../src/features/order/formatOrderState'
import { order as en } from '../../../src/i18n/en/order'
import { order as nl } from '../../../src/i18n/nl/order'
import { setDay } from '../../support/dom/setDay'
import { someLine, someOrder } from '../../support/data/orderFixtures'

afterEach(() => jest.useRealTimers())

const stocked = someLine({ delivery: { unit: 'days', min: 1, max: 3 } })
const made = someLine({ id_order_line: 2, delivery: { unit: 'weeks', min: 6, max: 8 } })
/** A Tuesday on which an item in stock and one that is made to order are ordered. */
const placed = '2026-11-10T12:00:00.000Z'
const mixed = someOrder({ placed, lines: [stocked, made] })

function formatOn(day: string, order = mixed) {
  setDay(day)
  const days = computeOrderDeliveryDays(order, null, 'nl')!
  const format = (line: typeof made) =>
    formatItemArrival(line, days, { isPickedUp: false, messages: nl, language: 'nl' })
  return { heading: formatOrderState(order, days, nl, 'nl'), stocked: format(stocked), made: format(made) }
}
const heading = 'Komt tussen 22\u00a0december en 5\u00a0januari'
const later = 'Voor jou gemaakt, bij jou tussen 22\u00a0december en 5\u00a0januari'

describe('an order of items with different delivery times, which is delivered as a whole', () => {
  test.each([
    ['2026-11-10', { heading, stocked: 'Op voorraad, bij jou tussen 11 en 13\u00a0november', made: later }],
    ['2026-11-12', { heading, stocked: 'Op voorraad, bij jou tussen 12 en 13\u00a0november', made: later }],
    ['2026-11-13', { heading, stocked: 'Op voorraad, bij jou op vrijdag 13\u00a0november', made: later }],
    ['2026-11-21', { heading, stocked: 'Komt samen met de rest', made: later }],
    ['2027-01-06', { heading: 'Wordt klaargemaakt', stocked: null, made: null }],
  ])('on %s the heading and both lines name only days that have not passed', (day, expected) =>
    expect(formatOn(day)).toEqual(expected),
  )

  test('an item to be collected is ready with the rest of the order', () => {
    setDay('2026-11-21')
    const days = computeOrderDeliveryDays(mixed, null, 'en')!
    expect(formatItemArrival(stocked, days, { isPickedUp: true, messages: en, language: 'en' })).toBe(
      'Ready to collect with the rest',
    )
  })
})

test.each([
  ['paid', '2026-11-21', true],
  ['sent', '2027-01-05', true],
  ['sent', '2027-01-06', false],
  ['ordered', '2026-11-21', false],
  ['delivered', '2026-11-21', false],
  ['cancelled', '2026-11-21', false],
] as const)('with the status %s on %s, it is %s that the order shows delivery days', (status, day, promised) => {
  setDay(day)
  const order = { ...mixed, status }
  expect(findExpectedDays(order, computeOrderDeliveryDays(order, null, 'nl')) !== null).toBe(promised)
})
