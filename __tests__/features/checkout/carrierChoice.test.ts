import type { Carrier } from '../../../src/contract/checkout'
import {
  findMissingChoice,
  pickCarrier,
  includeChosenPoint,
} from '../../../src/features/checkout/shipping/carrierChoice'
import { describeCarrier } from '../../../src/features/checkout/shipping/carrierChoice'
import { checkout as words } from '../../../src/i18n/nl/checkout'
import { pointNamed, searchLink, sixPoints } from '../../support/data/pickupPointFixtures'

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
] as const)('the carrier that stands chosen at first (%#)', (carriers, before, expected) => {
  expect(pickCarrier(carriers, before)).toBe(expected)
})

test.each([
  ['nothing chosen', undefined, null, 'choose'],
  ['one that cannot come', none, null, 'choose'],
  ['one without points', home, null, null],
  ['points, none chosen', points, null, 'choosePoint'],
  ['points, one chosen', points, sixPoints[0]!, null],
  ['none near, but they can be searched', carrier(3, { _links: searchLink(3) }), null, 'choosePoint'],
] as const)('what is missing: %s', (_what, chosen, point, expected) => {
  expect(findMissingChoice(chosen, point)).toBe(expected)
})

test('a chosen point stays on the list, in front and without its old distance when a search did not find it', () => {
  const far = pointNamed('Zilverspar', 1.1)
  expect(includeChosenPoint(sixPoints, null)).toBe(sixPoints)
  expect(includeChosenPoint(sixPoints, sixPoints[2]!)).toBe(sixPoints)
  expect(includeChosenPoint(sixPoints, far)).toEqual([{ ...far, distance_km: null }, ...sixPoints])
})

test.each([
  ['price and free from', home, '2 tot 4 werkdagen. Gratis vanaf €75.'],
  ['free already', carrier(2, { price: 0 }), '2 tot 4 werkdagen.'],
  ['never free', carrier(2, { free_from: null }), '2 tot 4 werkdagen.'],
  ['the shop itself', carrier(4, { key: 'store', price: 0 }), `2 tot 4 werkdagen. ${words.shipping.shop}`],
  ['why not', none, words.shipping.unavailable.bulky],
  ['not possible, no reason given', carrier(1, { available: false }), words.shipping.unavailable.other],
] as const)('below its name: %s', (_what, one, expected) => {
  expect(describeCarrier(one, words, (euro) => `€${euro}`)).toBe(expected)
})
