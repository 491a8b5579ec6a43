import * as v from 'valibot'
import { buildEmailSchema } from './buildEmailSchema'
import { giftlistCodePattern, maxEmailLength, maxGiftlistNameLength, maxWelcomeMessageLength } from './limits'
import { maxQuantity } from './quantities'
import { links } from './links'
import { picture } from './picture'
import { delivery } from './product'
import { orNull, readableList } from './readable'
import { count, euro, id, isoDay, requiredText, slugs, trimmedText } from './values'

/**
 * The gender of the child, with the same numbers as a customer's: 1 boy, 2 girl, 3 neither; null if it is unknown or
 * the list is not for a child.
 */
const gender = v.nullable(v.pipe(id, v.maxValue(3)))

/** The second owner of a list, or the person who was invited as the second owner. */
const partner = v.object({
  email: v.string(),
  /** Whether the invitation was accepted. */
  joined: v.fallback(v.boolean(), false),
})

/**
 * A gift list as its owner sees it (SPEC §3). Links: self (GET `ownGiftlist`), update (PUT `updateGiftlistPayload`),
 * delete (DELETE), gifts (GET `giftlistGifts`), and either invite (PUT `invitePartnerPayload`) or part (DELETE).
 */
export const giftlist = v.object({
  name: v.string(),
  name_parents: v.string(),
  welcome_message: v.string(),
  gender,
  published: v.boolean(),
  id_giftlist: id,
  /** Whether users can find the list by searching. Otherwise they need its link or code. */
  listed: v.fallback(v.boolean(), false),
  /**
   * The code with which givers open the list, by a link or by typing it, e.g. "K7QFM2XP". If it is null, the list
   * cannot be shared.
   */
  code: orNull(v.string()),
  /** The ISO day of the event, e.g. a wedding. */
  event_date: orNull(isoDay),
  /** The first ISO day on which the owner sees the gifts, or null if the owner sees them immediately. */
  hidden_until: orNull(isoDay),
  /**
   * The address of the owner to which gifts go, or null if gifts do not go to the owner. Givers never see the address.
   */
  id_address_delivery: orNull(id),
  /** The number of items that the owner wishes for. */
  wished: v.fallback(count, 0),
  given: orNull(count),
  /**
   * The part of all contributions, in euro, that does not pay for a complete gift, because the price is not reached yet
   * or has fallen, or because the item has left the list or the shop. This amount belongs to the owner. Null while gifts
   * are hidden from the owner.
   */
  credit: orNull(euro),
  /** Null if the list has one owner and no invitation is open. */
  partner: orNull(partner),
  _links: v.fallback(links, {}),
})

/** The response of GET my_giftlists (SPEC §7), latest first. A POST to the same address creates a list. */
export const giftlistList = v.object({
  _embedded: v.object({ giftlists: v.array(giftlist) }),
  _links: v.fallback(links, {}),
})

/**
 * The payload of POST my_giftlists (SPEC §7), whose response is the `giftlist`. All fields except the name may be
 * empty.
 */
export const createGiftlistPayload = v.object({
  name: requiredText(maxGiftlistNameLength),
  name_parents: trimmedText(maxGiftlistNameLength),
  welcome_message: trimmedText(maxWelcomeMessageLength),
  gender,
  published: v.boolean(),
})

/** The payload of a list's update link, whose response is the `giftlist`. Absent fields do not change. */
export const updateGiftlistPayload = v.object({
  ...v.partial(createGiftlistPayload).entries,
  listed: v.optional(v.boolean()),
  event_date: v.optional(v.nullable(isoDay)),
  hidden_until: v.optional(v.nullable(isoDay)),
  id_address_delivery: v.optional(v.nullable(id)),
})

/** The payload of a list's invite link, whose response is the `giftlist`. */
export const invitePartnerPayload = v.object({
  email: v.pipe(buildEmailSchema(), v.maxLength(maxEmailLength)),
  id_lang: id,
})

/** The payload of a session's link `giftlist_invitation`, whose response is the `giftlist`. */
export const acceptInvitationPayload = v.object({ token: v.string() })

/**
 * A variant on a gift list (SPEC §3), which is also the response to adding and changing the item. `priority` is its
 * position, starting at 1. Only the first four fields are required (SPEC §3).
 */
