import * as v from 'valibot'
import { picture } from './picture'
import { links } from './links'
import { orAbsent, orNull, readableList } from './readable'
import { count, euro, id, isoDay, slugs, waitingTime } from './values'

/**
 * A brand. `country` is an ISO 3166 code, or '' when unknown. `founded` is a year, or null when unknown. Texts are in
 * the language of the Lang header. Everything but the id, the slug and the name may be missing. If the API does not
 * give the number of products, a build counts them.
 */
export const brand = v.object({
  id_brand: id,
  slug: v.string(),
  name: v.string(),
  country: v.fallback(v.string(), ''),
  founded: orNull(v.number()),
  tagline: v.fallback(v.string(), ''),
  story: v.fallback(v.string(), ''),
  picture: orNull(picture),
  picture2: orNull(picture),
  product_count: v.fallback(count, 0),
  build_your_own: v.fallback(v.boolean(), false),
})

/** A category. The API lists the two-level tree flat, in the shop's order. */
export const category = v.object({
  id_category: id,
  id_parent: orNull(id),
  slugs,
  name: v.string(),
  description: v.fallback(v.string(), ''),
  picture: orNull(picture),
  product_count: v.fallback(count, 0),
})

/**
 * A product family of one brand. `id_products` are in the shop's order; if they are missing, a build finds the
 * products.
 */
export const family = v.object({
  id_family: id,
  slugs,
  brand: v.string(),
  name: v.string(),
  description: v.fallback(v.string(), ''),
  picture: orNull(picture),
  id_products: readableList(id),
})

/**
 * A campaign (SPEC §2). `starts` and `ends` are ISO days, both inclusive; null means open-ended. `value` depends on
 * `type`: a number for percent and donation, { buy, free } for buy_x_get_y, { percent, min_modules } for percent_from,
 * { gift, same, needed, counts } for gift, and nothing for the others. `code` is the code of the voucher that takes a
 * percentage off in the cart.
 */
export const campaign = v.object({
  id: v.string(),
  slugs,
  title: v.string(),
  teaser: v.fallback(v.string(), ''),
  note: orNull(v.string()),
  type: v.fallback(v.string(), ''),
  value: v.optional(v.unknown()),
  code: v.fallback(v.optional(v.nullable(v.string())), null),
  starts: orNull(isoDay),
  ends: orNull(isoDay),
  picture: orNull(picture),
  id_products: readableList(id),
})

export const brandList = v.object({ _embedded: v.object({ brands: v.array(brand) }) })
export const categoryList = v.object({ _embedded: v.object({ categories: v.array(category) }) })
export const familyList = v.object({ _embedded: v.object({ families: v.array(family) }) })
export const campaignList = v.object({ _embedded: v.object({ campaigns: v.array(campaign) }) })

/**
 * Home delivery: its price in euro, the description of its duration, and the cart value in euro from which it is free.
 */
const homeDelivery = v.object({ price: euro, delay: v.fallback(v.string(), ''), free_from: orNull(euro) })

/**
 * A country to which the shop delivers. If `iso` is missing, the id takes its place. `vat` is in percent; null when
 * unknown. `postcode` is a regular expression, and the empty one accepts everything. `extra_days` is the number of
 * working days by which delivery takes longer than in the home country. `delivery` applies to the cart of the CartToken
 * or, without a token, to a small parcel; null if no carrier delivers to the country.
 */
export const country = v.pipe(
  v.object({
    id_country: id,
    iso: orNull(v.string()),
    name: v.string(),
    vat: orNull(v.number()),
    postcode: v.fallback(v.string(), ''),
    extra_days: v.fallback(waitingTime, 0),
    delivery: orAbsent(v.nullable(homeDelivery)),
  }),
  v.transform((input) => ({ ...input, iso: input.iso ?? String(input.id_country) })),
)
export const countryList = v.object({
  _embedded: v.object({ countries: v.array(country) }),
  _links: v.fallback(links, {}),
})

export type Brand = v.InferOutput<typeof brand>
export type Category = v.InferOutput<typeof category>
export type Family = v.InferOutput<typeof family>
export type Campaign = v.InferOutput<typeof campaign>
export type Country = v.InferOutput<typeof country>
