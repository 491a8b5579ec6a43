import * as v from 'valibot'
import { colour, count, id, money, price, slug, slugs, text, whole, words } from './values'

/** The shape of data/catalogue/catalogue.json (see the README beside it), as far as the shop uses it. */
const picture = v.object({
  file: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\.jpg$/)),
  view: v.optional(v.picklist(['front', 'back', 'side', 'detail', 'wide'])),
  alt: text,
  width: id,
  height: id,
  frame: v.picklist(['portrait', 'wide', 'room']),
  tone: colour,
  tone_left: v.optional(colour),
  tone_right: v.optional(colour),
  tone_top: v.optional(colour),
})

const brand = v.object({
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

const category = v.object({
  id_category: id,
  id_parent: v.nullable(id),
  key: slug,
  slug: slugs,
  name: text,
  description: text,
  picture: v.nullable(picture),
})

const family = v.object({
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

const product = v.object({
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
  /** False: the shop no longer has it. */
  active: v.optional(v.boolean(), true),
  sale_percent: v.nullable(v.number()),
  combinations: v.pipe(v.array(combination), v.minLength(1)),
  scenes: v.array(v.string()),
  related: v.array(id),
  complementary: v.array(id),
})

const campaignRow = {
  id: slug,
  slug: slugs,
  title: text,
  teaser: text,
  note: v.nullish(text, null),
  brand: v.nullable(slug),
  starts_in_days: v.nullable(whole),
  ends_in_days: v.nullable(whole),
  picture: v.nullable(picture),
  products: v.array(id),
}

const percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100))

/** What the campaigns that are an offer of the cart give (rules/offers). */
const offerValues = {
  buy_x_get_y: v.object({ buy: id, free: id }),
  percent_from: v.object({ percent, min_modules: id }),
  /**
   * From `needed` pieces on, and for each `needed` more, one `gift` (a product) whose attribute of the group `same` is
   * that of a piece that counts. `counts`: products of which one piece counts for more than one.
   */
  gift: v.object({ gift: id, same: words, needed: id, counts: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), id) }),
}

const campaign = v.variant('type', [
  v.object({ ...campaignRow, type: v.literal('percent'), value: percent }),
  v.object({ ...campaignRow, type: v.literal('gift'), value: offerValues.gift }),
  v.object({ ...campaignRow, type: v.literal('buy_x_get_y'), value: offerValues.buy_x_get_y }),
  v.object({ ...campaignRow, type: v.literal('percent_from'), value: offerValues.percent_from }),
  v.object({ ...campaignRow, type: v.literal('donation'), value: id }),
  v.object({ ...campaignRow, type: v.literal('showroom'), value: v.null() }),
])

const voucher = v.object({
  code: words,
  name: text,
  type: v.picklist(['percent', 'amount', 'free_shipping']),
  value: v.nullable(price),
  minimum: money,
  brand: v.nullish(slug, null),
  starts_in_days: v.nullable(whole),
  ends_in_days: v.nullable(whole),
  once: v.boolean(),
  exclude_sale: v.boolean(),
  /** How often it can be used by all together, and by whom alone. */
  max_uses: v.nullish(count, null),
  email: v.nullish(v.pipe(v.string(), v.email()), null),
})

const carrier = v.object({
  id,
  key: slug,
  name: text,
  delay: text,
  bulky: v.boolean(),
  price: v.record(v.string(), money),
  free_from: v.record(v.string(), money),
  max_kg: v.nullable(v.pipe(v.number(), v.gtValue(0))),
})

const country = v.object({
  id,
  iso: v.pipe(v.string(), v.length(2)),
  name: text,
  vat: money,
  postcode: words,
  extra_days: count,
})

const paymentMethod = v.object({
  id,
  key: slug,
  name: text,
  note: v.nullish(text, null),
  countries: v.array(words),
  fee: money,
  minimum: v.nullish(money, null),
  maximum: v.nullish(money, null),
})

export const catalogueShape = v.object({
  brands: v.array(brand),
  categories: v.array(category),
  families: v.array(family),
  products: v.array(product),
  scenes: v.array(v.object({ id: words, picture })),
  campaigns: v.array(campaign),
  vouchers: v.array(voucher),
  carriers: v.array(carrier),
  countries: v.pipe(v.array(country), v.minLength(1)),
  payment_methods: v.array(paymentMethod),
  gift_wrap: v.object({ price: money, free_from: money, message_max: id }),
})

export type CatalogueData = v.InferOutput<typeof catalogueShape>
export type ProductData = CatalogueData['products'][number]
export type CombinationData = ProductData['combinations'][number]
export type CampaignData = CatalogueData['campaigns'][number]
export type AttributeData = CombinationData['attributes'][number]
export type PictureData = v.InferOutput<typeof picture>
export type TextData = v.InferOutput<typeof text>
