import * as v from 'valibot'
import { colour, countShape, idShape, pictureShape, priceShape, slug, slugsShape, text, words } from './fieldShapes'

export const brandShape = v.object({
  id_brand: idShape,
  slug,
  name: words,
  country: words,
  founded: idShape,
  tagline: text,
  story: text,
  picture: pictureShape,
  picture2: v.nullable(pictureShape),
  build_your_own: v.boolean(),
})

export const categoryShape = v.object({
  id_category: idShape,
  id_parent: v.nullable(idShape),
  key: slug,
  slug: slugsShape,
  name: text,
  description: text,
  picture: v.nullable(pictureShape),
})

export const familyShape = v.object({
  id_family: idShape,
  key: slug,
  slug: slugsShape,
  brand: slug,
  name: words,
  description: text,
  picture: pictureShape,
  products: v.array(idShape),
})

const attribute = v.object({
  key: slug,
  group: words,
  group_name: text,
  name: text,
  swatch: v.nullable(colour),
})

const dimensions = v.record(v.string(), v.number())

/** A line drawing in static/drawings, with the size in mm that its viewBox covers. */
const drawing = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/)),
  width_mm: v.pipe(v.number(), v.gtValue(0)),
  height_mm: v.pipe(v.number(), v.gtValue(0)),
})

const drawings = v.object({ front: v.optional(drawing), side: v.optional(drawing), top: v.optional(drawing) })

const combination = v.object({
  id_product_attribute: idShape,
  id_sku: idShape,
  /** The weight of the variant; null for the weight of the product. */
  weight_kg: v.nullish(v.pipe(v.number(), v.gtValue(0)), null),
  reference: words,
  ean13: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  name: text,
  slug: slugsShape,
  attributes: v.pipe(v.array(attribute), v.minLength(1)),
  price: priceShape,
  sale_price: v.nullable(priceShape),
  price_history: v.pipe(v.array(v.object({ days_ago: countShape, price: priceShape })), v.minLength(1)),
  stock: countShape,
  delivery: v.object({ unit: v.picklist(['days', 'weeks']), min: countShape, max: countShape }),
  default: v.boolean(),
  dimensions: v.nullable(dimensions),
  /** The drawings of a variant whose shape differs from that of the product; null for the drawings of the product. */
  drawings: v.nullish(drawings, null),
  photos: v.pipe(v.array(pictureShape), v.minLength(1)),
})

export const productShape = v.object({
  id_product: idShape,
  key: slug,
  slug: slugsShape,
  name: text,
  brand: slug,
  family: v.nullable(slug),
  categories: v.pipe(v.array(slug), v.minLength(1)),
  designer: v.nullable(v.string()),
  description: text,
  dimensions,
  weight_kg: v.pipe(v.number(), v.gtValue(0)),
  tile: v.picklist(['single', 'wide']),
  materials: text,
  care: text,
  added_days_ago: countShape,
  is_new: v.boolean(),
  bulky: v.boolean(),
  gift_wrap: v.boolean(),
  /** Whether the product is still sold. */
  active: v.optional(v.boolean(), true),
  /** The id of the variant that lists show; null for the default one. */
  list_variant: v.nullish(idShape, null),
  drawings: v.nullish(drawings, null),
  combinations: v.pipe(v.array(combination), v.minLength(1)),
  /** Pictures of a single variant that the pages of all variants show. */
  pictures: v.nullish(v.array(v.object({ ...pictureShape.entries, id_product_attribute: idShape })), []),
  scenes: v.array(v.string()),
  related: v.array(idShape),
  complementary: v.array(idShape),
})
