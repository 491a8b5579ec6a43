import * as v from 'valibot'
import { links } from './links'
import { address } from './session'

/** The answer of every call about a customer's addresses: all of them. Links: create (POST). */
export const addressList = v.object({ _embedded: v.object({ addresses: v.array(address) }), _links: links })

/**
 * GET my-newsletter, and the answer of its subscribe and unsubscribe links. `pending`: not yet confirmed by the email
 * link (double opt-in). Links (POST): subscribe unless subscribed, unsubscribe unless `none`.
 */
export const myNewsletter = v.object({
  status: v.picklist(['none', 'pending', 'subscribed']),
  email: v.string(),
  _links: links,
})

/**
 * GET download_data: all data that the shop has about a customer; `made` is an ISO moment. The file is saved with every
 * field of the answer, known or not.
 */
export const customerData = v.looseObject({ made: v.string(), customer: v.looseObject({}) })

/** The answer of a call without a result. */
export const done = v.looseObject({})

export type AddressList = v.InferOutput<typeof addressList>
export type CustomerData = v.InferOutput<typeof customerData>
export type MyNewsletter = v.InferOutput<typeof myNewsletter>
