import { Hono } from 'hono'
import * as v from 'valibot'
import type { ServicePointsAnswer } from '../../contract/checkout'
import { findServicePoints } from '../../contract/requests'
import { langOfRequest } from '../http/language'
import { pathId } from '../http/payload'
import { invalid, notFound } from '../http/ShopError'
import { cartToken } from '../http/tokens'
import { presentServicePoint } from '../presenters/servicePoint'
import { cartOfToken } from '../records/cart'
import { servicePoints } from '../records/carrier'
import { readCountries } from '../records/range'
import { nearest } from '../servicePoints/nearest'
import { placeOfPostcode } from '../servicePoints/placeOfPostcode'
import type { Shop } from '../shop'

const most = 10

/** The service_points link of a carrier: its pick-up points around a postcode, in the cart's country. */
export function servicePointRoutes({ database }: Shop): Hono {
  const routes = new Hono()

  routes.get('/carriers/:id/service-points', (c) => {
    const countries = readCountries(database)
    const cart = cartOfToken(database, cartToken(c))
    const country = countries.find(({ id_country }) => id_country === cart?.id_country) ?? countries[0]
    const points = country ? servicePoints(database, pathId(c, 'id') ?? 0, country.iso) : []
    if (!country || points.length === 0) throw notFound('carrier with pick-up points in this country')
    const asked = v.safeParse(findServicePoints, { postcode: c.req.query('postcode') }, { abortEarly: true })
    if (!asked.success) throw invalid('postcode', asked.issues[0].message)
    const { postcode } = asked.output
    // A Dutch postcode says enough without its letters.
    const pattern = new RegExp(country.postcode)
    const place =
      pattern.test(postcode) || pattern.test(`${postcode} AA`) ? placeOfPostcode(database, country.iso, postcode) : null
    if (!place) throw invalid('postcode', 'is not a postcode of this country')
    const answer: ServicePointsAnswer = {
      service_points: nearest(points, place, most).map((point) => presentServicePoint(point, langOfRequest(c))),
    }
    return c.json(answer)
  })

  return routes
}
