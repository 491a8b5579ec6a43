import * as v from 'valibot'
import { slug, text, words } from './values'

const place = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}

/** The shape of data/catalogue/servicePoints.json: where parcels can be picked up; `carrier` is a carrier's key. */
export const servicePointShape = v.object({
  service_points: v.array(
    v.object({
      id: words,
      carrier: slug,
      name: words,
      address1: words,
      postcode: words,
      city: words,
      country: words,
      ...place,
      opening: text,
    }),
  ),
})

/** The shape of data/catalogue/postcodeAreas.json: where the postcodes that begin like this lie, about. */
export const postcodeAreaShape = v.object({
  postcode_areas: v.array(v.object({ country: words, postcode: v.pipe(v.string(), v.regex(/^\d{1,5}$/)), ...place })),
})

export type ServicePointData = v.InferOutput<typeof servicePointShape>['service_points']
export type PostcodeAreaData = v.InferOutput<typeof postcodeAreaShape>['postcode_areas']
