import * as v from 'valibot'
import { buildEmailSchema } from './buildEmailSchema'
import { giftDestination } from './giftDestination'
import {
  maxCityLength,
  maxEmailLength,
  maxGiftMessageLength,
  maxLineLength,
  maxNameLength,
  maxPostcodeLength,
  maxVoucherCodeLength,
} from './limits'
import { findPasswordError } from './findPasswordError'
import { id, requiredText, trimmedText } from './values'

/** The payloads of SPEC §7. The storefront sends them and the sandbox validates them. */

/** A first or last name. */
export const personName = requiredText(maxNameLength)
const optionalLine = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(maxLineLength))))

/** An address as a user enters it. The postcode must match the country. */
export const addressPayload = v.object({
  firstname: personName,
  lastname: personName,
  company: optionalLine,
  vat_number: optionalLine,
  address1: requiredText(maxLineLength),
  address2: optionalLine,
  postcode: requiredText(maxPostcodeLength),
  city: requiredText(maxCityLength),
  id_country: id,
})

export const addToCartPayload = v.object({
  id_product: id,
  id_product_attribute: id,
  /** A missing quantity means 1 (SPEC §5). */
  quantity: v.optional(v.pipe(v.number(), v.integer()), 1),
  id_lang: id,
  id_giftlist_product: v.optional(v.nullable(id)),
  /** A contribution in euro with at most two decimals; null for whole items. */
  amount: v.optional(v.nullable(v.number())),
  message: v.optional(v.nullable(trimmedText(maxGiftMessageLength))),
})
export const updateItemPayload = v.object({
  quantity: v.pipe(v.number(), v.integer()),
  /** The new amount of a contribution, whose quantity is 1. Without it, the amount does not change. */
  amount: v.optional(v.nullable(v.number())),
  id_lang: id,
})
/** The payload of a gift's destination link. */
export const updateGiftDestinationPayload = v.object({ destination: giftDestination, id_lang: id })
export const addVoucherPayload = v.object({ code: requiredText(maxVoucherCodeLength) })
/** An email address as typed, without spaces around it. */
export const email = v.pipe(buildEmailSchema(), v.maxLength(maxEmailLength))
/** A new password: 8 to 128 characters (Unicode code points) that are not all white space. */
export const newPassword = v.pipe(
  v.string(),
  v.check((password) => findPasswordError(password) === null),
)
/** A password that is only compared with the stored password. Its maximum keeps hashing cheap. */
export const givenPassword = v.pipe(
  v.string(),
  v.minLength(1),
  v.check((password) => findPasswordError(password) !== 'long'),
)

export const loginPayload = v.object({ email, password: givenPassword })
/**
 * The payload of create account. The address as a whole may be absent. A guest who sends the payload with the session
 * token of the guest order and the same email address becomes a registered customer and keeps addresses and orders.
 */
export const createAccountPayload = v.object({
  id_lang: id,
  email,
  password: newPassword,
  id_gender: v.optional(v.nullable(id)),
  firstname: personName,
  lastname: personName,
  newsletter: v.boolean(),
  address1: v.optional(v.nullable(requiredText(maxLineLength))),
  address2: v.optional(v.nullable(v.string())),
  city: v.optional(v.nullable(requiredText(maxCityLength))),
  id_country: v.optional(v.nullable(id)),
  postcode: v.optional(v.nullable(requiredText(maxPostcodeLength))),
})
/** The query of a carrier's `service_points` link. */
export const findServicePointsPayload = v.object({ postcode: requiredText(maxPostcodeLength) })
export const createGuestPayload = v.object({
  account: v.object({
    id_lang: id,
    email,
    /** If present, the guest becomes a registered customer (SPEC §5: optional). */
    password: v.optional(newPassword),
    id_gender: v.optional(v.nullable(id)),
    firstname: personName,
    lastname: personName,
    newsletter: v.boolean(),
  }),
  delivery: addressPayload,
  /**
   * The invoice address, which the storefront always sends. If it is absent or equals the delivery address, the guest
   * has one address for both.
   */
  invoice: v.optional(addressPayload),
})
export const updateCountryPayload = v.object({
  id_country: id,
  id_address_delivery: v.optional(v.nullable(id)),
  id_carrier: v.optional(v.nullable(id)),
  id_lang: id,
})
export const updateCarrierPayload = v.object({
  id_carrier: id,
  id_address_delivery: v.optional(v.nullable(id)),
  service_point: v.optional(v.nullable(v.string())),
  id_lang: id,
  step_shipping: v.literal(1),
})
export const updateGiftWrappingPayload = v.object({
  gift: v.boolean(),
  gift_message: v.string(),
  id_lang: id,
  step_giftwrapping: v.literal(1),
})
/**
 * The customer's name; an absent gender does not change. The storefront then sends `id_address_invoice` to the cart's
 * update link.
 */
export const setContactPayload = v.object({
  gender: v.optional(v.nullable(id)),
  firstname: personName,
  lastname: personName,
})
/** The payload of the cart's update link. Absent fields do not change. */
export const updateCartPayload = v.object({
  id_address_delivery: v.optional(v.nullable(id)),
  id_address_invoice: v.optional(v.nullable(id)),
  id_lang: v.optional(id),
})
export const paymentPayload = v.object({
  id_payment: id,
  id_address_invoice: id,
  id_lang: id,
  step_payment: v.literal(1),
})

export type LoginPayload = v.InferInput<typeof loginPayload>
export type CreateAccountPayload = v.InferInput<typeof createAccountPayload>
export type FindServicePointsPayload = v.InferInput<typeof findServicePointsPayload>
export type AddToCartPayload = v.InferInput<typeof addToCartPayload>
export type UpdateItemPayload = v.InferInput<typeof updateItemPayload>
export type CreateGuestPayload = v.InferInput<typeof createGuestPayload>
export type UpdateCountryPayload = v.InferInput<typeof updateCountryPayload>
export type UpdateCarrierPayload = v.InferInput<typeof updateCarrierPayload>
export type UpdateGiftWrappingPayload = v.InferInput<typeof updateGiftWrappingPayload>
export type SetContactPayload = v.InferInput<typeof setContactPayload>
export type UpdateCartPayload = v.InferInput<typeof updateCartPayload>
export type PaymentPayload = v.InferInput<typeof paymentPayload>
