import * as v from 'valibot'
import { orAbsent, orNull } from './readable'

/** A HAL link. Without a method, the method of the call applies. */
export const link = v.object({
  href: v.string(),
  method: orAbsent(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  templated: orAbsent(v.boolean()),
})

/**
 * Links by name, as in the `_links` of every HAL response. A link that cannot be read, such as a list of links, is left
 * out.
 */
export const links = v.pipe(
  v.record(v.string(), orNull(link)),
  v.transform((input): Record<string, v.InferOutput<typeof link>> =>
    Object.fromEntries(
      Object.entries(input).flatMap(([name, linkOrNull]) => (linkOrNull === null ? [] : [[name, linkOrNull]])),
    ),
  ),
)

export type Link = v.InferOutput<typeof link>
export type Links = v.InferOutput<typeof links>

/** Returns whether the shop API offers an action on a resource, i.e. whether the resource has a link for the action. */
export const isOffered = ({ _links }: { _links?: Links }, action: string): boolean => _links?.[action] !== undefined

/** The response of GET /v1 (SPEC §7): the endpoints by name. */
export const root = v.object({ _links: links })
