import type { Brand, Campaign, Category, Country, Family } from '../../contract/catalogue'
import type { PictureData } from '../catalogue/catalogueShape'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Language } from '../http/language'
import { toEuro, toEuroOrNull } from '../../contract/money'
import { readCarriers } from '../queries/carrier'
import { parseColumn, parseColumnOrNull, pickText } from '../database/json'
import type { BrandRow, CampaignRow, CategoryRow, CountryRow, FamilyRow } from '../queries/catalogue'
import { findCheapestHomeDelivery, findShippingPrice, type CartLoad } from '../rules/carriers'
import { serializePictureOrNull } from './productCard'

export const serializeBrand = (row: BrandRow, language: Language): Brand => ({
  ...row,
  tagline: pickText(row.tagline, language),
  story: pickText(row.story, language),
  picture: serializePictureColumn(row.picture, language),
  picture2: serializePictureColumn(row.picture2, language),
  build_your_own: row.build_your_own === 1,
})

const serializePictureColumn = (column: string | null, language: Language) =>
  serializePictureOrNull(parseColumnOrNull<PictureData>(column), language)

export const serializeCategory = (row: CategoryRow, language: Language): Category => ({
  id_category: row.id_category,
  id_parent: row.id_parent,
  slugs: parseColumn(row.slug),
  name: pickText(row.name, language),
  description: pickText(row.description, language),
  picture: serializePictureColumn(row.picture, language),
  product_count: row.product_count,
})

export const serializeFamily = (row: FamilyRow, language: Language): Family => ({
  id_family: row.id_family,
  slugs: parseColumn(row.slug),
  brand: row.brand,
  name: row.name,
  description: pickText(row.description, language),
  picture: serializePictureColumn(row.picture, language),
  id_products: parseColumn(row.id_products),
})

export const serializeCampaign = (row: CampaignRow, language: Language): Campaign => ({
  id: row.id,
  slugs: parseColumn(row.slug),
  title: pickText(row.title, language),
  teaser: pickText(row.teaser, language),
  note: row.note && pickText(row.note, language),
  type: row.type,
  value: parseColumn(row.value),
  code: row.code,
  starts: row.starts,
  ends: row.ends,
  picture: serializePictureColumn(row.picture, language),
  id_products: parseColumn(row.id_products),
})

/**
 * Serializes a country with the cheapest home delivery of a load. `delivery` is null if no carrier can deliver the load
 * there.
 */
export function serializeCountryWithDelivery(
  database: SandboxDatabase,
  row: CountryRow,
  load: CartLoad,
  language: Language,
): Country {
  const carrier = findCheapestHomeDelivery(readCarriers(database, row.iso), load)
  const delivery = carrier && {
    price: toEuro(findShippingPrice(carrier, load)),
    delay: pickText(carrier.delay, language),
    free_from: toEuroOrNull(carrier.free_from_cents),
  }
  return { ...serializeCountry(row, language), delivery: delivery ?? null }
}

export const serializeCountry = (row: CountryRow, language: Language): Country => ({
  ...row,
  name: pickText(row.name, language),
})
