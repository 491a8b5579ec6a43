import type { Brand, Campaign, Category, Country, Family } from '../../contract/catalogue'
import type { PictureData } from '../catalogue/shape'
import type { ShopDatabase } from '../database/ShopDatabase'
import type { Lang } from '../http/language'
import { toEuro, toEuroOrNull } from '../money/cents'
import { readCarriers } from '../records/carrier'
import { parsed, parsedOrNull, textIn } from '../records/json'
import type { BrandRow, CampaignRow, CategoryRow, CountryRow, FamilyRow } from '../records/range'
import { cheapestToTheDoor, shippingPrice, type Load } from '../rules/carriers'
import { presentPicture } from './picture'

const pictureOf = (column: string, lang: Lang) => presentPicture(parsed<PictureData>(column), lang)
const pictureOrNull = (column: string | null, lang: Lang) => {
  const picture = parsedOrNull<PictureData>(column)
  return picture && presentPicture(picture, lang)
}

export const presentBrand = (row: BrandRow, lang: Lang): Brand => ({
  id_brand: row.id_brand,
  slug: row.slug,
  name: row.name,
  country: row.country,
  founded: row.founded,
  tagline: textIn(row.tagline, lang),
  story: textIn(row.story, lang),
  picture: pictureOf(row.picture, lang),
  picture2: pictureOrNull(row.picture2, lang),
  product_count: row.product_count,
  build_your_own: row.build_your_own === 1,
})

export const presentCategory = (row: CategoryRow, lang: Lang): Category => ({
  id_category: row.id_category,
  id_parent: row.id_parent,
  slugs: parsed(row.slug),
  name: textIn(row.name, lang),
  description: textIn(row.description, lang),
  picture: pictureOrNull(row.picture, lang),
  product_count: row.product_count,
})

export const presentFamily = (row: FamilyRow, lang: Lang): Family => ({
  id_family: row.id_family,
  slugs: parsed(row.slug),
  brand: row.brand,
  name: row.name,
  description: textIn(row.description, lang),
  picture: pictureOf(row.picture, lang),
  id_products: parsed(row.id_products),
})

export const presentCampaign = (row: CampaignRow, lang: Lang): Campaign => ({
  id: row.id,
  slugs: parsed(row.slug),
  title: textIn(row.title, lang),
  teaser: textIn(row.teaser, lang),
  note: row.note && textIn(row.note, lang),
  type: row.type,
  value: parsed(row.value),
  starts: row.starts,
  ends: row.ends,
  picture: pictureOrNull(row.picture, lang),
  id_products: parsed(row.id_products),
})

/** What the cheapest delivery at home asks of a load there, and how long it takes; null when nobody can bring it. */
function presentHomeDelivery(carriers: ReturnType<typeof readCarriers>, load: Load, lang: Lang): Country['delivery'] {
  const carrier = cheapestToTheDoor(carriers, load)
  return carrier
    ? {
        price: toEuro(shippingPrice(carrier, load)),
        delay: textIn(carrier.delay, lang),
        free_from: toEuroOrNull(carrier.free_from_cents),
      }
    : null
}

/** A country with what delivery there costs for a load. */
export const presentCountryFor = (database: ShopDatabase, row: CountryRow, load: Load, lang: Lang): Country => ({
  ...presentCountry(row, lang),
  delivery: presentHomeDelivery(readCarriers(database, row.iso), load, lang),
})

export const presentCountry = (row: CountryRow, lang: Lang): Country => ({
  id_country: row.id_country,
  iso: row.iso,
  name: textIn(row.name, lang),
  vat: row.vat,
  postcode: row.postcode,
  extra_days: row.extra_days,
})
