import * as v from 'valibot'
import { links } from './links'
import { address } from './session'

/** Answer of every call about a customer's addresses: all of them. Links: create (POST). */
export const addressList = v.object({ _embedded: v.object({ addresses: v.array(address) }), _links: links })

/**
 * GET my-newsletter, and the answer of its subscribe and unsubscribe links. `pending`: asked for, and not yet confirmed
 * from the letter (double opt-in). Links (POST): subscribe unless subscribed, unsubscribe unless none.
 */
export const myNewsletter = v.object({
  status: v.picklist(['none', 'pending', 'subscribed']),
  email: v.string(),
  _links: links,
})

/** Answer of a call that only has to be done. */
export const done = v.looseObject({})

export type AddressList = v.InferOutput<typeof addressList>
export type MyNewsletter = v.InferOutput<typeof myNewsletter>
