import * as v from 'valibot'
import { links } from './links'
import { id } from './values'

/** SPEC §3; ids of gender: 1 Mr, 2 Ms, 3 neither. A guest has no password and sees no account pages. */
export const customer = v.object({
  id_customer: id,
  email: v.string(),
  id_gender: v.nullable(id),
  firstname: v.string(),
  lastname: v.string(),
  is_guest: v.boolean(),
})

/** SPEC §3. Links: update, delete. */
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
  _links: v.optional(links),
})

/** Answer of GET me, POST login, POST create account and POST create guest (SPEC §7). */
export const sessionAnswer = v.object({
  session: v.object({ token: v.pipe(v.string(), v.minLength(1)) }),
  customer,
  addresses: v.array(address),
  _links: links,
})

export type Customer = v.InferOutput<typeof customer>
export type Address = v.InferOutput<typeof address>
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>
