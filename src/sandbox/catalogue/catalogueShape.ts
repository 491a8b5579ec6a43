import * as v from 'valibot'
import {
  countShape,
  idShape,
  money,
  pictureShape,
  priceShape,
  slug,
  slugsShape,
  text,
  wholeNumber,
  words,
} from './fieldShapes'
import { brandShape, categoryShape, familyShape, productShape } from './productShape'

const campaignRow = {
  id: slug,
  slug: slugsShape,
  title: text,
  teaser: text,
  note: v.nullish(text, null),
  brand: v.nullable(slug),
  code: v.nullish(words, null),
  starts_in_days: v.nullable(wholeNumber),
  ends_in_days: v.nullable(wholeNumber),
  picture: v.nullable(pictureShape),
  products: v.array(idShape),
}

const percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100))

/** The shapes of a campaign's `value`, for the types that are promotions of the cart (rules/promotions). */
const promotionValues = {
  buy_x_get_y: v.object({ buy: idShape, free: idShape }),
  percent_from: v.object({ percent, min_modules: idShape }),
  /**
   * Every `needed` items give one `gift` (a product). The gift has the same attribute in the group `same` as an item
   * that counts. `counts` maps the id of a product to the number for which one of its items counts, if that is not 1.
   */
  gift: v.object({
    gift: idShape,
    same: words,
    needed: idShape,
    counts: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), idShape),
  }),
}

const campaign = v.variant('type', [
  v.object({ ...campaignRow, type: v.literal('percent'), value: percent }),
  v.object({ ...campaignRow, type: v.literal('gift'), value: promotionValues.gift }),
  v.object({ ...campaignRow, type: v.literal('buy_x_get_y'), value: promotionValues.buy_x_get_y }),
  v.object({ ...campaignRow, type: v.literal('percent_from'), value: promotionValues.percent_from }),
  v.object({ ...campaignRow, type: v.literal('donation'), value: idShape }),
  v.object({ ...campaignRow, type: v.literal('showroom'), value: v.null() }),
])

const voucher = v.object({
  code: words,
  name: text,
  type: v.picklist(['percent', 'amount', 'free_shipping']),
  value: v.nullable(priceShape),
  minimum: money,
  brand: v.nullish(slug, null),
  starts_in_days: v.nullable(wholeNumber),
  ends_in_days: v.nullable(wholeNumber),
  once: v.boolean(),
  exclude_sale: v.boolean(),
  /**
   * The maximum number of uses by all customers together, and the email address of the only customer who may use the
   * voucher; null for no limit.
   */
  max_uses: v.nullish(countShape, null),
  email: v.nullish(v.pipe(v.string(), v.email()), null),
})

const carrier = v.object({
  id: idShape,
  key: slug,
  name: text,
  delay: text,
  bulky: v.boolean(),
  price: v.record(v.string(), money),
  free_from: v.record(v.string(), money),
  max_kg: v.nullable(v.pipe(v.number(), v.gtValue(0))),
})

const country = v.object({
  id: idShape,
  iso: v.pipe(v.string(), v.length(2)),
  name: text,
  vat: money,
  postcode: words,
  extra_days: countShape,
})

const paymentMethod = v.object({
  id: idShape,
  key: slug,
  name: text,
  note: v.nullish(text, null),
  countries: v.array(words),
  fee: money,
  minimum: v.nullish(money, null),
  maximum: v.nullish(money, null),
})

/**
 * The shape of data/catalogue/catalogue.json (see the README in that folder), limited to the fields that the sandbox
 * uses.
 */
export const catalogueShape = v.object({
  brands: v.array(brandShape),
  categories: v.array(categoryShape),
  families: v.array(familyShape),
  products: v.array(productShape),
  scenes: v.array(v.object({ id: words, picture: pictureShape })),
  campaigns: v.array(campaign),
  vouchers: v.array(voucher),
  carriers: v.array(carrier),
  countries: v.pipe(v.array(country), v.minLength(1)),
  payment_methods: v.array(paymentMethod),
  gift_wrap: v.object({ price: money, free_from: money, message_max: idShape }),
})

export type CatalogueData = v.InferOutput<typeof catalogueShape>
export type ProductData = CatalogueData['products'][number]
export type VariantData = ProductData['combinations'][number]
export type CampaignData = CatalogueData['campaigns'][number]
export type AttributeData = VariantData['attributes'][number]
export type DrawingsData = NonNullable<ProductData['drawings']>
export type PictureData = v.InferOutput<typeof pictureShape>
export type VariantPictureData = ProductData['pictures'][number]
export type TextData = v.InferOutput<typeof text>
