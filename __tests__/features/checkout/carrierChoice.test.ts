import type { Carrier } from '../../../src/contract/checkout'
import {
  describeCarrier,
  findMissingChoice,
  pickCarrierId,
  includeChosenPickupPoint,
} from '../../../src/features/checkout/shipping/carrierChoice'
import { checkout as messages } from '../../../src/i18n/nl/checkout'
import { buildPickupPoint, searchLink, sixPoints } from '../../support/data/pickupPointFixtures'

const buildCarrier = (id_carrier: number, changes: Partial<Carrier> = {}): Carrier => ({
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
  ...changes,
})
const unavailableCarrier = buildCarrier(1, { available: false, reason: 'bulky' })
const homeCarrier = buildCarrier(2)
const pointCarrier = buildCarrier(3, { service_points: sixPoints })

test.each([
  [[unavailableCarrier, homeCarrier, pointCarrier], null, 2],
  [[unavailableCarrier, homeCarrier, pointCarrier], 3, 3],
  [[unavailableCarrier, homeCarrier], 1, 2],
  [[unavailableCarrier], null, null],
  [[], 2, null],
] as const)(
  'the previous carrier stays selected if available, otherwise the first available one is selected (case %#)',
  (carriers, before, expected) => {
    expect(pickCarrierId(carriers, before)).toBe(expected)
  },
)

test.each([
  ['no carrier', undefined, null, 'choose'],
  ['an unavailable carrier', unavailableCarrier, null, 'choose'],
  ['a carrier without pickup points', homeCarrier, null, null],
  ['a carrier with pickup points and none chosen', pointCarrier, null, 'choosePoint'],
  ['a carrier with pickup points and one chosen', pointCarrier, sixPoints[0]!, null],
  [
    'a carrier with a search for pickup points and none nearby',
    buildCarrier(3, { _links: searchLink(3) }),
    null,
    'choosePoint',
  ],
] as const)('the missing choice is found for %s', (_what, chosen, point, expected) => {
  expect(findMissingChoice(chosen, point)).toBe(expected)
})

test('a selected pickup point that is not in the results is listed first, without its distance', () => {
  const remotePoint = buildPickupPoint('Zilverspar', 1.1)
  expect(includeChosenPickupPoint(sixPoints, null)).toBe(sixPoints)
  expect(includeChosenPickupPoint(sixPoints, sixPoints[2]!)).toBe(sixPoints)
  expect(includeChosenPickupPoint(sixPoints, remotePoint)).toEqual([
    { ...remotePoint, distance_km: null },
    ...sixPoints,
  ])
})

const arrivalSentence = 'Bij jou tussen 17 en 19\u00a0maart'
const twoManCarrier = buildCarrier(5, { key: 'two-man', delay: 'op afspraak', price: 0 })

test.each([
  ['when it arrives and when it is free', homeCarrier, arrivalSentence, `${arrivalSentence}. Gratis vanaf €75.`],
  [
    'when it arrives alone when it is free already',
    buildCarrier(2, { price: 0 }),
    arrivalSentence,
    `${arrivalSentence}.`,
  ],
  [
    'when it arrives alone when it is never free',
    buildCarrier(2, { free_from: null }),
    arrivalSentence,
    `${arrivalSentence}.`,
  ],
  ['an appointment beside the dates', twoManCarrier, arrivalSentence, `Op afspraak. ${arrivalSentence}.`],
  ['its delay when the dates are unknown', homeCarrier, null, '2 tot 4 werkdagen. Gratis vanaf €75.'],
  ['nothing of a time that is unknown', buildCarrier(2, { delay: '', price: 0 }), null, ''],
  [
    'its address when it is the shop itself',
    buildCarrier(4, { key: 'store', price: 0 }),
    arrivalSentence,
    `${arrivalSentence}. ${messages.shipping.shop}`,
  ],
  ['why it is unavailable', unavailableCarrier, arrivalSentence, messages.shipping.unavailable.bulky],
  [
    'that it is unavailable when no reason is given',
    buildCarrier(1, { available: false }),
    null,
    messages.shipping.unavailable.other,
  ],
] as const)('the description of a carrier shows %s', (_what, carrier, sentence, expected) => {
  expect(describeCarrier(carrier, sentence, messages, (euro) => `€${euro}`)).toBe(expected)
})
