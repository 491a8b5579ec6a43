import type { Carrier, Checkout, ServicePoint } from '../../../src/contract/checkout'
import type { startSandboxServer } from '../sandbox/startSandboxServer'

type Server = ReturnType<typeof startSandboxServer>

export const buildPickupPoint = (name: string, distance_km: number | null, id = name): ServicePoint => ({
  id,
  name,
  address: `${name}straat 1`,
  postcode: '9000',
  city: 'Gent',
  hours: 'ma–za 9–18 uur',
  latitude: 51 + (distance_km ?? 0) / 100,
  longitude: 3.7,
  distance_km,
})

export const sixPoints = ['Aalbes', 'Berk', 'Ceder', 'Den', 'Els', 'Framboos'].map((name, at) =>
  buildPickupPoint(name, 0.3 + at * 0.4),
)

/** The key of the demo carrier with pickup points. */
const withPoints = 'pickup-point'

/** Changes the carrier with pickup points in each response to GET checkout. */
export function changePointCarrier(server: Server, change: Partial<Carrier>): void {
  server.changeAnswer('get', '/v1/checkout', (answer: Checkout) => ({
    ...answer,
    carriers: answer.carriers.map((one) => (one.key === withPoints ? { ...one, ...change } : one)),
  }))
}

export const searchLink = (id_carrier: number): Carrier['_links'] => ({
  service_points: { href: `/v1/carriers/${id_carrier}/service-points`, method: 'GET' },
})
