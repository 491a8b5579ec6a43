import type { Carrier, ServicePoint } from '../../../src/contract/checkout'
import { formatDeliveryName } from '../../../src/features/checkout/CheckoutSummary'

const point = { id: 'BE-1', name: 'Dagwinkel Het Hoekje' } as ServicePoint
const carriers = [
  { id_carrier: 1, name: 'Thuislevering', service_points: [] as ServicePoint[] },
  { id_carrier: 3, name: 'Afhaalpunt', service_points: [point] },
] as Carrier[]

/** SPEC §3: The cart contains only the ids of the carrier and the pickup point. */
test.each([
  [null, null, null],
  [1, null, 'Thuislevering'],
  [3, 'BE-1', 'Afhaalpunt, Dagwinkel Het Hoekje'],
  [3, 'BE-9', 'Afhaalpunt'],
  [9, null, null],
])('the carrier %s with the pickup point %s is named %s', (id_carrier, service_point, expected) => {
  expect(formatDeliveryName({ id_carrier, service_point }, carriers)).toBe(expected)
})
