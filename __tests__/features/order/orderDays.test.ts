import type { OrderLine } from '../../../src/contract/order'
import { findDestination, computeOrderDays, computeOrderDeliveryDays } from '../../../src/features/order/orderDays'
import { shopCountries } from '../../support/data/countryFixtures'
import { someLine, someOrder } from '../../support/data/orderFixtures'

const line = (unit: 'days' | 'weeks', min: number, max: number): OrderLine => someLine({ delivery: { unit, min, max } })
const stocked = line('days', 2, 4)
const made = line('weeks', 6, 8)
/** A Friday. */
const placed = '2026-03-13T12:00:00.000Z'

test.each([
  ['an item from stock comes within its delivery time', [stocked], 0, { from: '17', until: '19\u00a0maart' }],
  [
    'an order of several items comes with the slowest one',
    [made, stocked],
    0,
    { from: '24\u00a0april', until: '8\u00a0mei' },
  ],
  [
    'a country with three extra days gets the order three working days later',
    [stocked],
    3,
    { from: '20', until: '24\u00a0maart' },
  ],
] as const)('%s', (_title, lines, extraDays, arrival) => {
  const days = computeOrderDays({ placed, lines: [...lines] }, 'nl', extraDays)!
  expect(days.arrival).toEqual(arrival)
  expect(days.ready).toBe('16\u00a0maart')
})

test('the days are counted from the date in the time zone of the shop', () => {
  const noon = computeOrderDays({ placed, lines: [stocked] }, 'nl')
  for (const moment of ['2026-03-12T23:10:00.000Z', '2026-03-13T22:50:00.000Z']) {
    expect(computeOrderDays({ placed: moment, lines: [stocked] }, 'nl')?.arrival).toEqual(noon?.arrival)
  }
})

test('each line of an order has its own days', () => {
  const days = computeOrderDays({ placed, lines: [stocked, made] }, 'en')!
  expect(days.findItemArrival(stocked)).toEqual({ first: new Date(2026, 2, 17), last: new Date(2026, 2, 19) })
  expect(days.findItemArrival(made)).toEqual({ first: new Date(2026, 3, 24), last: new Date(2026, 4, 8) })
})

test.each([
  ['an invalid date', { placed: 'gisteren', lines: [stocked] }],
  ['an order without lines', { placed, lines: [] }],
  ['a date at the end of the calendar', { placed: '+275760-09-12T00:00:00.000Z', lines: [made] }],
])('an order with %s has no days', (_what, order) => {
  expect(computeOrderDays(order, 'nl')).toBeNull()
})

const point = { name: 'Het Hoekje', address: 'Lindelaan 14', postcode: '9000', city: 'Gent', hours: '' }
test.each([
  ['home', null, 'address'],
  ['store', null, 'shop'],
  ['pickup-point', point, 'point'],
] as const)(
  'the destination of an order with the carrier "%s" and the pickup point %j is "%s"',
  (key, service_point, place) => {
    expect(findDestination({ carrier: { key, name: '', delay: '' }, service_point, lines: [someLine()] })).toBe(place)
  },
)

const toOwner: OrderLine = { ...stocked, destination: 'owner' }
const toShop: OrderLine = { ...made, destination: 'pickup' }
const contribution: OrderLine = { ...made, amount: 50 }

test.each([
  [[contribution, toShop, toOwner], 'owner', [toShop, toOwner]],
  [[contribution, toShop], 'pickup', [toShop]],
  [[contribution], 'contribution', []],
] as const)(
  'an order without anything for the customer (%#) has the destination "%s" and the days of its gifts',
  (lines, place, gifts) => {
    const order = someOrder({ lines: [...lines], carrier: null })
    expect(findDestination(order)).toBe(place)
    const plain = gifts.map((gift) => ({ ...gift, destination: null }))
    expect(computeOrderDays(order, 'nl')?.arrival).toEqual(computeOrderDays({ placed, lines: plain }, 'nl')?.arrival)
  },
)

test("the days of an order are those of the customer's own items, if it has any", () => {
  expect(computeOrderDays({ placed, lines: [stocked, toShop, contribution] }, 'nl')?.arrival).toEqual(
    computeOrderDays({ placed, lines: [stocked] }, 'nl')?.arrival,
  )
})

test.each([
  ['home', null, { from: '20', until: '24\u00a0maart' }],
  ['pickup-point', point, { from: '20', until: '24\u00a0maart' }],
  ['store', null, { from: '17', until: '19\u00a0maart' }],
] as const)(
  'the extra days of a country delay an order with the carrier "%s" unless it is collected in the shop',
  (key, service_point, arrival) => {
    const order = someOrder({ lines: [stocked], carrier: { key, name: '', delay: '' }, service_point })
    const country = { ...shopCountries[0]!, extra_days: 3 }
    expect(computeOrderDeliveryDays(order, country, 'nl')?.arrival).toEqual(arrival)
    expect(computeOrderDeliveryDays(order, null, 'nl')?.arrival).toEqual({ from: '17', until: '19\u00a0maart' })
  },
)
