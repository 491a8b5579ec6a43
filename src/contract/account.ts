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

/**
 * GET download_data: everything that the shop has about a customer, in its own order and shape; `made` is an ISO
 * moment. It is saved as it comes, whatever else is in it.
 */
export const customerData = v.looseObject({ made: v.string(), customer: v.looseObject({}) })

/** Answer of a call that only has to be done. */
export const done = v.looseObject({})

export type AddressList = v.InferOutput<typeof addressList>
export type CustomerData = v.InferOutput<typeof customerData>
export type MyNewsletter = v.InferOutput<typeof myNewsletter>
