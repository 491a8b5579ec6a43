import * as v from 'valibot'
import { picture } from './picture'
import { links } from './links'
import { count, euro, id, slugs } from './values'

/** A brand. `country` is an ISO 3166 code. Texts are in the language of the Lang header. */
export const brand = v.object({
  id_brand: id,
  slug: v.string(),
  name: v.string(),
  country: v.string(),
  founded: v.number(),
  tagline: v.string(),
  story: v.string(),
  picture,
  picture2: v.nullable(picture),
  product_count: count,
  build_your_own: v.boolean(),
})

/** A category. The two-level tree is a flat list in the shop's order. */
export const category = v.object({
  id_category: id,
  id_parent: v.nullable(id),
  slugs,
  name: v.string(),
  description: v.string(),
  picture: v.nullable(picture),
  product_count: count,
})

/** A product family of one brand. `id_products` are in the shop's order. */
export const family = v.object({
  id_family: id,
  slugs,
  brand: v.string(),
  name: v.string(),
  description: v.string(),
  picture,
  id_products: v.array(id),
})

/**
 * A campaign (SPEC §2). Dates are ISO days, the last one included; null is open-ended. `value` depends on `type`: a
 * number for percent and donation, { buy, free } for buy_x_get_y, { percent, min_modules } for percent_from, and nothing
 * for the others. `code` is that of the voucher with which a percentage comes off in the cart.
 */
export const campaign = v.object({
  id: v.string(),
  slugs,
  title: v.string(),
  teaser: v.string(),
  note: v.nullable(v.string()),
  type: v.string(),
  value: v.optional(v.unknown()),
  code: v.optional(v.nullable(v.string())),
  starts: v.nullable(v.string()),
  ends: v.nullable(v.string()),
  picture: v.nullable(picture),
  id_products: v.array(id),
})

export const brandList = v.object({ _embedded: v.object({ brands: v.array(brand) }) })
export const categoryList = v.object({ _embedded: v.object({ categories: v.array(category) }) })
export const familyList = v.object({ _embedded: v.object({ families: v.array(family) }) })
export const campaignList = v.object({ _embedded: v.object({ campaigns: v.array(campaign) }) })

/** Home delivery: its price in euro, the description of its duration, and the cart value in euro from which it is free. */
const homeDelivery = v.object({ price: euro, delay: v.string(), free_from: v.nullable(euro) })

/**
 * A country to which the shop delivers. `vat` is in percent. `extra_days` is the number of working days by which
 * delivery takes longer than in the home country. `delivery` is for the cart of the CartToken, or for a small parcel
 * without one; null without a carrier.
 */
export const country = v.object({
  id_country: id,
  iso: v.string(),
  name: v.string(),
  vat: v.number(),
  postcode: v.string(),
  extra_days: count,
  delivery: v.optional(v.nullable(homeDelivery)),
})
export const countryList = v.object({ _embedded: v.object({ countries: v.array(country) }), _links: v.optional(links) })

export type Brand = v.InferOutput<typeof brand>
export type Category = v.InferOutput<typeof category>
export type Family = v.InferOutput<typeof family>
export type Campaign = v.InferOutput<typeof campaign>
export type Country = v.InferOutput<typeof country>
