import * as v from 'valibot'
import { picture } from './picture'
import { orNull } from './readable'
import { count, euro, id, slugs } from './values'

/** The maximum delivery time. Code adds days and weeks one by one, and a longer time is an error in the data. */
const wait = v.pipe(count, v.maxValue(1000))

/** The delivery time, in working days for items in stock and in weeks for items made to order. The maximum is 1000. */
export const delivery = v.object({
  unit: v.picklist(['days', 'weeks']),
  min: wait,
  max: wait,
})

/** A colour dot or swatch: the name of the option's value and a CSS hex colour. */
export const swatch = v.object({ name: v.string(), hex: v.pipe(v.string(), v.hexColor()) })

/**
 * A price in euro, VAT included. `regular` and `lowest_30_days` are set only for a reduced price: the price without the
 * reduction, and the lowest price of the 30 days before it, to which a reduction refers (contract/reduction).
 */
export const price = v.object({
  amount: euro,
  regular: v.nullable(euro),
  lowest_30_days: v.nullable(euro),
})

/**
 * A product in a list. `price` is that of its cheapest variant, in a filtered list of those that match. If
 * `price_varies`, the word "from" precedes it. A used piece never lends its price to a card that shows a new one.
 */
export const productCard = v.object({
  id_product: id,
  slugs,
  name: v.string(),
  brand: v.object({ slug: v.string(), name: v.string() }),
  tile: v.picklist(['single', 'wide']),
  price,
  price_varies: v.boolean(),
  is_new: v.boolean(),
  swatches: v.array(swatch),
  version_count: count,
  /** The variant in the pictures. In a filtered list, it matches the filters. */
  id_product_attribute: id,
  /** The slugs of that variant, to whose page the card links; null if the product's own page opens with it. */
  variant_slugs: orNull(slugs),
  /** A remark that a customer must read before the purchase of that variant, such as "showroom piece, lightly used"; null for a new one. */
  condition: orNull(v.string()),
  /** The total stock of all variants that are for sale. */
  stock: count,
  /** That of the variant in the pictures, or of the soonest one when it is sold out. */
  delivery,
  picture,
  /** The second picture, which fades in when a pointer hovers over the card. */
  picture_hover: v.nullable(picture),
  /** A picture in the format 8:5, for product cards that span two columns. */
  picture_wide: v.nullable(picture),
})

export const attributeValue = v.object({
  key: v.string(),
  name: v.string(),
  swatch: v.nullable(v.pipe(v.string(), v.hexColor())),
})

/** An option of the product page: finish, seat or colour. Its values are in the shop's order. */
export const attributeGroup = v.object({
  group: v.string(),
  name: v.string(),
  values: v.array(attributeValue),
})

/**
 * The dimensions in centimetres, with the names of catalogue/README (width, depth, height, seat_height ...).
 * `capacity_ml` is in millilitres.
 */
export const dimensions = v.record(v.string(), v.number())

/** A line drawing: an SVG file with at most two paths (docs/shop-api.md), and the size in mm that its viewBox covers. */
const drawing = v.object({
  href: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/)),
  width_mm: v.pipe(v.number(), v.finite(), v.minValue(1)),
  height_mm: v.pipe(v.number(), v.finite(), v.minValue(1)),
})

/** The views of which there are drawings: from the front, from the right and from above. */
const drawings = v.object({ front: orNull(drawing), side: orNull(drawing), top: orNull(drawing) })

/** A variant, which is one SKU. `attributes` maps the key of each option to that of its value. */
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
  /** The drawings of a variant with another shape; null for those of the product. */
  drawings: orNull(drawings),
  pictures: v.array(picture),
})

/** A file about a product. `href` is a path of the storefront or an https address. */
const download = v.object({ name: v.string(), href: v.pipe(v.string(), v.regex(/^(\/|https:\/\/)/)), bytes: count })

/** A full product. `combinations` has at least one variant. `id_categories` contains the lowest-level categories. */
export const product = v.object({
  ...productCard.entries,
  id_family: v.nullable(id),
  id_categories: v.array(id),
  designer: v.nullable(v.string()),
  description: v.string(),
  dimensions,
  drawings: orNull(drawings),
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

/** Whether a variant is a used piece: one with an option `condition` other than `new` (docs/shop-api.md). */
export const isUsedVariant = ({ attributes: { condition } }: Pick<Combination, 'attributes'>): boolean =>
  condition !== undefined && condition !== 'new'

export type Delivery = v.InferOutput<typeof delivery>
export type Price = v.InferOutput<typeof price>
export type ProductCard = v.InferOutput<typeof productCard>
export type Drawing = v.InferOutput<typeof drawing>
export type Drawings = v.InferOutput<typeof drawings>
export type AttributeGroup = v.InferOutput<typeof attributeGroup>
export type Combination = v.InferOutput<typeof combination>
export type Product = v.InferOutput<typeof product>
