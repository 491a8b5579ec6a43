import * as v from 'valibot'

/**
 * A HAL link. Without a method the verb of SPEC §7 holds, else the one that the link's name implies (docs/shop-api.md,
 * "General rules").
 */
export const link = v.object({
  href: v.string(),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  templated: v.optional(v.boolean()),
})

/** Links by name (`_links` of every HAL answer). */
export const links = v.record(v.string(), link)

export type Link = v.InferOutput<typeof link>
export type Links = v.InferOutput<typeof links>
