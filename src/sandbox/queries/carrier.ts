import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { CarrierTerms } from '../rules/carriers'

export interface CarrierRow {
  id_carrier: number
  /** The name in bilingual JSON, like `delay`. */
  name: string
  delay: string
  has_service_points: number
}

export interface ServicePointRow {
  id: string
  id_carrier: number
  name: string
  address: string
  postcode: string
  city: string
  hours: string
  latitude: number
  longitude: number
}

/** Reads all carriers with their terms in one country. */
export function readCarriers(database: SandboxDatabase, iso: string): (CarrierRow & CarrierTerms)[] {
  const rows = database.all<CarrierRow & Omit<CarrierTerms, 'bulky'> & { bulky: number }>(
    `SELECT carrier.*, carrier_country.price_cents, carrier_country.free_from_cents FROM carrier
      LEFT JOIN carrier_country ON carrier_country.id_carrier = carrier.id_carrier AND iso = ? ORDER BY position`,
    iso,
  )
  return rows.map((row) => ({ ...row, bulky: row.bulky === 1 }))
}

export const readServicePoints = (database: SandboxDatabase, id_carrier: number, iso: string): ServicePointRow[] =>
  database.all<ServicePointRow>(
    'SELECT * FROM service_point WHERE id_carrier = ? AND iso = ? ORDER BY id',
    id_carrier,
    iso,
  )
