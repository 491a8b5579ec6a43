import * as v from 'valibot'
import { slugShape, textShape, filledTextShape } from './fieldShapes'
import type { CatalogueData } from './catalogueShape'

const coordinateEntries = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}

/** The shape of data/catalogue/servicePoints.json, which contains the pickup points. `carrier` is a carrier's key. */
export const servicePointShape = v.object({
  service_points: v.array(
    v.object({
      id: filledTextShape,
      carrier: slugShape,
      name: filledTextShape,
      address1: filledTextShape,
      postcode: filledTextShape,
      city: filledTextShape,
      country: filledTextShape,
      ...coordinateEntries,
      opening: textShape,
    }),
  ),
})

/**
 * The shape of data/catalogue/postcodeAreas.json: the approximate locations of the postcodes that begin with a prefix.
 */
export const postcodeAreaShape = v.object({
  postcode_areas: v.array(
    v.object({ country: filledTextShape, postcode: v.pipe(v.string(), v.regex(/^\d{1,5}$/)), ...coordinateEntries }),
  ),
})

export type ServicePointData = v.InferOutput<typeof servicePointShape>['service_points']
export type PostcodeAreaData = v.InferOutput<typeof postcodeAreaShape>['postcode_areas']

/** Describes the first area that occurs twice or lies in an unknown country. Returns undefined if there is none. */
export function checkPostcodeAreas(
  areas: PostcodeAreaData,
  { countries }: Pick<CatalogueData, 'countries'>,
): string | undefined {
  const keys = new Set<string>()
  for (const { country, postcode } of areas) {
    const key = `${country} ${postcode}`
    if (keys.has(key)) return `postcode area ${key}: is given twice`
    keys.add(key)
    if (!countries.some(({ iso }) => iso === country)) return `postcode area ${key}: there is no country "${country}"`
  }
  return undefined
}

/**
 * Describes the first pickup point that occurs twice, refers to a missing carrier or country, or has a postcode that is
 * invalid or outside all known areas. Returns undefined if there is none.
 */
export function checkServicePoints(
  points: ServicePointData,
  areas: PostcodeAreaData,
  { carriers, countries }: Pick<CatalogueData, 'carriers' | 'countries'>,
): string | undefined {
  const ids = new Set<string>()
  for (const { id, carrier, country, postcode } of points) {
    const row = `service point ${id}`
    if (ids.has(id)) return `${row}: is given twice`
    ids.add(id)
    if (!carriers.some((knownCarrier) => knownCarrier.key === carrier))
      return `${row}: there is no carrier "${carrier}"`
    const knownCountry = countries.find((candidate) => candidate.iso === country)
    if (!knownCountry) return `${row}: there is no country "${country}"`
    if (!new RegExp(knownCountry.postcode).test(postcode)) return `${row}: "${postcode}" is no postcode of ${country}`
    if (!areas.some((area) => area.country === country && postcode.startsWith(area.postcode))) {
      return `${row}: postcodeAreas.json has nothing for ${postcode}`
    }
  }
  return undefined
}
