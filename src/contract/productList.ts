import * as v from 'valibot'
import { links } from './links'
import { product, productCard } from './product'
import { count, euro, id, slugs } from './values'

/**
 * What a list can be narrowed by. Each name is also the query parameter that carries the chosen values, comma between
 * several: categories (ids), brands (slugs), colours and materials (keys), delivery (`week`: from stock, with you
 * within five working days; `month`: within five weeks; `longer`), in_stock and sale (the one value `1`).
 */
export const facetNames = ['categories', 'brands', 'colours', 'materials', 'delivery', 'in_stock', 'sale'] as const
const filterNames = [...facetNames, 'price'] as const

/**
 * One value of a facet: how many products the list has with it, all other filters applied. 0 for what gives nothing.
 */
const facetValue = v.object({
  key: v.string(),
  name: v.string(),
  count,
  /** CSS hex colour; of colours only. */
  swatch: v.nullable(v.pipe(v.string(), v.hexColor())),
})

/** The facets of a list in shop order; values that its scope never has are left out, chosen ones never. */
const facets = v.object({
  lists: v.array(v.object({ facet: v.picklist(facetNames), values: v.array(facetValue) })),
  /** Lowest and highest price of the list with all filters but the price, in euro; null when it is empty. */
  price: v.nullable(v.object({ min: euro, max: euro })),
})

/** How many products a list without a result would have if one of its filters were dropped; the most helpful first. */
const relaxation = v.object({ filter: v.picklist(filterNames), total: count })

export type FacetName = (typeof facetNames)[number]
export type FilterName = (typeof filterNames)[number]
export type FacetValue = v.InferOutput<typeof facetValue>
export type Facets = v.InferOutput<typeof facets>
export type Relaxation = v.InferOutput<typeof relaxation>

export const sortings = ['recommended', 'relevance', 'newest', 'price', '-price', 'name'] as const

/**
 * What a list is about, before anything is chosen in it: query parameters of GET products. category (id, includes its
 * children), brand (slug), family (id), campaign (id), sale=1, new=1, q (words searched for, at most 100 characters).
 */
export interface ProductScope {
  category?: number | undefined
  brand?: string | undefined
  family?: number | undefined
  campaign?: string | undefined
  sale?: 1 | undefined
  new?: 1 | undefined
  q?: string | undefined
}

/** What GET products with q looked for: the typed words, or others when those were misspelt. */
const searched = v.object({ words: v.string(), corrected: v.nullable(v.string()) })

/**
 * GET products. Query: the scope (above), ids (comma list), the filters (contract/productList; price_min and price_max
 * in euro), sort (relevance needs q and is its default), page (from 1), limit (24; at most 100), facets=1, expand=full
 * for whole products. Colour, price, delivery, in_stock and sale must hold of one and the same version of a product.
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
export type ProductList = v.InferOutput<typeof productList>

/**
 * GET suggestions. Query: q (from two letters). What a shopper may mean by the letters typed so far, at most five
 * products and three of each other kind. When nothing fits, `found` is false and `categories` holds all departments to
 * try.
 */
export const suggestions = v.object({
  q: v.string(),
  found: v.boolean(),
  /** The words that were looked for in place of the typed ones, when those were misspelt. */
  corrected: v.nullable(v.string()),
  _embedded: v.object({
    products: v.array(productCard),
    /** `line`: the slugs from the top category down to this one. */
    categories: v.array(v.object({ id_category: id, name: v.string(), line: v.array(slugs) })),
    brands: v.array(v.object({ slug: v.string(), name: v.string() })),
    /** `brand` is the brand's slug. */
    families: v.array(v.object({ id_family: id, name: v.string(), brand: v.string(), slugs })),
  }),
})

export type Suggestions = v.InferOutput<typeof suggestions>
