import * as v from 'valibot'
import { links } from './links'
import { orAbsent, orNull } from './readable'
import { id } from './values'

/** A customer (SPEC §3). Gender ids: 1 Mr, 2 Ms, 3 neither. A guest has no password and sees no account pages. */
export const customer = v.object({
  id_customer: id,
  email: v.string(),
  id_gender: orNull(id),
  /** The first name; empty if unknown. */
  firstname: v.fallback(v.string(), ''),
  /** The last name; empty if unknown. */
  lastname: v.fallback(v.string(), ''),
  is_guest: v.fallback(v.boolean(), false),
})

/** An address (SPEC §3). Links: update, delete. */
export const address = v.object({
  id_address: id,
  firstname: v.string(),
  lastname: v.string(),
  company: orNull(v.string()),
  vat_number: orNull(v.string()),
  address1: v.string(),
  address2: orNull(v.string()),
  postcode: v.string(),
  city: v.string(),
  id_country: id,
  /**
   * Whether the next order is delivered or billed to the address by default. The addresses of an order have neither
   * field.
   */
  default_delivery: orAbsent(v.boolean()),
  default_invoice: orAbsent(v.boolean()),
  _links: orAbsent(links),
})

/** The response of GET me, POST login, POST create account, POST create guest and update profile (SPEC §7). */
export const sessionAnswer = v.object({
  session: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  customer,
  addresses: v.array(address),
  _links: v.fallback(links, {}),
})

export type Customer = v.InferOutput<typeof customer>
export type Address = v.InferOutput<typeof address>
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
