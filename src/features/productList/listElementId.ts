/** The id of the product list. A page has at most one such list. */
export const listElementId = 'list'
