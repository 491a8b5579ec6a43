import * as v from 'valibot'
import { productCard } from './product'
import { id, slugs } from './values'

/**
 * GET suggestions. Query: q (from two letters). What a shopper may mean by the letters typed so far, at most five
 * products and three of each other kind. When nothing fits, `found` is false and `categories` holds all departments to try.
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