export const giftlistItem = v.object({
  id_giftlist: id,
  id_giftlist_product: id,
  /** The number of items that the owner wishes for. */
  quantity: v.pipe(count, v.minValue(1)),
  priority: count,
  id_product: orNull(id),
  id_product_attribute: orNull(id),
  /** The current unit price in euro, VAT included, or null if the variant is no longer sold. */
  price: orNull(euro),
  name: orNull(v.string()),
  /** The variant in words. */
  combination: orNull(v.string()),
  manufacturer_name: orNull(v.string()),
  picture: orNull(picture),
  product_slugs: orNull(slugs),
  sku_slugs: orNull(slugs),
  delivery: orNull(delivery),
  /** The quantity in stock; null if it is unknown. Contributions need no stock. */
  stock: orNull(count),
  /** The number of items ordered by givers, or null while it is hidden from the owner. */
  given: orNull(count),
  /** The sum of contributions in euro, or null while it is hidden from the owner. */
  collected: orNull(euro),
  /** The number of whole items that can still be given. */
  remaining: orNull(count),
  /** The largest contribution in euro that is still possible, or null if the item is too cheap for contributions. */
  remaining_amount: orNull(euro),
  /** The number of items that the owner has marked as received, in whatever way they arrived. */
  received: v.fallback(count, 0),
  /** For the owner: update (PUT `quantity`, `priority`), remove (DELETE) and received (PUT `receivedItemPayload`). */
  _links: v.fallback(links, {}),
})

/**
 * The payload of PUT /v1/my/giftlists/{id_giftlist}/{id_giftlist_product} (SPEC §7), whose response is the
 * `giftlistItem`.
 */
export const updateGiftlistItemPayload = v.object({
  quantity: v.pipe(count, v.minValue(1), v.maxValue(maxQuantity)),
  priority: v.pipe(count, v.minValue(1)),
})

/** The payload for the `received` link of an item. The response is the `giftlistItem`. */
export const receivedItemPayload = v.object({ received: v.pipe(count, v.maxValue(maxQuantity)) })

/** The response of the self link of an owner's list: the list with its items, by priority. */
export const ownGiftlist = v.object({ giftlist, items: v.array(giftlistItem) })

/**
 * A published list as givers see it: the response of GET /v1/giftlists/{id_giftlist} (SPEC §7, `public_giftlist`),
 * which also accepts a code instead of the id. Its items are ordered by priority. It contains neither the owner's
 * address nor any giver. `can_deliver_to_owner` says whether gifts can go to the owner's address.
 */
export const publicGiftlist = v.object({
  ...v.pick(giftlist, ['id_giftlist', 'name', 'name_parents', 'welcome_message', 'gender', 'code', 'event_date'])
    .entries,
  hidden_until: orNull(isoDay),
  can_deliver_to_owner: v.fallback(v.boolean(), false),
  /** Whether the user is an owner from whom the gifts are hidden, and who therefore cannot give from this list. */
  hidden: v.fallback(v.boolean(), false),
  items: v.array(giftlistItem),
})

/** A published and listed gift list in the results of a search. */
export const foundGiftlist = v.object({
  id_giftlist: id,
  name: v.string(),
  name_parents: v.string(),
  code: v.string(),
  event_date: orNull(isoDay),
})

/** The response of the gift list search (SPEC §7, `find_giftlist`): at most 20 lists, the best match first. */
export const foundGiftlists = v.object({ _embedded: v.object({ giftlists: readableList(foundGiftlist) }) })

/** Removes spaces, hyphens and invisible characters from a typed code. Returns null for text that cannot be a code. */
export function readGiftlistCode(typedCode: string): string | null {
  const code = typedCode.replace(/[\s\p{Cf}\p{Pd}]/gu, '').toUpperCase()
  return giftlistCodePattern.test(code) ? code : null
}

export type Giftlist = v.InferOutput<typeof giftlist>
export type GiftlistList = v.InferOutput<typeof giftlistList>
export type CreateGiftlistPayload = v.InferOutput<typeof createGiftlistPayload>
export type UpdateGiftlistPayload = v.InferOutput<typeof updateGiftlistPayload>
export type GiftlistItem = v.InferOutput<typeof giftlistItem>
export type UpdateGiftlistItemPayload = v.InferOutput<typeof updateGiftlistItemPayload>
export type OwnGiftlist = v.InferOutput<typeof ownGiftlist>
export type PublicGiftlist = v.InferOutput<typeof publicGiftlist>
export type FoundGiftlist = v.InferOutput<typeof foundGiftlist>
