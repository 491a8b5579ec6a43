import * as v from 'valibot'
import { maxFileNameLength, maxSearchLength, minGiftlistSearchLength, minSuggestionLength } from '../limits'
import { sortings } from '../productList'
import { uploadPurposes } from '../uploads'
import { euro, id } from '../values'

/** The queries of SPEC §7. The storefront builds them without a schema, and the API reads them from the address. */

/** A flag of a query: 1 means yes, and a missing flag means no. */
const flag = v.optional(v.literal(1))

/** Several values, separated by commas. */
const list = v.optional(v.string())

export const listQuery = v.object({
  /** Scope: a category, with its child categories. */
  category: v.optional(id),
  /** Scope: the slug of a brand. */
  brand: v.optional(v.string()),
  /** Scope: a product family. */
  family: v.optional(id),
  /** Scope: the id of a campaign, e.g. `20-off-outdoor`. */
  campaign: v.optional(v.string()),
  /** Scope: only new products. */
  new: flag,
  /** Scope: the search text. */
  q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength))),
  /** Scope: the ids of products. Unknown ids are ignored. */
  ids: list,
  /** Scope and filter: only reduced products. */
  sale: flag,
  /** Filter: the ids of categories, each with its child categories. */
  categories: list,
  /** Filter: the slugs of brands. */
  brands: list,
  /** Filter: the keys of colours. */
  colours: list,
  /** Filter: the keys of materials. */
  materials: list,
  /**
   * Filter: `week` (from stock, delivered within 5 working days), `month` (within 25 working days) or `longer`.
   * Sold-out variants match none of them.
   */
  delivery: list,
  /** Filter: only variants in the warehouse. Variants that are made to order do not match. */
  in_stock: flag,
  /** Filter: the lowest price in euro, inclusive. */
  price_min: v.optional(euro),
  /** Filter: the highest price in euro, inclusive. */
  price_max: v.optional(euro),
  /**
   * The order: `recommended` (the shop's own order, the default), `relevance` (only with `q`, where it is the default),
   * `newest`, `price` and `-price` (of the cheapest variant), or `name` in the language of the response.
   */
  sort: v.optional(v.picklist(sortings)),
  /** The page, starting at 1. */
  page: v.optional(id, 1),
  /** The number of products on a page. */
  limit: v.optional(v.pipe(id, v.maxValue(100)), 24),
  /** Adds `facets` to the response, and `relaxations` if the list is empty. */
  facets: flag,
  /** Returns full products instead of cards. */
  expand: v.optional(v.literal('full')),
})

/** Identifies a product by its id or by its slug. */
export const productQuery = v.object({
  /** The id of a product. */
  id: v.optional(id),
  /** The slug of a product in the language of the request. */
  slug: v.optional(v.string()),
})

export const suggestionsQuery = v.object({
  /** The text typed so far. */
  q: v.pipe(v.string(), v.minLength(minSuggestionLength), v.maxLength(maxSearchLength)),
})

export const orderListQuery = v.object({
  /** The page, starting at 1. */
  page: v.optional(id, 1),
})

export const sharedWishlistQuery = v.object({
  /** The key of the shared list. */
  key: v.string(),
})

export const publicGiftlistQuery = v.object({
  /** The id of a list that a search can find, or the code of any list. */
  id_giftlist: v.union([id, v.string()]),
})

export const findGiftlistQuery = v.object({
  /** Words from the list's name or the parents' names, or a code. */
  search: v.pipe(v.string(), v.minLength(minGiftlistSearchLength)),
})

export const uploadQuery = v.object({
  /** The form to which the file belongs. */
  purpose: v.picklist(uploadPurposes),
  /** The name of the file, with its extension. */
  name: v.pipe(v.string(), v.maxLength(maxFileNameLength)),
})
