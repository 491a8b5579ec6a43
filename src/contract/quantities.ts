/** The maximum quantity of a line item or of a variant on a wishlist. */
export const maxQuantity = 999

/** The stock of what the API states no stock for. It limits no quantity, because the API refuses what it cannot deliver. */
export const unknownStock = maxQuantity + 1
