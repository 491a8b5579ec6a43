/**
 * The limits of the shop API. They are separate from the schemas, since the first load uses them without a schema
 * library. Lengths are in characters.
 */
export const maxNameLength = 60
export const maxEmailLength = 254

/** The header with the key of an addition to the cart: repeated with the same key, it does not count again. */
export const idempotencyHeader = 'Idempotency-Key'
export const maxIdempotencyKeyLength = 100

/** The largest quantity of a line item or of a variant on a wishlist. */
export const maxQuantity = 999

/** The largest number of variants on a wishlist. More would not fit into one request. */
export const maxWishes = 100
