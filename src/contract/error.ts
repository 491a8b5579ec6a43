import * as v from 'valibot'
import { orAbsent } from './readable'

/**
 * The types of errors that the shop API returns, each with its status (docs/shop-api/errors.md). The storefront treats
 * any other type as the general error of its status.
 */
export const errorStatuses = {
  bad_request: 400,
  not_logged_in: 401,
  login_failed: 401,
  account_needed: 403,
  not_found: 404,
  cart_not_found: 404,
  reset_unknown: 404,
  cart_closed: 409,
  out_of_stock: 409,
  carrier_unavailable: 409,
  gift_not_possible: 409,
  cart_changed: 409,
  checkout_incomplete: 409,
  account_exists: 409,
  withdrawal_over: 409,
  slot_taken: 409,
  voucher_in_cart: 409,
  gift_taken: 409,
  giftlist_has_gifts: 409,
  product_gone: 410,
  reset_used: 410,
  reset_expired: 410,
  link_expired: 410,
  giftlist_closed: 410,
  too_large: 413,
  file_not_allowed: 415,
  invalid: 422,
  too_many_addresses: 422,
  giftlist_full: 422,
  voucher_unknown: 422,
  voucher_expired: 422,
  voucher_not_yet_valid: 422,
  voucher_used: 422,
  voucher_used_up: 422,
  voucher_customer: 422,
  voucher_brand: 422,
  voucher_exclude_sale: 422,
  voucher_minimum: 422,
  too_many_attempts: 429,
  error: 500,
} as const

export type ErrorType = keyof typeof errorStatuses

export const isErrorOfType = ({ type }: { type?: string | undefined }, expectedType: ErrorType): boolean =>
  type === expectedType

/**
 * The body of every error (SPEC §8). `type` is for programs and `message` for developers. The details in `data` depend
 * on `type`.
 */
export const errorBody = v.object({
  name: orAbsent(v.string()),
  message: orAbsent(v.string()),
  code: orAbsent(v.union([v.string(), v.number()])),
  type: orAbsent(v.string()),
  data: v.optional(v.unknown()),
})

export type ErrorBody = v.InferOutput<typeof errorBody>
