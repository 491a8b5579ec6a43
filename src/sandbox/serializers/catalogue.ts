import type { Brand, Campaign, Category, Country, Family } from '../../contract/catalogue'
import type { PictureData } from '../catalogue/catalogueShape'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import type { Lang } from '../http/language'
import { toEuro, toEuroOrNull } from '../../contract/money'
import { readCarriers } from '../queries/carrier'
import { parseColumn, parseColumnOrNull, pickText } from '../database/json'
import type { BrandRow, CampaignRow, CategoryRow, CountryRow, FamilyRow } from '../queries/catalogue'
import { findCheapestHomeDelivery, findShippingPrice, type CartLoad } from '../rules/carriers'
import { serializePictureOrNull } from './productCard'

export const serializeBrand = (row: BrandRow, lang: Lang): Brand => ({
  ...row,
  tagline: pickText(row.tagline, lang),
  story: pickText(row.story, lang),
  picture: serializePictureColumn(row.picture, lang),
  picture2: serializePictureColumn(row.picture2, lang),
  build_your_own: row.build_your_own === 1,
})

const serializePictureColumn = (column: string | null, lang: Lang) =>
  serializePictureOrNull(parseColumnOrNull<PictureData>(column), lang)

export const serializeCategory = (row: CategoryRow, lang: Lang): Category => ({
  id_category: row.id_category,
  id_parent: row.id_parent,
  slugs: parseColumn(row.slug),
  name: pickText(row.name, lang),
  description: pickText(row.description, lang),
  picture: serializePictureColumn(row.picture, lang),
  product_count: row.product_count,
})

export const serializeFamily = (row: FamilyRow, lang: Lang): Family => ({
  id_family: row.id_family,
  slugs: parseColumn(row.slug),
  brand: row.brand,
  name: row.name,
  description: pickText(row.description, lang),
  picture: serializePictureColumn(row.picture, lang),
  id_products: parseColumn(row.id_products),
})

export const serializeCampaign = (row: CampaignRow, lang: Lang): Campaign => ({
  id: row.id,
  slugs: parseColumn(row.slug),
  title: pickText(row.title, lang),
  teaser: pickText(row.teaser, lang),
  note: row.note && pickText(row.note, lang),
  type: row.type,
  value: parseColumn(row.value),
  code: row.code,
  starts: row.starts,
  ends: row.ends,
  picture: serializePictureColumn(row.picture, lang),
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
  lang: Lang,
): Country {
  const carrier = findCheapestHomeDelivery(readCarriers(database, row.iso), load)
  const delivery = carrier && {
    price: toEuro(findShippingPrice(carrier, load)),
    delay: pickText(carrier.delay, lang),
    free_from: toEuroOrNull(carrier.free_from_cents),
  }
  return { ...serializeCountry(row, lang), delivery: delivery ?? null }
}

export const serializeCountry = (row: CountryRow, lang: Lang): Country => ({ ...row, name: pickText(row.name, lang) })
