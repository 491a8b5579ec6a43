import * as v from 'valibot'
import { invalid } from '../http/ShopError'

const digits = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))
const flag = v.picklist(['0', '1'])

/** The query of GET products (contract/product.ts). */
const productQuery = v.object({
  category: v.optional(digits),
  brand: v.optional(v.string()),
  family: v.optional(digits),
  ids: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]\d{0,8}(,[1-9]\d{0,8})*)?$/),
      v.transform((list) => list.split(',').map(Number)),
    ),
  ),
  sale: v.optional(flag),
  new: v.optional(flag),
  sort: v.optional(v.picklist(['recommended', 'newest', 'price', '-price', 'name']), 'recommended'),
  page: v.optional(digits, '1'),
  limit: v.optional(v.pipe(digits, v.maxValue(100)), '24'),
  expand: v.optional(v.literal('full')),
})

export type ProductQuery = v.InferOutput<typeof productQuery>

/** Checks the query; a wrong one is 422 invalid and names the parameter. */
export function readProductQuery(query: Record<string, string>): ProductQuery {
  const checked = v.safeParse(productQuery, query, { abortEarly: true })
  if (checked.success) return checked.output
  const issue = checked.issues[0]
  throw invalid(String(issue.path?.[0].key), issue.message)
}
