import * as v from 'valibot'
import { giftDestination } from './giftDestination'
import { links } from './links'
import { picture } from './picture'
import { orNull } from './readable'
import { count, euro, id } from './values'

/**
 * A gift from an order, as the owner of the list sees it. It is either `quantity` items, or a contribution of `amount`
 * euro (null for whole items). Links: thank (PUT `thankGiftPayload`).
 */
export const gift = v.object({
  id_gift: id,
  id_giftlist_product: id,
  name: v.string(),
  combination: v.string(),
  picture: orNull(picture),
  quantity: count,
  amount: orNull(euro),
  message: v.fallback(v.string(), ''),
  giver: v.fallback(v.string(), ''),
  /** The ISO day of the order. */
  day: v.string(),
  destination: v.fallback(giftDestination, 'giver'),
  thanked: v.fallback(v.boolean(), false),
  _links: v.fallback(links, {}),
})

/**
 * The response of a list's gifts link, latest first. While `hidden` is true (until the list's `hidden_until`), `gifts`
 * is empty and `collected` is null. `collected` is the sum of all contributions in euro.
 */
export const giftlistGifts = v.object({
  hidden: v.boolean(),
  collected: orNull(euro),
  gifts: v.array(gift),
})

/** The payload of a gift's thank link, whose response is the `gift`. */
export const thankGiftPayload = v.object({ thanked: v.boolean() })

export type Gift = v.InferOutput<typeof gift>
export type GiftlistGifts = v.InferOutput<typeof giftlistGifts>
