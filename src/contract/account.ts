import * as v from 'valibot'
import { links } from './links'
import { orNull } from './readable'
import { address } from './session'

/** The response to every request about a customer's addresses: all of them. Links: create (POST). */
export const addressList = v.object({
  _embedded: v.object({ addresses: v.array(address) }),
  _links: v.fallback(links, {}),
})

/**
 * The response of GET my-newsletter and of its subscribe and unsubscribe links. `pending` means that the customer has
 * not yet confirmed the subscription by the email link (double opt-in). Links (POST): subscribe unless subscribed,
 * unsubscribe unless `none`.
 */
export const myNewsletter = v.pipe(
  v.object({
    /** A missing status is derived from the links. */
    status: orNull(v.picklist(['none', 'pending', 'subscribed'])),
    /** The subscribed email address. If it is empty, the storefront uses the customer's email address. */
    email: v.fallback(v.string(), ''),
    _links: v.fallback(links, {}),
  }),
  v.transform(({ status, ...rest }) => {
    const { subscribe, unsubscribe } = rest._links
    return { ...rest, status: status ?? (!unsubscribe ? 'none' : subscribe ? 'pending' : 'subscribed') }
  }),
)

/**
 * The response of GET download_data: all data that the shop has about a customer. `made` is an ISO timestamp. Unknown
 * fields are preserved, since the downloaded file contains every field of the response.
 */
export const customerData = v.looseObject({ made: v.string(), customer: v.looseObject({}) })

export const emptyAnswer = v.looseObject({})

export type AddressList = v.InferOutput<typeof addressList>
export type CustomerData = v.InferOutput<typeof customerData>
export type MyNewsletter = v.InferOutput<typeof myNewsletter>
