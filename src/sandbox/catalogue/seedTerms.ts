import type { SandboxDatabase } from '../database/SandboxDatabase'
import { toCents } from '../../contract/money'
import { findDayAfter } from '../rules/days'
import type { CatalogueData } from './catalogueShape'
import type { SeedData } from './readCatalogueFiles'

const json = JSON.stringify

/** Inserts the countries, to which other rows refer. */
export function seedCountries(database: SandboxDatabase, data: CatalogueData): void {
  data.countries.forEach((country, position) =>
    database.insert(
      'INSERT INTO country VALUES (?, ?, ?, ?, ?, ?, ?)',
      country.id,
      position,
      country.iso,
      json(country.name),
      country.vat,
      country.postcode,
      country.extra_days,
    ),
  )
}

/** Inserts vouchers, carriers, payment methods and gift wrapping. */
export function seedTerms(database: SandboxDatabase, data: CatalogueData, now: Date): void {
  seedVouchers(database, data, now)
  seedCarriers(database, data)
  for (const method of data.payment_methods) {
    database.insert(
      'INSERT INTO payment_method VALUES (?, ?, ?, ?, ?, ?, ?)',
      method.id,
      method.key,
      json(method.name),
      method.note && json(method.note),
      toCents(method.fee),
      method.minimum === null ? null : toCents(method.minimum),
      method.maximum === null ? null : toCents(method.maximum),
    )
    for (const iso of method.countries)
      database.insert('INSERT INTO payment_method_country VALUES (?, ?)', method.id, iso)
  }
  const wrap = data.gift_wrap
  database.insert(
    'INSERT INTO gift_wrap VALUES (1, ?, ?, ?)',
    toCents(wrap.price),
    toCents(wrap.free_from),
    wrap.message_max,
  )
}

function seedCarriers(database: SandboxDatabase, data: CatalogueData): void {
  data.carriers.forEach((carrier, position) => {
    database.insert(
      'INSERT INTO carrier VALUES (?, ?, ?, ?, ?, ?, ?, 0)',
      carrier.id,
      position,
      carrier.key,
      json(carrier.name),
      json(carrier.delay),
      carrier.bulky,
      carrier.max_kg === null ? null : Math.round(carrier.max_kg * 1000),
    )
    for (const [iso, price] of Object.entries(carrier.price)) {
      const freeFrom = carrier.free_from[iso]
      database.insert(
        'INSERT INTO carrier_country VALUES (?, ?, ?, ?)',
        carrier.id,
        iso,
        toCents(price),
        freeFrom === undefined ? null : toCents(freeFrom),
      )
    }
  })
}

function seedVouchers(database: SandboxDatabase, data: CatalogueData, now: Date): void {
  data.vouchers.forEach((voucher, at) =>
    database.insert(
      'INSERT INTO voucher VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      at + 1,
      voucher.code,
      json(voucher.name),
      voucher.type,
      voucher.type === 'percent' ? voucher.value : null,
      voucher.type === 'amount' && voucher.value !== null ? toCents(voucher.value) : null,
      toCents(voucher.minimum),
      voucher.brand,
      findDayAfter(now, voucher.starts_in_days),
      findDayAfter(now, voucher.ends_in_days),
      voucher.once,
      voucher.exclude_sale,
      voucher.max_uses,
      voucher.email,
    ),
  )
}

/** Inserts the pickup points, whose carriers must exist, and the locations of postcodes. */
export function seedServicePoints(database: SandboxDatabase, { servicePoints, postcodeAreas }: SeedData): void {
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
