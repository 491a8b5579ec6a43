import * as v from 'valibot'
import { maxQuantity, maxWishes } from './limits'
import { addressPayload, email, givenPassword, newPassword, personName } from './requests'
import { count, euro, id } from './values'

/**
 * Payloads of SPEC §7's calls about a customer's own things, as the storefront sends them and the sandbox checks them.
 */

export const passwordReset = v.object({ email, id_lang: id })
/** What the mailed link carries: who, the token of the account, and that of this one reset. */
export const passwordSet = v.object({
  id_customer: id,
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  reset_token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  password: newPassword,
})
export const changePassword = v.object({ password: givenPassword, new_password: newPassword })
export const updateProfile = v.object({
  customer: v.object({ id_gender: v.nullable(id), firstname: personName, lastname: personName, email }),
})
/** The account goes for good: its password is asked once more. */
export const deleteAccount = v.object({ password: givenPassword })

/** Of a new address and of one that is changed. A default that is not given stays where it is. */
export const saveAddress = v.object({
  address: v.object({
    ...addressPayload.entries,
    default_delivery: v.optional(v.boolean()),
    default_invoice: v.optional(v.boolean()),
  }),
})

/** Names may be empty: the footer asks for the address only. */
export const newsletter = v.object({
  email,
  firstName: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  lastName: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  id_lang: id,
})
/** The token of a letter, to confirm a subscription or to end it. */
export const newsletterToken = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) })

/**
 * A version to be kept. One that was kept before, on a device or on this list, brings what was noted then (`wish`): it
 * serves the customer's own marks alone, so what makes no sense counts as not given and keeps nothing from the list.
 */
const newWish = v.object({
  id_product: id,
  id_product_attribute: id,
  quantity: v.optional(v.pipe(count, v.minValue(1), v.maxValue(maxQuantity)), 1),
  added: v.fallback(v.optional(v.pipe(v.string(), v.isoTimestamp())), undefined),
  price_then: v.fallback(v.optional(v.pipe(euro, v.minValue(0), v.maxValue(1_000_000))), undefined),
  in_stock_then: v.fallback(v.optional(v.boolean()), undefined),
})

/** What is to be kept; of what is on the list already the larger quantity stays, so that asking twice does no harm. */
export const addWishes = v.object({ items: v.pipe(v.array(newWish), v.minLength(1), v.maxLength(maxWishes)) })

/** Guest order look-up: both must fit. */
export const findOrder = v.object({ number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)), email })
/** Of an order that was found by its number: what stands in for a session. */
const orderKey = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)))
export const orderAgainPayload = v.object({ order_key: orderKey })
/** Which pieces go back. `reason` may be empty: none need be given. */
export const withdraw = v.object({
  order_key: orderKey,
  lines: v.pipe(v.array(v.object({ id_order_line: id, quantity: v.pipe(count, v.minValue(1)) })), v.minLength(1)),
  reason: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
})

export type PasswordReset = v.InferInput<typeof passwordReset>
export type PasswordSet = v.InferInput<typeof passwordSet>
export type ChangePassword = v.InferInput<typeof changePassword>
export type UpdateProfile = v.InferInput<typeof updateProfile>
export type DeleteAccount = v.InferInput<typeof deleteAccount>
export type SaveAddress = v.InferInput<typeof saveAddress>
export type Newsletter = v.InferInput<typeof newsletter>
export type NewsletterToken = v.InferInput<typeof newsletterToken>
export type AddWishes = v.InferInput<typeof addWishes>
export type FindOrder = v.InferInput<typeof findOrder>
/** Without the key, which the order itself brings. */
export type Withdraw = Omit<v.InferInput<typeof withdraw>, 'order_key'>
