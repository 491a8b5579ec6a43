import * as v from 'valibot'
import { count, euro } from './values'

/**
 * What a list can be narrowed by. Each name is also the query parameter that carries the chosen values, comma between
 * several: categories (ids), brands (slugs), colours and materials (keys), delivery (`week`: from stock, with you within
 * five working days; `month`: within five weeks; `longer`), in_stock and sale (the one value `1`).
 */
export const facetNames = ['categories', 'brands', 'colours', 'materials', 'delivery', 'in_stock', 'sale'] as const
export const filterNames = [...facetNames, 'price'] as const

/** One value of a facet: how many products the list has with it, all other filters applied. 0 for what gives nothing. */
export const facetValue = v.object({
  key: v.string(),
  name: v.string(),
  count,
  /** CSS hex colour; of colours only. */
  swatch: v.nullable(v.pipe(v.string(), v.hexColor())),
})

/** The facets of a list in shop order; values that its scope never has are left out, chosen ones never. */
export const facets = v.object({
  lists: v.array(v.object({ facet: v.picklist(facetNames), values: v.array(facetValue) })),
  /** Lowest and highest price of the list with all filters but the price, in euro; null when it is empty. */
  price: v.nullable(v.object({ min: euro, max: euro })),
})

/** How many products a list without a result would have if one of its filters were dropped; the most helpful first. */
export const relaxation = v.object({ filter: v.picklist(filterNames), total: count })

export type FacetName = (typeof facetNames)[number]
export type FilterName = (typeof filterNames)[number]
export type FacetValue = v.InferOutput<typeof facetValue>
export type Facets = v.InferOutput<typeof facets>
export type Relaxation = v.InferOutput<typeof relaxation>
