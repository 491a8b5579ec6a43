import type { ServicePoint } from '../../contract/checkout'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { CarrierTerms } from '../rules/carriers'

export interface CarrierRow extends CarrierTerms {
  id_carrier: number
  /** Bilingual JSON, like `delay`. */
  name: string
  delay: string
  has_service_points: number
}

/** A pickup point, with its hours in bilingual JSON. */
export type ServicePointRow = Omit<ServicePoint, 'distance_km'> & { latitude: number; longitude: number }

export const servicePointColumns = 'id, name, address, postcode, city, hours, latitude, longitude'

/** Returns all carriers. The prices of a carrier are null if it does not deliver to the country. */
export const readCarriers = (database: SandboxDatabase, iso: string): CarrierRow[] =>
  database.all<CarrierRow>(
    `SELECT carrier.*, carrier_country.price_cents, carrier_country.free_from_cents FROM carrier
      LEFT JOIN carrier_country ON carrier_country.id_carrier = carrier.id_carrier AND iso = ? ORDER BY position`,
    iso,
  )

export const readServicePoints = (database: SandboxDatabase, id_carrier: number, iso: string): ServicePointRow[] =>
  database.all<ServicePointRow>(
    `SELECT ${servicePointColumns} FROM service_point WHERE id_carrier = ? AND iso = ? ORDER BY id`,
    id_carrier,
    iso,
  )
