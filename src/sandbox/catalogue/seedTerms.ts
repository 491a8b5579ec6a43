import type { SandboxDatabase } from '../database/SandboxDatabase'
import { toCents } from '../../contract/money'
import { findDayAfter } from '../rules/days'
import type { CatalogueData } from './catalogueShape'
import type { SeedData } from './readCatalogueFiles'

/** Must run first, because other rows refer to countries. */
export function seedCountries(database: SandboxDatabase, { countries }: CatalogueData): void {
  countries.forEach(({ id, ...country }, position) =>
    database.insertRow('country', { id_country: id, position, ...country }),
  )
}

const toCentsOrNull = (euro: number | null) => (euro === null ? null : toCents(euro))

export function seedTerms(database: SandboxDatabase, data: CatalogueData, now: Date): void {
  seedVouchers(database, data, now)
  seedCarriers(database, data)
  for (const { id: id_payment, key, name, note, fee, minimum, maximum, countries } of data.payment_methods) {
    database.insertRow('payment_method', {
      id_payment,
      key,
      name,
      note,
      fee_cents: toCents(fee),
      minimum_cents: toCentsOrNull(minimum),
      maximum_cents: toCentsOrNull(maximum),
    })
    for (const iso of new Set(countries)) database.insertRow('payment_method_country', { id_payment, iso })
  }
  const { price, free_from, message_max } = data.gift_wrap
  database.insertRow('gift_wrap', {
    only: 1,
    message_max,
    price_cents: toCents(price),
    free_from_cents: toCents(free_from),
  })
}

function seedCarriers(database: SandboxDatabase, { carriers }: CatalogueData): void {
  carriers.forEach(({ id: id_carrier, key, name, delay, bulky, max_kg, price, free_from }, position) => {
    database.insertRow('carrier', {
      id_carrier,
      position,
      key,
      name,
      delay,
      bulky,
      max_grams: max_kg && Math.round(max_kg * 1000),
      has_service_points: false,
    })
    for (const [iso, euro] of Object.entries(price)) {
      database.insertRow('carrier_country', {
        id_carrier,
        iso,
        price_cents: toCents(euro),
        free_from_cents: toCentsOrNull(free_from[iso] ?? null),
      })
    }
  })
}

function seedVouchers(database: SandboxDatabase, { vouchers }: CatalogueData, now: Date): void {
  vouchers.forEach(({ value, minimum, starts_in_days, ends_in_days, ...voucher }, index) =>
    database.insertRow('voucher', {
      ...voucher,
      id_cart_rule: index + 1,
      percent: voucher.type === 'percent' ? value : null,
      amount_cents: voucher.type === 'amount' ? toCentsOrNull(value) : null,
      minimum_cents: toCents(minimum),
      starts: findDayAfter(now, starts_in_days),
      ends: findDayAfter(now, ends_in_days),
    }),
  )
}

/** The database must already contain the carriers of the pickup points. */
export function seedServicePoints(database: SandboxDatabase, data: SeedData): void {
  const carrierIds = new Map(data.catalogue.carriers.map(({ key, id }) => [key, id]))
  for (const { carrier, country: iso, address1: address, opening: hours, ...point } of data.servicePoints) {
    database.insertRow('service_point', { ...point, id_carrier: carrierIds.get(carrier), iso, address, hours })
  }
  database.run('UPDATE carrier SET has_service_points = id_carrier IN (SELECT id_carrier FROM service_point)')
  for (const { country: iso, ...area } of data.postcodeAreas) database.insertRow('postcode_area', { iso, ...area })
}
