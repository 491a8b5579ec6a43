import type { Delivery, Price, ProductCard } from '../../contract/product'
import type { PictureData } from '../catalogue/shape'
import type { Lang } from '../http/language'
import { toEuro, toEuroOrNull } from '../money/cents'
import { parsed, textIn } from '../records/json'
import type { CombinationRecord, ProductRecord } from '../records/productRecord'
import { presentPicture } from './picture'

export const presentPrice = (
  one: Pick<CombinationRecord, 'price_cents' | 'regular_cents' | 'lowest_cents'>,
): Price => ({
  amount: toEuro(one.price_cents),
  regular: toEuroOrNull(one.regular_cents),
  lowest_30_days: toEuroOrNull(one.lowest_cents),
})

export const presentDelivery = (
  one: Pick<CombinationRecord, 'delivery_unit' | 'delivery_min' | 'delivery_max'>,
): Delivery => ({ unit: one.delivery_unit, min: one.delivery_min, max: one.delivery_max })

const inDays = (one: CombinationRecord) => one.delivery_min * (one.delivery_unit === 'weeks' ? 7 : 1)

/** The version that comes soonest of those that can be had; of all when none can. */
function soonest(versions: readonly CombinationRecord[]): CombinationRecord | undefined {
  const available = versions.filter((one) => one.stock > 0)
  return [...(available.length > 0 ? available : versions)].sort((one, other) => inDays(one) - inDays(other))[0]
}

/** The dots of a tile: the first choice that has colours and differs between versions, else the first with colours. */
function swatchesOf(versions: readonly CombinationRecord[], lang: Lang): ProductCard['swatches'] {
  const coloured = versions.flatMap((one) => one.attributes).filter((attribute) => attribute.swatch !== null)
  const groups = [...new Set(coloured.map((attribute) => attribute.group))].map((group) => [
    ...new Map(coloured.filter((one) => one.group === group).map((one) => [one.key, one])).values(),
  ])
  const chosen = groups.find((group) => group.length > 1) ?? groups[0] ?? []
  return chosen.map((one) => ({ name: one.name[lang], hex: one.swatch ?? '#000000' }))
}

const at = (pictures: readonly PictureData[], view: PictureData['view'], lang: Lang) => {
  const found = pictures.find((picture) => picture.view === view)
  return found ? presentPicture(found, lang) : null
}

/** A product as a list shows it. */
export function presentProductCard(product: ProductRecord, lang: Lang): ProductCard {
  const versions = product.combinations
  const shown = versions.find((one) => one.is_default) ?? versions[0]
  const cheapest = [...versions].sort((one, other) => one.price_cents - other.price_cents)[0]
  const first = soonest(versions)
  const front = shown?.photos[0]
  if (!shown || !cheapest || !first || !front) throw new Error(`product ${product.id_product} has no version`)
  const hover = shown.photos.find((picture) => picture !== front && picture.frame === 'portrait')
  return {
    id_product: product.id_product,
    slugs: parsed(product.slug),
    name: textIn(product.name, lang),
    brand: { slug: product.brand_slug, name: product.brand_name },
    tile: product.tile,
    price: presentPrice(cheapest),
    price_varies: versions.some((one) => one.price_cents !== cheapest.price_cents),
    sale_percent: product.sale_percent,
    is_new: product.is_new === 1,
    swatches: swatchesOf(versions, lang),
    version_count: versions.length,
    id_product_attribute: shown.id_product_attribute,
    stock: versions.reduce((sum, one) => sum + one.stock, 0),
    delivery: presentDelivery(first),
    picture: presentPicture(front, lang),
    picture_hover: hover ? presentPicture(hover, lang) : null,
    picture_wide: at(shown.photos, 'wide', lang),
  }
}
