import * as v from 'valibot'
import { orAbsent } from './readable'
import { maxNameLength, maxOrderNumberLength, maxReasonLength, maxTokenLength, maxWishes } from './limits'
import { maxQuantity } from './quantities'
import { addressPayload, email, givenPassword, newPassword, personName } from './requests'
import { count, euro, id, requiredText, trimmedText } from './values'

/** The payloads of account requests (SPEC §7). The storefront sends them and the sandbox validates them. */

const linkToken = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTokenLength))

export const passwordResetPayload = v.object({ email, id_lang: id })
/** The parameters of the email link: the customer, the token of the account and the token of this reset. */
export const passwordCheckPayload = v.object({ id_customer: id, token: linkToken, reset_token: linkToken })
export const passwordSetPayload = v.object({ ...passwordCheckPayload.entries, password: newPassword })
export const changePasswordPayload = v.object({ password: givenPassword, new_password: newPassword })
export const updateProfilePayload = v.object({
  customer: v.object({ id_gender: v.nullable(id), firstname: personName, lastname: personName, email }),
})
/** Deletes the account permanently, which is why the password is required again. */
export const deleteAccountPayload = v.object({ password: givenPassword })

/** The payload for creating and updating an address. An absent `default_` field changes nothing. */
export const saveAddressPayload = v.object({
  address: v.object({
    ...addressPayload.entries,
    default_delivery: v.optional(v.boolean()),
    default_invoice: v.optional(v.boolean()),
  }),
})

/** The names may be empty, since the form in the footer has only a field for the email address. */
export const newsletterPayload = v.object({
  email,
  firstName: trimmedText(maxNameLength),
  lastName: trimmedText(maxNameLength),
  id_lang: id,
})
/** A request for an email when a variant is in stock again. */
export const stockAlertPayload = v.object({ email, id_product_attribute: id, id_lang: id })
/** The token of an email link, which confirms or ends a subscription or a stock alert. */
export const emailTokenPayload = v.object({ token: linkToken })

/**
 * A variant for the wishlist. A variant from a device's list has the price and the stock of the day on which it was
 * added there. A variant that returns to the account's list also has the moment at which it was added. These values are
 * used only for hints to the customer, so an invalid value is ignored and the variant is still added.
 */
const newWish = v.object({
  id_product: id,
  id_product_attribute: id,
  quantity: v.optional(v.pipe(count, v.minValue(1), v.maxValue(maxQuantity)), 1),
  added: orAbsent(v.pipe(v.string(), v.isoTimestamp())),
  price_then: orAbsent(v.pipe(euro, v.maxValue(1_000_000))),
  in_stock_then: orAbsent(v.boolean()),
})

/**
 * The variants to add. A variant that is already on the list gets the larger quantity, so a repeated request does no
 * harm.
 */
export const addWishesPayload = v.object({ items: v.pipe(v.array(newWish), v.minLength(1), v.maxLength(maxWishes)) })

/** Identifies a guest's order. The number and the email address must both match. */
export const findOrderPayload = v.object({
  number: requiredText(maxOrderNumberLength),
  email,
})
/** The key of an order that was found by its number. It takes the place of a session. */
const orderKey = v.optional(linkToken)
export const orderAgainPayload = v.object({ order_key: orderKey })
/** The items to return. `reason` may be empty, since customers need not give one. */
export const withdrawPayload = v.object({
  order_key: orderKey,
  lines: v.pipe(v.array(v.object({ id_order_line: id, quantity: v.pipe(count, v.minValue(1)) })), v.minLength(1)),
  reason: trimmedText(maxReasonLength),
})

export type PasswordResetPayload = v.InferInput<typeof passwordResetPayload>
export type PasswordCheckPayload = v.InferInput<typeof passwordCheckPayload>
export type PasswordSetPayload = v.InferInput<typeof passwordSetPayload>
export type ChangePasswordPayload = v.InferInput<typeof changePasswordPayload>
export type UpdateProfilePayload = v.InferInput<typeof updateProfilePayload>
export type DeleteAccountPayload = v.InferInput<typeof deleteAccountPayload>
export type SaveAddressPayload = v.InferInput<typeof saveAddressPayload>
export type NewsletterPayload = v.InferInput<typeof newsletterPayload>
export type StockAlertPayload = v.InferInput<typeof stockAlertPayload>
export type AddWishesPayload = v.InferInput<typeof addWishesPayload>
export type FindOrderPayload = v.InferInput<typeof findOrderPayload>
/** The payload without the key, which the storefront takes from the order. */
export type WithdrawPayload = Omit<v.InferInput<typeof withdrawPayload>, 'order_key'>
