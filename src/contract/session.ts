import * as v from 'valibot'
import { links } from './links'
import { id } from './values'

/** A customer (SPEC §3). Gender ids: 1 Mr, 2 Ms, 3 neither. A guest has no password and sees no account pages. */
export const customer = v.object({
  id_customer: id,
  email: v.string(),
  id_gender: v.nullable(id),
  firstname: v.string(),
  lastname: v.string(),
  is_guest: v.boolean(),
})

/** An address (SPEC §3). Links: update, delete. */
export const address = v.object({
  id_address: id,
  firstname: v.string(),
  lastname: v.string(),
  company: v.nullable(v.string()),
  vat_number: v.nullable(v.string()),
  address1: v.string(),
  address2: v.nullable(v.string()),
  postcode: v.string(),
  city: v.string(),
  id_country: id,
  /**
   * Whether the next order is delivered or billed to the address by default. The addresses of an order have neither
   * field.
   */
  default_delivery: v.optional(v.boolean()),
  default_invoice: v.optional(v.boolean()),
  _links: v.optional(links),
})

/** The links of a session that the storefront uses. A guest's session has only the first three. */
export type SessionLink =
  | 'self'
  | 'set_contact'
  | 'log_out'
  | 'update_profile'
  | 'change_password'
  | 'download_data'
  | 'delete_account'
  | 'my_addresses'
  | 'my_orders'
  | 'my_wishlist'
  | 'my-newsletter'
  | 'my_giftlists'

/** The response of GET me, POST login, POST create account, POST create guest and update profile (SPEC §7). */
export const sessionAnswer = v.object({
  session: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  customer,
  addresses: v.array(address),
  _links: links,
})

export type Customer = v.InferOutput<typeof customer>
export type Address = v.InferOutput<typeof address>
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
