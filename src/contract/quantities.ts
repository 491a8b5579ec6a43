/** The maximum quantity of a line item or of a variant on a wishlist. */
export const maxQuantity = 999

/**
 * The stock of a variant for which the API states none. It limits no quantity, because the API refuses what it cannot
 * deliver.
 */
export const unknownStock = maxQuantity + 1
