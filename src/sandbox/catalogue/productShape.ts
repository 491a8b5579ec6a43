import * as v from 'valibot'
import {
  colourShape,
  countShape,
  idShape,
  pictureShape,
  priceShape,
  slugShape,
  slugsShape,
  textShape,
  filledTextShape,
} from './fieldShapes'

export const brandShape = v.object({
  id_brand: idShape,
  slug: slugShape,
  name: filledTextShape,
  country: filledTextShape,
  founded: idShape,
  tagline: textShape,
  story: textShape,
  picture: v.nullable(pictureShape),
  picture2: v.nullable(pictureShape),
  build_your_own: v.boolean(),
})

export const categoryShape = v.object({
  id_category: idShape,
  id_parent: v.nullable(idShape),
  key: slugShape,
  slug: slugsShape,
  name: textShape,
  description: textShape,
  picture: v.nullable(pictureShape),
})

export const familyShape = v.object({
  id_family: idShape,
  key: slugShape,
  slug: slugsShape,
  brand: slugShape,
  name: filledTextShape,
  description: textShape,
  picture: v.nullable(pictureShape),
  products: v.array(idShape),
})

const attributeShape = v.object({
  key: slugShape,
  group: filledTextShape,
  group_name: textShape,
  name: textShape,
  swatch: v.nullable(colourShape),
})

const dimensionsShape = v.record(v.string(), v.number())

/** A line drawing in static/drawings, with the size in mm that its viewBox covers. */
const drawingShape = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.svg$/)),
  width_mm: v.pipe(v.number(), v.gtValue(0)),
  height_mm: v.pipe(v.number(), v.gtValue(0)),
})

const drawingsShape = v.object({
  front: v.optional(drawingShape),
  side: v.optional(drawingShape),
  top: v.optional(drawingShape),
})

const variantShape = v.object({
  id_product_attribute: idShape,
  id_sku: idShape,
  /** Null if the variant has the weight of the product. */
  weight_kg: v.nullish(v.pipe(v.number(), v.gtValue(0)), null),
  reference: filledTextShape,
  ean13: v.pipe(v.string(), v.regex(/^\d{13}$/, 'must have 13 digits')),
  name: textShape,
  slug: slugsShape,
  attributes: v.pipe(v.array(attributeShape), v.minLength(1)),
  price: priceShape,
  sale_price: v.nullable(priceShape),
  price_history: v.pipe(v.array(v.object({ days_ago: countShape, price: priceShape })), v.minLength(1)),
  stock: countShape,
  delivery: v.pipe(
    v.object({ unit: v.picklist(['days', 'weeks']), min: countShape, max: countShape }),
    v.check(({ min, max }) => max >= min, 'max is below min'),
  ),
  default: v.boolean(),
  dimensions: v.nullable(dimensionsShape),
  /** Null if the variant has the shape of the product, and so its drawings. */
  drawings: v.nullish(drawingsShape, null),
  /** The first photo shows the front. If there is no photo, the storefront shows the mark of the shop. */
  photos: v.array(pictureShape),
})

export const productShape = v.object({
  id_product: idShape,
  key: slugShape,
  slug: slugsShape,
  name: textShape,
  brand: slugShape,
  family: v.nullable(slugShape),
  categories: v.pipe(v.array(slugShape), v.minLength(1)),
  designer: v.nullable(v.string()),
  description: textShape,
  dimensions: dimensionsShape,
  weight_kg: v.pipe(v.number(), v.gtValue(0)),
  tile: v.picklist(['single', 'wide']),
  materials: textShape,
  care: textShape,
  added_days_ago: countShape,
  is_new: v.boolean(),
  bulky: v.boolean(),
  gift_wrap: v.boolean(),
  active: v.optional(v.boolean(), true),
  /** The id of the variant that lists show; null for the default variant. */
  list_variant: v.nullish(idShape, null),
  drawings: v.nullish(drawingsShape, null),
  combinations: v.pipe(v.array(variantShape), v.minLength(1)),
  /** Pictures of a single variant that the pages of all variants show. */
  pictures: v.nullish(v.array(v.object({ ...pictureShape.entries, id_product_attribute: idShape })), []),
  scenes: v.array(v.string()),
  related: v.array(idShape),
  complementary: v.array(idShape),
})
