import type { Carrier } from '../../../src/contract/checkout'
import {
  describeCarrier,
  findMissingChoice,
  pickCarrier,
  includeChosenPoint,
} from '../../../src/features/checkout/shipping/carrierChoice'
import { checkout as messages } from '../../../src/i18n/nl/checkout'
import { buildPickupPoint, searchLink, sixPoints } from '../../support/data/pickupPointFixtures'

const carrier = (id_carrier: number, change: Partial<Carrier> = {}): Carrier => ({
  id_carrier,
  key: 'home',
  name: 'Thuislevering',
  delay: '2 tot 4 werkdagen',
  price: 6.95,
  free_from: 75,
  available: true,
  reason: null,
  service_points: [],
  _links: {},
  ...change,
})
const none = carrier(1, { available: false, reason: 'bulky' })
const home = carrier(2)
const points = carrier(3, { service_points: sixPoints })

test.each([
  [[none, home, points], null, 2],
  [[none, home, points], 3, 3],
  [[none, home], 1, 2],
  [[none], null, null],
  [[], 2, null],
] as const)(
  'the previous carrier stays selected if available, otherwise the first available one is selected (case %#)',
  (carriers, before, expected) => {
    expect(pickCarrier(carriers, before)).toBe(expected)
  },
)

test.each([
  ['no carrier', undefined, null, 'choose'],
  ['an unavailable carrier', none, null, 'choose'],
  ['a carrier without pickup points', home, null, null],
  ['a carrier with pickup points and none chosen', points, null, 'choosePoint'],
  ['a carrier with pickup points and one chosen', points, sixPoints[0]!, null],
  [
    'a carrier with a search for pickup points and none nearby',
    carrier(3, { _links: searchLink(3) }),
    null,
    'choosePoint',
  ],
] as const)('the missing choice is found for %s', (_what, chosen, point, expected) => {
  expect(findMissingChoice(chosen, point)).toBe(expected)
})

test('a selected pickup point that is not in the results is listed first, without its distance', () => {
  const far = buildPickupPoint('Zilverspar', 1.1)
  expect(includeChosenPoint(sixPoints, null)).toBe(sixPoints)
  expect(includeChosenPoint(sixPoints, sixPoints[2]!)).toBe(sixPoints)
  expect(includeChosenPoint(sixPoints, far)).toEqual([{ ...far, distance_km: null }, ...sixPoints])
})

const arrival = 'Bij jou tussen 17 en 19\u00a0maart'
const twoMan = carrier(5, { key: 'two-man', delay: 'op afspraak', price: 0 })

test.each([
  ['when it arrives and when it is free', home, arrival, `${arrival}. Gratis vanaf €75.`],
  ['when it arrives alone when it is free already', carrier(2, { price: 0 }), arrival, `${arrival}.`],
  ['when it arrives alone when it is never free', carrier(2, { free_from: null }), arrival, `${arrival}.`],
  ['an appointment beside the dates', twoMan, arrival, `Op afspraak. ${arrival}.`],
  ['its delay when the dates are unknown', home, null, '2 tot 4 werkdagen. Gratis vanaf €75.'],
  ['nothing of a time that is unknown', carrier(2, { delay: '', price: 0 }), null, ''],
  [
    'its address when it is the shop itself',
    carrier(4, { key: 'store', price: 0 }),
    arrival,
    `${arrival}. ${messages.shipping.shop}`,
  ],
  ['why it is unavailable', none, arrival, messages.shipping.unavailable.bulky],
  [
    'that it is unavailable when no reason is given',
    carrier(1, { available: false }),
    null,
    messages.shipping.unavailable.other,
  ],
] as const)('the description of a carrier shows %s', (_what, one, when, expected) => {
  expect(describeCarrier(one, when, messages, (euro) => `€${euro}`)).toBe(expected)
})
