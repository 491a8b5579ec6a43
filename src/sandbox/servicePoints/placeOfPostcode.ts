import type { ShopDatabase } from '../database/ShopDatabase'
import type { Place } from './kmBetween'

/** Where a postcode lies, about: the longest beginning of it that is known. Undefined for one that nobody knows. */
export const placeOfPostcode = (database: ShopDatabase, iso: string, postcode: string): Place | undefined =>
  database.one<Place>(
    `SELECT latitude, longitude FROM postcode_area WHERE iso = ?1 AND substr(?2, 1, length(postcode)) = postcode
      ORDER BY length(postcode) DESC LIMIT 1`,
    iso,
    postcode,
  )
