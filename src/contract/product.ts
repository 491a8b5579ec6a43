import * as v from 'valibot'
import { picture } from './picture'
import { count, euro, id, slugs } from './values'

/** Days and weeks are counted out one by one: as many as years take are a mistake. */
const wait = v.pipe(count, v.maxValue(1000))

/** How long until the shopper has it. In stock: working days; made to order: weeks. At most 1000. */
export const delivery = v.object({
  unit: v.picklist(['days', 'weeks']),
  min: wait,
  max: wait,
})

/** A colour dot or swatch: the name of the choice and a CSS hex colour. */
export const swatch = v.object({ name: v.string(), hex: v.pipe(v.string(), v.hexColor()) })

/**
 * A price, VAT included. `regular` and `lowest_30_days` are set only while the article is
 * reduced: the struck price, and the lowest of the 30 days before (Directive 98/6/EC).
 */
export const price = v.object({
  amount: euro,
  regular: v.nullable(euro),
  lowest_30_days: v.nullable(euro),
})

/** A product as a list shows it. `price` is that of its cheapest version; `price_varies` asks for the word "from". */
export const productCard = v.object({
  id_product: id,
  slugs,
  name: v.string(),
  brand: v.object({ slug: v.string(), name: v.string() }),
  tile: v.picklist(['single', 'wide']),
  price,
  price_varies: v.boolean(),
  sale_percent: v.nullable(v.number()),
  is_new: v.boolean(),
  swatches: v.array(swatch),
  version_count: count,
  /** The version that the pictures show: the default one. */
  id_product_attribute: id,
  /** Pieces left over all versions that can be had. */
  stock: count,
  delivery,
  picture,
  /** The second picture, that the first fades to under a pointer. */
  picture_hover: v.nullable(picture),
  /** 8:5, for tiles that take two columns. */
  picture_wide: v.nullable(picture),
})

export const attributeValue = v.object({
  key: v.string(),
  name: v.string(),
  swatch: v.nullable(v.pipe(v.string(), v.hexColor())),
})

/** One picker on the product page: finish, seat, colour. Values in shop order. */
export const attributeGroup = v.object({
  group: v.string(),
  name: v.string(),
  values: v.array(attributeValue),
})

/** Centimetres; the names of catalogue/README (width, depth, height, seat_height ...). `capacity_ml` is millilitres. */
export const dimensions = v.record(v.string(), v.number())

/** A version of a product that can be bought: one SKU. `attributes` maps group to value key. */
export const combination = v.object({
  id_product_attribute: id,
  id_sku: id,
  reference: v.string(),
  ean13: v.string(),
  name: v.string(),
  slugs,
  attributes: v.record(v.string(), v.string()),
  price,
  stock: count,
  delivery,
  default: v.boolean(),
  dimensions: v.nullable(dimensions),
  pictures: v.array(picture),
})

/** A file about a product. `href` is a path of the storefront or an https address. */
const download = v.object({ name: v.string(), href: v.pipe(v.string(), v.regex(/^(\/|https:\/\/)/)), bytes: count })

/** A product in full. `combinations` holds at least one; `id_categories` the deepest ones. */
export const product = v.object({
  ...productCard.entries,
  id_family: v.nullable(id),
  id_categories: v.array(id),
  designer: v.nullable(v.string()),
  description: v.string(),
  dimensions,
  weight_kg: v.number(),
  materials: v.string(),
  care: v.string(),
  bulky: v.boolean(),
  gift_wrap: v.boolean(),
  attribute_groups: v.array(attributeGroup),
  combinations: v.pipe(v.array(combination), v.minLength(1)),
  scenes: v.array(picture),
  id_related: v.array(id),
  id_complementary: v.array(id),
  downloads: v.array(download),
})

export type Delivery = v.InferOutput<typeof delivery>
export type Price = v.InferOutput<typeof price>
export type ProductCard = v.InferOutput<typeof productCard>
export type AttributeGroup = v.InferOutput<typeof attributeGroup>
export type Combination = v.InferOutput<typeof combination>
export type Product = v.InferOutput<typeof product>
