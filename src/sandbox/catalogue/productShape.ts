import * as v from 'valibot'
import { colour, count, id, picture, price, slug, slugs, text, words } from './fieldShapes'

export const brand = v.object({
  id_brand: id,
  slug,
  name: words,
  country: words,
  founded: id,
  tagline: text,
  story: text,
  picture,
  picture2: v.nullable(picture),
  build_your_own: v.boolean(),
})

export const category = v.object({
  id_category: id,
  id_parent: v.nullable(id),
  key: slug,
  slug: slugs,
  name: text,
  description: text,
  picture: v.nullable(picture),
})

export const family = v.object({
  id_family: id,
  key: slug,
  slug: slugs,
  brand: slug,
  name: words,
  description: text,
  picture,
  products: v.array(id),
})

const attribute = v.object({
  key: slug,
  group: words,
  group_name: text,
  name: text,
  swatch: v.nullable(colour),
})

const dimensions = v.record(v.string(), v.number())

const combination = v.object({
  id_product_attribute: id,
  id_sku: id,
  reference: words,
  ean13: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  name: text,
  slug: slugs,
  attributes: v.pipe(v.array(attribute), v.minLength(1)),
  price,
  sale_price: v.nullable(price),
  price_history: v.pipe(v.array(v.object({ days_ago: count, price })), v.minLength(1)),
  stock: count,
  delivery: v.object({ unit: v.picklist(['days', 'weeks']), min: count, max: count }),
  default: v.boolean(),
  dimensions: v.nullable(dimensions),
  photos: v.pipe(v.array(picture), v.minLength(1)),
})

export const product = v.object({
  id_product: id,
  key: slug,
  slug: slugs,
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
  added_days_ago: count,
  is_new: v.boolean(),
  bulky: v.boolean(),
  gift_wrap: v.boolean(),
  /** Whether the product is still sold. */
  active: v.optional(v.boolean(), true),
  combinations: v.pipe(v.array(combination), v.minLength(1)),
  scenes: v.array(v.string()),
  related: v.array(id),
  complementary: v.array(id),
})
