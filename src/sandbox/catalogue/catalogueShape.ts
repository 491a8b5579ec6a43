import * as v from 'valibot'
import { buildEmailSchema } from '../../contract/buildEmailSchema'
import {
  countShape,
  idShape,
  moneyShape,
  pictureShape,
  priceShape,
  slugShape,
  slugsShape,
  textShape,
  wholeNumberShape,
  filledTextShape,
} from './fieldShapes'
import { brandShape, categoryShape, familyShape, productShape } from './productShape'

const campaignEntries = {
  id: slugShape,
  slug: slugsShape,
  title: textShape,
  teaser: textShape,
  note: v.nullish(textShape, null),
  brand: v.nullable(slugShape),
  code: v.nullish(filledTextShape, null),
  starts_in_days: v.nullable(wholeNumberShape),
  ends_in_days: v.nullable(wholeNumberShape),
  picture: v.nullable(pictureShape),
  products: v.array(idShape),
}

const percentShape = v.pipe(v.number(), v.gtValue(0), v.maxValue(100))

/** The shapes of a campaign's `value`, for the types that are promotions of the cart (rules/applyPromotions). */
const promotionValueShapes = {
  buy_x_get_y: v.object({ buy: idShape, free: idShape }),
  percent_from: v.object({ percent: percentShape, min_modules: idShape }),
  /**
   * Every `needed` items give one `gift` (a product). The gift has the same attribute in the group `same` as an item
   * that counts. `counts` maps the id of a product to the number of items that one of its items counts as, if that is
   * not 1.
   */
  gift: v.object({
    gift: idShape,
    same: filledTextShape,
    needed: idShape,
    counts: v.record(v.pipe(v.string(), v.regex(/^\d+$/)), idShape),
  }),
}

const campaignShape = v.variant('type', [
  v.object({ ...campaignEntries, type: v.literal('percent'), value: percentShape }),
  v.object({ ...campaignEntries, type: v.literal('gift'), value: promotionValueShapes.gift }),
  v.object({ ...campaignEntries, type: v.literal('buy_x_get_y'), value: promotionValueShapes.buy_x_get_y }),
  v.object({ ...campaignEntries, type: v.literal('percent_from'), value: promotionValueShapes.percent_from }),
  v.object({ ...campaignEntries, type: v.literal('donation'), value: idShape }),
  v.object({ ...campaignEntries, type: v.literal('showroom'), value: v.null() }),
])

const voucherShape = v.object({
  code: filledTextShape,
  name: textShape,
  type: v.picklist(['percent', 'amount', 'free_shipping']),
  value: v.nullable(priceShape),
  minimum: moneyShape,
  brand: v.nullish(slugShape, null),
  starts_in_days: v.nullable(wholeNumberShape),
  ends_in_days: v.nullable(wholeNumberShape),
  once: v.boolean(),
  exclude_sale: v.boolean(),
  /** The maximum number of uses by all customers together; null for no limit. */
  max_uses: v.nullish(countShape, null),
  /** The email address of the only customer who may use the voucher; null if all customers may. */
  email: v.nullish(buildEmailSchema(), null),
})

const carrierShape = v.object({
  id: idShape,
  key: slugShape,
  name: textShape,
  delay: textShape,
  bulky: v.boolean(),
  price: v.record(v.string(), moneyShape),
  free_from: v.record(v.string(), moneyShape),
  max_kg: v.nullable(v.pipe(v.number(), v.minValue(0.001))),
})

function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

const countryShape = v.object({
  id: idShape,
  iso: v.pipe(v.string(), v.length(2)),
  name: textShape,
  vat: moneyShape,
  postcode: v.pipe(filledTextShape, v.check(isRegularExpression, 'is not a regular expression')),
  extra_days: countShape,
})

const paymentMethodShape = v.object({
  id: idShape,
  key: slugShape,
  name: textShape,
  note: v.nullish(textShape, null),
  countries: v.array(filledTextShape),
  fee: moneyShape,
  minimum: v.nullish(moneyShape, null),
  maximum: v.nullish(priceShape, null),
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
  scenes: v.array(v.object({ id: filledTextShape, picture: pictureShape })),
  campaigns: v.array(campaignShape),
  vouchers: v.array(voucherShape),
  carriers: v.array(carrierShape),
  countries: v.pipe(v.array(countryShape), v.minLength(1)),
  payment_methods: v.array(paymentMethodShape),
  gift_wrap: v.object({ price: moneyShape, free_from: moneyShape, message_max: idShape }),
})

export type CatalogueData = v.InferOutput<typeof catalogueShape>
export type ProductData = CatalogueData['products'][number]
export type VariantData = ProductData['combinations'][number]
export type CampaignData = CatalogueData['campaigns'][number]
export type AttributeData = VariantData['attributes'][number]
export type DrawingsData = NonNullable<ProductData['drawings']>
export type PictureData = v.InferOutput<typeof pictureShape>
export type VariantPictureData = ProductData['pictures'][number]
export type TextData = v.InferOutput<typeof textShape>
