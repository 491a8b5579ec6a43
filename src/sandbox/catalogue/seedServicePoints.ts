import type { ShopDatabase } from '../database/ShopDatabase'
import type { ShopData } from './readCatalogue'

/** The pick-up points, after the carriers, and where postcodes lie. */
export function seedServicePoints(database: ShopDatabase, { servicePoints, postcodeAreas }: ShopData): void {
  for (const point of servicePoints) {
    database.insert(
      `INSERT INTO service_point SELECT ?, id_carrier, ?, ?, ?, ?, ?, ?, ?, ? FROM carrier WHERE key = ?`,
      point.id,
      point.country,
      point.name,
      point.address1,
      point.postcode,
      point.city,
      JSON.stringify(point.opening),
      point.latitude,
      point.longitude,
      point.carrier,
    )
  }
  database.run('UPDATE carrier SET has_service_points = id_carrier IN (SELECT id_carrier FROM service_point)')
  for (const { country, postcode, latitude, longitude } of postcodeAreas) {
    database.insert('INSERT INTO postcode_area VALUES (?, ?, ?, ?)', country, postcode, latitude, longitude)
  }
}
