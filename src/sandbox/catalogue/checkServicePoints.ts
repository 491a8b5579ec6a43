import type { PostcodeAreaData, ServicePointData } from './servicePointShape'
import type { CatalogueData } from './shape'

/** The first point that names what does not exist, lies where no area is known, or is given twice; undefined when all is well. */
export function checkServicePoints(
  points: ServicePointData,
  areas: PostcodeAreaData,
  { carriers, countries }: Pick<CatalogueData, 'carriers' | 'countries'>,
): string | undefined {
  const seen = new Set<string>()
  for (const { id, carrier, country, postcode } of points) {
    const row = `service point ${id}`
    if (seen.has(id)) return `${row}: is given twice`
    seen.add(id)
    if (!carriers.some((one) => one.key === carrier)) return `${row}: there is no carrier "${carrier}"`
    const known = countries.find((one) => one.iso === country)
    if (!known) return `${row}: there is no country "${country}"`
    if (!new RegExp(known.postcode).test(postcode)) return `${row}: "${postcode}" is no postcode of ${country}`
    if (!areas.some((area) => area.country === country && postcode.startsWith(area.postcode))) {
      return `${row}: postcodeAreas.json has nothing for ${postcode}`
    }
  }
  return undefined
}
