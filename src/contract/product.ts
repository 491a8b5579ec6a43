import * as v from 'valibot'
import { completeProduct } from './completeProduct'
import { unknownStock } from './quantities'
import { picture } from './picture'
import { orNull, readableList } from './readable'
import { count, euro, id, slug, slugs, waitingTime } from './values'

/** The delivery time, in working days for items in stock and in weeks for items made to order. The maximum is 1000. */
export const delivery = v.object({
  unit: v.picklist(['days', 'weeks']),
  min: waitingTime,
  max: waitingTime,
})

/** A colour dot or swatch: the name of the option's value and a CSS hex colour. */
export const swatch = v.object({ name: v.string(), hex: v.pipe(v.string(), v.hexColor()) })

/** The quantity in stock. */
const stock = v.fallback(count, unknownStock)

/**
 * A price in euro, VAT included. `regular` and `lowest_30_days` are set only for a reduced price: the price without the
 * reduction, and the lowest price of the 30 days before it. The latter determines the reduction that may be announced
 * (contract/reduction).
 */
export const price = v.object({
  amount: euro,
  regular: orNull(euro),
  lowest_30_days: orNull(euro),
})

/**
 * A product in a list. Everything but the ids, the slugs, the name, the brand and the price may be missing. `price` is
 * the price of the cheapest variant or, in a filtered list, of the cheapest variant that matches. If `price_varies`,
 * the word "from" precedes it. A card that shows a new variant never has the price of a used variant.
 */
export const productCard = v.object({
  id_product: id,
  slugs,
  name: v.string(),
  brand: v.object({ slug, name: v.string() }),
  tile: v.fallback(v.picklist(['single', 'wide']), 'single'),
  price,
  price_varies: v.fallback(v.boolean(), false),
  is_new: v.fallback(v.boolean(), false),
  swatches: readableList(swatch),
  /** The number of variants; 0 when the number is unknown. */
  version_count: v.fallback(count, 0),
  /** The variant in the pictures. In a filtered list, the variant matches the filters. */
  id_product_attribute: id,
  /**
   * The card links to the variant in the pictures by these slugs; null if the product's own page opens with that
   * variant.
   */
  variant_slugs: orNull(slugs),
  /**
   * A remark that a user must read before buying the variant in the pictures, such as "showroom piece, lightly used";
   * null for a new variant.
   */
  condition: orNull(v.string()),
  /** The total stock of all variants that are for sale. */
  stock,
  /**
   * The delivery time of the variant in the pictures or, when that variant is sold out, of the variant that can be
   * delivered soonest; null when the time is unknown.
   */
  delivery: orNull(delivery),
  /** The main picture. If it is null, the card shows the shop's mark instead. */
  picture: orNull(picture),
  /**
   * The second picture of a card: the product in a room, if there is such a picture of a variant that matches the
   * filters.
   */
  picture_hover: orNull(picture),
  /** A picture with an aspect ratio of 8:5, for product cards that span two columns. */
  picture_wide: orNull(picture),
})

/** A value of an attribute group, such as oak. */
export const attributeValue = v.object({
  key: v.string(),
  name: v.string(),
  swatch: orNull(v.pipe(v.string(), v.hexColor())),
})

/**
 * What the variants of a product differ in, such as finish, seat or colour. The values are in the shop's order. The
 * group that stands for missing groups has no name.
 */
export const attributeGroup = v.object({
  group: v.string(),
  name: v.string(),
  values: v.array(attributeValue),
})

/**
 * The dimensions in centimetres, with the names of data/catalogue/README.md (width, depth, height, seat_height ...).
 * `capacity_ml` is in millilitres.
 */
export const dimensions = v.record(v.string(), v.number())

/** A path of the storefront or an https address. */
const fileAddress = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/))

/**
 * A line drawing: an SVG file with at most two paths (docs/shop-api/catalogue.md, "Drawings"), and the size in mm that
 * its viewBox covers.
 */
const drawing = v.object({
  href: fileAddress,
  width_mm: v.pipe(v.number(), v.finite(), v.minValue(1)),
  height_mm: v.pipe(v.number(), v.finite(), v.minValue(1)),
})

/** The views of which there are drawings: from the front, from the right and from above. */
const drawings = v.object({ front: orNull(drawing), side: orNull(drawing), top: orNull(drawing) })

/**
 * A variant, which is one SKU. `attributes` maps the key of each option to the key of its value. Everything but the ids
 * and the price may be missing; the product then completes the name, the slugs and the pictures (`completeProduct`).
 */
const incompleteVariant = v.object({
  id_product_attribute: id,
  id_sku: id,
  reference: v.fallback(v.string(), ''),
  ean13: v.fallback(v.string(), ''),
  name: orNull(v.string()),
  slugs: orNull(slugs),
  attributes: v.fallback(v.record(v.string(), v.string()), {}),
  price,
  stock,
  delivery: orNull(delivery),
  default: v.fallback(v.boolean(), false),
  dimensions: orNull(dimensions),
  /** The drawings of a variant with another shape; null if the drawings of the product apply. */
  drawings: orNull(drawings),
  pictures: readableList(picture),
})

/** A file about a product. */
const download = v.object({ name: v.string(), href: fileAddress, bytes: count })

/**
 * A full product. `combinations` has at least one variant. `id_categories` contains the lowest-level categories. Fields
 * of a card that the product leaves out are derived from its variants.
 */
export const product = v.pipe(
  v.object({
    ...productCard.entries,
    price: orNull(price),
    price_varies: orNull(v.boolean()),
    id_product_attribute: orNull(id),
    id_family: orNull(id),
    id_categories: readableList(id),
    designer: orNull(v.string()),
    description: v.fallback(v.string(), ''),
    dimensions: v.fallback(dimensions, {}),
    drawings: orNull(drawings),
    weight_kg: orNull(v.number()),
    materials: v.fallback(v.string(), ''),
    care: v.fallback(v.string(), ''),
    bulky: v.fallback(v.boolean(), false),
    gift_wrap: v.fallback(v.boolean(), true),
    attribute_groups: readableList(attributeGroup),
    combinations: v.pipe(v.array(incompleteVariant), v.minLength(1)),
    /**
     * Pictures of one variant (`id_product_attribute`) that are for the pages of all variants: the product in use
     * (`view` is `room`) and a close-up (`detail`), in this order.
     */
    pictures: readableList(picture),
    /** Pictures of rooms with the product. The first is the one in which the product is largest. */
    scenes: readableList(picture),
    id_related: readableList(id),
    id_complementary: readableList(id),
    downloads: readableList(download),
  }),
  v.transform((input) => ({ ...input, ...completeProduct(input) })),
)

/** Returns whether a variant is used: one with an option `condition` other than `new` (docs/shop-api/catalogue.md). */
export const isUsedVariant = ({ attributes: { condition } }: Pick<Combination, 'attributes'>): boolean =>
  condition !== undefined && condition !== 'new'

export type Delivery = v.InferOutput<typeof delivery>
export type Price = v.InferOutput<typeof price>
export type ProductCard = v.InferOutput<typeof productCard>
export type Drawing = v.InferOutput<typeof drawing>
export type Drawings = v.InferOutput<typeof drawings>
export type AttributeGroup = v.InferOutput<typeof attributeGroup>
export type Product = v.InferOutput<typeof product>
export type Combination = Product['combinations'][number]
