/** How many pieces one row of the wall holds: a product's page shows no more of each kind, though a shop may name dozens. */
export const oneRow = 4
