import * as v from 'valibot'
import { facets, relaxation } from './facets'
import { links } from './links'
import { product, productCard } from './product'
import { count } from './values'

export const sortings = ['recommended', 'relevance', 'newest', 'price', '-price', 'name'] as const

/**
 * What a list is about, before anything is chosen in it: query parameters of GET products. category (id, includes its
 * children), brand (slug), family (id), campaign (id), sale=1, new=1, q (words searched for, at most 100 characters).
 */
export const productScope = v.object({
  category: v.optional(v.number()),
  brand: v.optional(v.string()),
  family: v.optional(v.number()),
  campaign: v.optional(v.string()),
  sale: v.optional(v.literal(1)),
  new: v.optional(v.literal(1)),
  q: v.optional(v.string()),
})

/** What GET products with q looked for: the typed words, or others when those were misspelt. */
const searched = v.object({ words: v.string(), corrected: v.nullable(v.string()) })

/**
 * GET products. Query: the scope (above), ids (comma list), the filters (contract/facets; price_min and price_max in
 * euro), sort (relevance needs q and is its default), page (from 1), limit (24; at most 100), facets=1, expand=full for
 * whole products. Colour, price, delivery, in_stock and sale must hold of one and the same version of a product.
 */
const listFields = {
  total: count,
  page: count,
  limit: count,
  _links: links,
  /** With facets=1. */
  facets: v.optional(facets),
  /** With facets=1 and a total of 0. */
  relaxations: v.optional(v.array(relaxation)),
  /** With q. */
  searched: v.optional(searched),
}
export const productList = v.object({ ...listFields, _embedded: v.object({ products: v.array(productCard) }) })
export const fullProductList = v.object({ ...listFields, _embedded: v.object({ products: v.array(product) }) })

export type Sorting = (typeof sortings)[number]
export type ProductScope = v.InferOutput<typeof productScope>
export type ProductList = v.InferOutput<typeof productList>
