import type { Hono } from 'hono'
import type { ServicePointsAnswer } from '../../../contract/checkout'
import { findServicePointsPayload } from '../../../contract/requests'
import { readLanguage } from '../../http/language'
import { checkInput, readPathId } from '../../http/readPayload'
import { createValidationError, createNotFoundError } from '../../http/ShopError'
import { readCartToken } from '../../http/tokens'
import { serializeServicePoint } from '../../serializers/checkout'
import { findCart } from '../../queries/cart'
import { readServicePoints } from '../../queries/carrier'
import { readCountries } from '../../queries/catalogue'
import { locatePostcode, findNearestPoints } from '../../queries/servicePoint'
import type { SandboxContext } from '../../context'

const maxPointsPerResponse = 10

/**
 * Handles the service_points link of a carrier, which lists its pickup points around a postcode in the cart's country.
 */
export function createServicePointRoutes(routes: Hono, { database }: SandboxContext): void {
  routes.get('/carriers/:id/service-points', (c) => {
    const countries = readCountries(database)
    const cart = findCart(database, readCartToken(c))
    const country = countries.find(({ id_country }) => id_country === cart?.id_country) ?? countries[0]
    const points = country ? readServicePoints(database, readPathId(c, 'id') ?? 0, country.iso) : []
    if (!country || points.length === 0) throw createNotFoundError('carrier with pickup points in this country')
    const { postcode } = checkInput(findServicePointsPayload, { postcode: c.req.query('postcode') })
    // The digits of a Dutch postcode suffice to find its location.
    const pattern = new RegExp(country.postcode)
    const location =
      pattern.test(postcode) || pattern.test(`${postcode} AA`) ? locatePostcode(database, country.iso, postcode) : null
    if (!location) throw createValidationError('postcode', 'is not a postcode of this country')
    const answer: ServicePointsAnswer = {
      service_points: findNearestPoints(points, location, maxPointsPerResponse).map((point) =>
        serializeServicePoint(point, readLanguage(c)),
      ),
    }
    return c.json(answer)
  })
}
