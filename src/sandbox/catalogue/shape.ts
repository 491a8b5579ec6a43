import * as v from 'valibot'
import { campaign } from './campaignShape'
import { picture } from './pictureShape'
import { product } from './productShape'
import { brand, category, family } from './rangeShape'
import { carrier, country, paymentMethod, voucher } from './termsShape'
import { id, money, words, type text } from './values'

/** The shape of data/catalogue/catalogue.json (see the README beside it), as far as the shop uses it. */
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
