import { servicePointsAnswer } from '../../../../src/contract/checkout'
import type { ServicePointRow } from '../../../../src/sandbox/queries/carrier'
import { calculateDistance, findNearestPoints } from '../../../../src/sandbox/queries/servicePoint'
import { guestDetails } from '../../../support/sandbox/Shopper'
import { openForSuite, sandbox, shopper } from '../../../support/sandbox/eachTest'

describe('the distance between two places', () => {
  const ghent = { latitude: 51.0543, longitude: 3.7174 }
  test.each([
    ['itself', ghent, 0],
    ['Antwerp', { latitude: 51.2194, longitude: 4.4025 }, 51.2],
    ['Groningen', { latitude: 53.2194, longitude: 6.5665 }, 309.4],
    ['the other side of the earth', { latitude: -51.0543, longitude: -176.2826 }, 20015.1],
  ])('the distance from Ghent to %s is correct', (_, place, km) => {
    expect(calculateDistance(ghent, place)).toBe(km)
    expect(calculateDistance(place, ghent)).toBe(km)
  })
})

describe('the nearest pickup points', () => {
  const points = [53, 51, 52].map((latitude) => ({ id: `p${latitude}`, latitude, longitude: 4 }) as ServicePointRow)
  const listIds = (found: { id: string }[]) => found.map(({ id }) => id)
  const from = { latitude: 51, longitude: 4 }
  test('the points are sorted by distance and limited in number, and the selected one is added', () => {
    expect(listIds(findNearestPoints(points, from, 9))).toEqual(['p51', 'p52', 'p53'])
    expect(listIds(findNearestPoints(points, from, 2))).toEqual(['p51', 'p52'])
    expect(listIds(findNearestPoints(points, from, 1, 'p53'))).toEqual(['p51', 'p53'])
    expect(listIds(findNearestPoints(points, from, 1, 'p51'))).toEqual(['p51'])
  })
})

openForSuite()

const buildSearchPath = (postcode: string) => `/v1/carriers/3/service-points?postcode=${encodeURIComponent(postcode)}`
const searchPoints = async (postcode: string) =>
  (await shopper.call(servicePointsAnswer, 'GET', buildSearchPath(postcode))).service_points
const fetchPointsIn = async (id_country: number) => {
  await shopper.add(105701)
  await shopper.change('PUT', '/v1/cart/country', { id_country, id_lang: 1 })
}

describe('the search for pickup points', () => {
  test('a search returns the ten nearest points with their distances', async () => {
    const found = await searchPoints('9000')
    expect(found).toHaveLength(10)
    expect(found[0]).toMatchObject({ id: 'BE-1001', city: 'Gent', distance_km: 0, hours: 'ma–za 9–18 uur' })
    const distances = found.map((point) => point.distance_km ?? -1)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
  })

  test('a search uses the country of the cart and the language of the page', async () => {
    await fetchPointsIn(13)
    shopper.headers['Lang'] = '2'
    expect((await searchPoints('9711 LM'))[0]).toMatchObject({
      city: 'Groningen',
      hours: expect.stringMatching(/am|pm/),
    })
    expect((await searchPoints('9711'))[0]?.city).toBe('Groningen')
    expect((await searchPoints('3511ab'))[0]?.city).toBe('Utrecht')
    await shopper.change('PUT', '/v1/cart/country', { id_country: 12, id_lang: 1 })
    expect((await searchPoints('9711'))[0]?.city).toBe('Clervaux')
  })

  test.each(['', ' ', '5900', '90000', '0000', '900', 'Gent', '9000 AA', `' OR 1`, 'x'.repeat(500)])(
    'the postcode "%s" is refused',
    async (postcode) => {
      expect(await shopper.invalidField('GET', buildSearchPath(postcode))).toBe('postcode')
    },
  )

  test.each(['1', '99', 'x'])('a search for carrier %s returns a 404', async (carrier) => {
    expect(await shopper.refused('GET', `/v1/carriers/${carrier}/service-points?postcode=9000`)).toMatchObject({
      status: 404,
    })
  })
})

describe('pickup points in the checkout', () => {
  const fetchPickupCarrier = async () => (await shopper.checkout()).carriers.find(({ key }) => key === 'pickup-point')

  test('the checkout contains the first points without an address, the five nearest with one, and the search link', async () => {
    await shopper.add(105701)
    expect((await fetchPickupCarrier())?.service_points.map(({ id, distance_km }) => [id, distance_km])).toEqual(
      ['BE-1001', 'BE-1002', 'BE-1003', 'BE-1004', 'BE-1005'].map((id) => [id, null]),
    )
    await shopper.guest({ ...guestDetails, delivery: { ...guestDetails.delivery, postcode: '8490', city: 'Jabbeke' } })
    const carrier = await fetchPickupCarrier()
    expect(carrier?.service_points.map(({ city }) => city)).toHaveLength(5)
    expect(carrier?.service_points[0]).toMatchObject({ city: 'Oostende' })
    const href = carrier?._links['service_points']?.href ?? ''
    expect(await shopper.call(servicePointsAnswer, 'GET', `${href}?postcode=9000`)).toHaveProperty('service_points')
    const others = (await shopper.checkout()).carriers.filter(({ key }) => key !== 'pickup-point')
    expect(others.map(({ service_points, _links }) => [service_points, _links])).toEqual(others.map(() => [[], {}]))
  })

  test('the checkout always contains the selected point, however far away, and so does the order', async () => {
    await shopper.add(105701)
    await shopper.guest()
    expect((await shopper.carrier(3, 'BE-1030')).cart.service_point).toBe('BE-1030')
    const points = (await fetchPickupCarrier())?.service_points ?? []
    expect([points.length, points.at(-1)]).toEqual([6, expect.objectContaining({ id: 'BE-1030', city: 'Arlon' })])
    expect((await shopper.buyAndRead()).service_point).toMatchObject({ city: 'Arlon' })
  })

  test('a point of another country and a point that does not exist are refused', async () => {
    await shopper.add(105701)
    for (const service_point of ['NL-2001', 'BE-9', '', null, undefined]) {
      const body = { id_carrier: 3, service_point, id_lang: 1, step_shipping: 1 }
      expect(await shopper.invalidField('PUT', '/v1/cart/carrier', body)).toBe('service_point')
    }
    expect((await shopper.carrier(1, 'BE-1001')).cart.service_point).toBeNull()
  })
})

test('the catalogue has enough points for a search, in both languages', () => {
  const [{ total, towns, both } = {}] = sandbox.database.all<Record<string, number>>(
    `SELECT count(*) AS total, count(DISTINCT iso || city) AS towns,
      sum(hours ->> 'nl' <> '' AND hours ->> 'en' <> '') AS both FROM service_point`,
  )
  expect([Number(total) >= 60, Number(towns) >= 50, both === total]).toEqual([true, true, true])
})
