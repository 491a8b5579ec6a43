import * as v from 'valibot'
import { links } from './links'
import { count, id } from './values'

/** The maximum length of the name of a gift list, in characters. */
export const giftlistNameLength = 100

/**
 * The gender of the child, with the same numbers as a customer's: 1 boy, 2 girl, 3 neither; null without a child or when
 * unknown.
 */
const gender = v.nullable(v.pipe(id, v.maxValue(3)))

/** A gift list (SPEC §3). Only the owner sees a list that is not `published`. */
export const giftlist = v.object({
  id_giftlist: id,
  name: v.string(),
  name_parents: v.string(),
  welcome_message: v.string(),
  gender,
  published: v.boolean(),
  _links: links,
})

/** The response of GET my_giftlists (SPEC §7), latest first. Links: create (POST). */
export const giftlistList = v.object({ _embedded: v.object({ giftlists: v.array(giftlist) }), _links: links })

/** The payload of POST my_giftlists (SPEC §7), whose response is the `giftlist`. All fields except the name may be empty. */
export const createGiftlist = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(giftlistNameLength)),
  name_parents: v.pipe(v.string(), v.trim(), v.maxLength(giftlistNameLength)),
  welcome_message: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  gender,
  published: v.boolean(),
})

/**
 * A variant on a gift list (SPEC §3), which is also the response of adding it. `priority` is its position, starting at
 * 1.
 */
export const giftlistItem = v.object({
  id_giftlist: id,
  id_giftlist_product: id,
  quantity: v.pipe(count, v.minValue(1)),
  priority: count,
})

export type Giftlist = v.InferOutput<typeof giftlist>
export type GiftlistList = v.InferOutput<typeof giftlistList>
export type CreateGiftlist = v.InferOutput<typeof createGiftlist>
export type GiftlistItem = v.InferOutput<typeof giftlistItem>
