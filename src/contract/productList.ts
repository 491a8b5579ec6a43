import * as v from 'valibot'
import { links } from './links'
import { product, productCard } from './product'
import { orAbsent, orNull, readableList } from './readable'
import { count, euro, id, slug, slugs } from './values'

/**
 * The facets of a list. Each name is also the query parameter with the chosen values, separated by commas: categories
 * (ids), brands (slugs), colours and materials (keys), delivery (`week`: from stock, within five working days; `month`:
 * within five weeks; `longer`), in_stock and sale (the only value is `1`).
 */
export const facetNames = ['categories', 'brands', 'colours', 'materials', 'delivery', 'in_stock', 'sale'] as const
const filterNames = [...facetNames, 'price'] as const

/** A value of a facet. Its count is the number of products that have it and match all other filters, and may be 0. */
const facetValue = v.object({
  key: v.string(),
  name: v.string(),
  count,
  /** A CSS hex colour, for colours only. */
  swatch: orNull(v.pipe(v.string(), v.hexColor())),
})

/**
 * The facets of a list in the shop's order. Values that do not occur in the list's scope are left out, unless they are
 * chosen.
 */
const facets = v.object({
  lists: v.array(v.object({ facet: v.picklist(facetNames), values: v.array(facetValue) })),
  /** The lowest and highest price in euro in the list with all filters except the price; null for an empty list. */
  price: orNull(v.object({ min: euro, max: euro })),
})

/** The number of products that an empty list would have without one of its filters, highest number first. */
const relaxation = v.object({ filter: v.picklist(filterNames), total: count })

export type FacetName = (typeof facetNames)[number]
export type FilterName = (typeof filterNames)[number]
export type FacetValue = v.InferOutput<typeof facetValue>
export type Facets = v.InferOutput<typeof facets>
export type Relaxation = v.InferOutput<typeof relaxation>

export const sortings = ['recommended', 'relevance', 'newest', 'price', '-price', 'name'] as const

/**
 * The scope of a list before any filter, as query parameters of GET products: category (id, includes its children),
 * brand (slug), family (id), campaign (id), sale=1, new=1, q (the search words, at most 100 characters).
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

/**
 * The words that a GET products request with q searched for: the typed words, or corrected words. `total` is the number
 * of products without any filter.
 */
const searchedWords = v.object({ words: v.string(), corrected: orNull(v.string()), total: orNull(count) })

/**
 * The response of GET products. Query: the scope (`ProductScope`), ids (comma-separated list), the filters (price_min
 * and price_max in euro), sort (relevance requires q and is its default), page (from 1), limit (24; at most 100),
 * facets=1, expand=full for full products. Colour, price, delivery, in_stock and sale must all match the same variant
 * of a product.
 */
const listFields = {
  total: orNull(count),
  page: v.fallback(v.pipe(count, v.minValue(1)), 1),
  limit: orNull(v.pipe(count, v.minValue(1))),
  _links: v.fallback(links, {}),
  /** The facets, if the query has facets=1. */
  facets: orAbsent(facets),
  /** The relaxations, if the query has facets=1 and the total is 0. */
  relaxations: orAbsent(v.array(relaxation)),
  /** The searched words, if the query has q. */
  searched: orAbsent(searchedWords),
}

interface ListInput {
  total: number | null
  limit: number | null
  _embedded: { products: readonly unknown[] }
}

/** A list that states neither its length nor the length of its pages is complete. */
const completeList = <List extends ListInput>(list: List) => {
  const total = list.total ?? list._embedded.products.length
  return { ...list, total, limit: list.limit ?? Math.max(1, list._embedded.products.length) }
}

export const productList = v.pipe(
  v.object({ ...listFields, _embedded: v.object({ products: v.array(productCard) }) }),
  v.transform(completeList),
)
export const fullProductList = v.pipe(
  v.object({ ...listFields, _embedded: v.object({ products: v.array(product) }) }),
  v.transform(completeList),
)

export type Sorting = (typeof sortings)[number]
export type ProductList = v.InferOutput<typeof productList>

/**
 * The response of GET suggestions. Query: q (at least two letters). The response has at most five products, and at most
 * three entries of each other kind, that match the letters typed so far. Without a match, `found` is false and
 * `categories` has all departments.
 */
export const suggestions = v.object({
  q: v.fallback(v.string(), ''),
  found: v.fallback(v.boolean(), true),
  /** The corrected words that were searched for, if the typed words were misspelt. */
  corrected: orNull(v.string()),
  _embedded: v.object({
    products: v.array(productCard),
    /** `line` contains the slugs of the categories from the top level down to this one. */
    categories: readableList(v.object({ id_category: id, name: v.string(), line: v.array(slugs) })),
    brands: readableList(v.object({ slug, name: v.string() })),
    /** `brand` is the slug of the brand. */
    families: readableList(v.object({ id_family: id, name: v.string(), brand: slug, slugs })),
  }),
})

/** The response of GET search_start: the content of the search sheet before the user types. */
export const searchStart = v.object({
  /** Popular searches in the language of the request, at most six. */
  popular: readableList(v.string()),
  /** At most four products with attractive pictures. */
  _embedded: v.fallback(v.object({ products: readableList(productCard) }), { products: [] }),
})

export type SearchStart = v.InferOutput<typeof searchStart>
export type Suggestions = v.InferOutput<typeof suggestions>
